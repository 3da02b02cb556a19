/// The accessibility properties that were set on one object.
@MainActor
final class AccessibilityStorage {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var hidesElements = false
  var isModal = false
  var elements: [Any]?
}
