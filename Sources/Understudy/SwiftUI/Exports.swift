// Whoever imports Apple's SwiftUI sees these modules' declarations too, and relies on it.
@_exported import Combine
@_exported import CoreTransferable
@_exported import Observation
@_exported import UIKit
