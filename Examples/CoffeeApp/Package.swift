// swift-tools-version: 6.2
import PackageDescription

#if os(Linux)
let understudy: [Target.Dependency] = [
  .product(name: "Understudy", package: "swiftui-uikit-presenting")
]
#else
let understudy: [Target.Dependency] = []
#endif

let package = Package(
  name: "CoffeeApp",
  platforms: [.iOS(.v16)],
  products: [.library(name: "CoffeeScreens", targets: ["CoffeeScreens"])],
  dependencies: [.package(name: "swiftui-uikit-presenting", path: "../..")],
  targets: [
    .target(
      name: "CoffeeScreens",
      dependencies: [
        .product(name: "UIViewControllerPresenting", package: "swiftui-uikit-presenting")
      ] + understudy
    ),
    .testTarget(name: "CoffeeScreensTests", dependencies: ["CoffeeScreens"] + understudy),
  ]
)
