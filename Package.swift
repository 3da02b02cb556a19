// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "swiftui-uikit-presenting",
  platforms: [.iOS(.v16), .macCatalyst(.v16), .visionOS(.v1)],
  products: [
    .library(name: "UIViewControllerPresenting", targets: ["UIViewControllerPresenting"]),
    .library(name: "SafariWebView", targets: ["SafariWebView"]),
    .library(name: "MailComposeSheet", targets: ["MailComposeSheet"]),
    .library(name: "ShareSheet", targets: ["ShareSheet"]),
  ],
  targets: [
    .target(name: "PresentationLifecycle"),
    .target(
      name: "UIViewControllerPresenting",
      dependencies: ["PresentationLifecycle"] + understudy("Combine", "SwiftUI", "UIKit", "os")
    ),
    .target(
      name: "SafariWebView",
      dependencies: ["UIViewControllerPresenting"]
        + understudy("SafariServices", "SwiftUI", "UIKit")
    ),
    .target(
      name: "MailComposeSheet",
      dependencies: ["UIViewControllerPresenting"] + understudy("MessageUI", "SwiftUI", "UIKit")
    ),
    .target(
      name: "ShareSheet",
      dependencies: ["UIViewControllerPresenting"]
        + understudy("LinkPresentation", "SwiftUI", "UIKit")
    ),
    .testTarget(name: "PresentationLifecycleTests", dependencies: ["PresentationLifecycle"]),
    // What pictures are written with: it knows no framework, so it is built everywhere.
    .target(name: "StageDrawing", path: "Sources/Understudy/Drawing"),
    .testTarget(name: "StageDrawingTests", dependencies: ["StageDrawing"]),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
/// The stand-ins for Apple's frameworks, which exist on Linux only: on Apple's platforms the same
/// `import` lines get Apple's own.
func understudy(_ frameworks: String...) -> [Target.Dependency] {
  frameworks.map { .target(name: $0) }
}

package.products += [
  .library(
    name: "Understudy",
    targets: [
      "Understudy", "UIKit", "SwiftUI", "Combine", "CoreTransferable", "os",
      "SafariServices", "MessageUI", "LinkPresentation", "UniformTypeIdentifiers",
    ]
  ),
  .library(name: "UnderstudyPictures", targets: ["UnderstudyPictures"]),
  .library(name: "UnderstudyPictureTesting", targets: ["UnderstudyPictureTesting"]),
]

package.targets += [
  .target(name: "StageRuntime", path: "Sources/Understudy/StageRuntime"),
  .target(name: "os", dependencies: ["StageRuntime"], path: "Sources/Understudy/os"),
  .target(name: "Combine", dependencies: ["StageRuntime"], path: "Sources/Understudy/Combine"),
  .target(name: "_Testing_UIKit", path: "Sources/Understudy/TestingOverlay"),
  .target(name: "UniformTypeIdentifiers", path: "Sources/Understudy/UniformTypeIdentifiers"),
  .target(
    name: "FoundationAdditions",
    dependencies: ["StageRuntime", "UniformTypeIdentifiers"],
    path: "Sources/Understudy/FoundationAdditions"
  ),
  .target(
    name: "LinkPresentation",
    dependencies: ["FoundationAdditions"],
    path: "Sources/Understudy/LinkPresentation"
  ),
  .target(
    name: "UIKit",
    dependencies: [
      "FoundationAdditions", "LinkPresentation", "StageDrawing", "StageRuntime", "_Testing_UIKit",
    ],
    path: "Sources/Understudy/UIKit"
  ),
  .target(
    name: "SafariServices",
    dependencies: ["StageRuntime", "UIKit"],
    path: "Sources/Understudy/SafariServices"
  ),
  .target(
    name: "MessageUI",
    dependencies: ["StageRuntime", "UIKit", "UniformTypeIdentifiers"],
    path: "Sources/Understudy/MessageUI"
  ),
  .target(
    name: "CoreTransferable",
    dependencies: ["Combine", "UniformTypeIdentifiers"],
    path: "Sources/Understudy/CoreTransferable"
  ),
  .macro(name: "SwiftUIMacros", path: "Sources/Understudy/SwiftUIMacros"),
  .target(
    name: "SwiftUI",
    dependencies: [
      "Combine", "CoreTransferable", "StageDrawing", "StageRuntime", "SwiftUIMacros", "UIKit",
    ],
    path: "Sources/Understudy/SwiftUI"
  ),
  .target(
    name: "Understudy",
    dependencies: [
      "MessageUI", "SafariServices", "StageRuntime", "SwiftUI", "UIKit",
    ],
    path: "Sources/Understudy/Understudy"
  ),
  .target(
    name: "UnderstudyPictures",
    dependencies: ["StageDrawing", "StageRuntime", "SwiftUI", "UIKit", "Understudy"],
    path: "Sources/Understudy/Pictures"
  ),
  // Apart from the pictures, since it needs Testing, which is for tests only.
  .target(
    name: "UnderstudyPictureTesting",
    dependencies: ["StageDrawing", "UnderstudyPictures"],
    path: "Sources/Understudy/PictureTesting"
  ),
  .executableTarget(
    name: "Gallery",
    dependencies: [
      "MailComposeSheet", "SafariWebView", "ShareSheet", "SwiftUI", "UIKit",
      "UIViewControllerPresenting", "Understudy", "UnderstudyPictures",
    ],
    path: "Examples/Gallery"
  ),
  .systemLibrary(name: "CMalloc", path: "Benchmarks/CMalloc"),
  .executableTarget(
    name: "Benchmarks",
    dependencies: [
      "CMalloc", "Journeys", "StageRuntime", "SwiftUI", "UIKit", "UIViewControllerPresenting",
      "Understudy", "UnderstudyPictures",
    ],
    path: "Benchmarks",
    exclude: ["CMalloc"]
  ),
  .testTarget(
    name: "SafariWebViewTests",
    dependencies: ["SafariServices", "SafariWebView", "SwiftUI", "UIKit", "Understudy"]
  ),
  .testTarget(
    name: "MailComposeSheetTests",
    dependencies: ["MailComposeSheet", "MessageUI", "SwiftUI", "UIKit", "Understudy"]
  ),
  .testTarget(
    name: "ShareSheetTests",
    dependencies: ["ShareSheet", "SwiftUI", "UIKit", "Understudy"]
  ),
  .testTarget(
    name: "ArticleTests",
    dependencies: [
      "MailComposeSheet", "SafariServices", "SafariWebView", "ShareSheet", "SwiftUI", "UIKit",
      "UIViewControllerPresenting", "Understudy",
    ]
  ),
  .testTarget(
    name: "GalleryTests",
    dependencies: ["Gallery", "Understudy", "UnderstudyPictureTesting", "UnderstudyPictures"],
    exclude: ["__Pictures__"]
  ),
  .testTarget(
    name: "GuideTests",
    dependencies: [
      "MailComposeSheet", "SafariServices", "SafariWebView", "ShareSheet", "SwiftUI", "UIKit",
      "UIViewControllerPresenting", "Understudy", "UnderstudyPictureTesting", "UnderstudyPictures",
    ]
  ),
  .testTarget(name: "osTests", dependencies: ["StageRuntime", "os"]),
  .testTarget(name: "StageRuntimeTests", dependencies: ["StageRuntime"]),
  .target(
    name: "ConformanceSupport",
    dependencies: ["StageRuntime", "UIKit"],
    path: "Tests/Support"
  ),
  .testTarget(
    name: "UIKitConformanceTests",
    dependencies: ["ConformanceSupport", "StageDrawing", "StageRuntime", "UIKit"]
  ),
  .testTarget(
    name: "SystemControllersConformanceTests",
    dependencies: [
      "ConformanceSupport", "LinkPresentation", "MessageUI", "SafariServices", "StageRuntime",
      "UIKit", "UniformTypeIdentifiers",
    ]
  ),
  .testTarget(
    name: "SwiftUIConformanceTests",
    dependencies: ["Combine", "StageRuntime", "SwiftUI", "UIKit", "UniformTypeIdentifiers"]
  ),
  .testTarget(
    name: "UnderstudyTests",
    dependencies: ["MessageUI", "SafariServices", "SwiftUI", "UIKit", "Understudy"]
  ),
  .testTarget(
    name: "UnderstudyPicturesTests",
    dependencies: ["SwiftUI", "UIKit", "Understudy", "UnderstudyPictures"]
  ),
  .testTarget(
    name: "UnderstudyPictureTestingTests",
    dependencies: ["SwiftUI", "Understudy", "UnderstudyPictures", "UnderstudyPictureTesting"]
  ),
  .target(
    name: "Journeys",
    dependencies: [
      "ConformanceSupport", "SwiftUI", "UIKit", "UIViewControllerPresenting", "Understudy",
    ],
    path: "Tests/Journeys"
  ),
  .executableTarget(name: "Soak", dependencies: ["Journeys"], path: "Tests/Soak"),
  .target(
    name: "Updates",
    dependencies: ["Combine", "ConformanceSupport", "StageRuntime", "SwiftUI", "UIKit"],
    path: "Tests/Updates"
  ),
  .executableTarget(name: "UpdateSoak", dependencies: ["Updates"], path: "Tests/UpdateSoak"),
  .testTarget(name: "UpdateTests", dependencies: ["Updates"]),
  .testTarget(
    name: "UIViewControllerPresentingTests",
    dependencies: ["Journeys", "SwiftUI", "UIKit", "UIViewControllerPresenting", "Understudy"]
  ),
]
#else
/// Apple's platforms have Apple's frameworks, so nothing stands in for them.
func understudy(_ frameworks: String...) -> [Target.Dependency] { [] }
#endif
