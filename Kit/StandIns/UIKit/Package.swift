// swift-tools-version: 6.2
import PackageDescription

// What the classic scenes and the generated view controllers use of UIKit, so that a system without it can run their
// tests. It is written from Apple's documentation, draws nothing, and is known to be right only where a Mac agrees.
let package = Package(
  name: "uikit",
  products: [.library(name: "UIKit", targets: ["UIKit"])],
  targets: [.target(name: "UIKit", swiftSettings: [.treatAllWarnings(as: .error)])],
  swiftLanguageModes: [.v6]
)
