// swift-tools-version: 6.2
import PackageDescription

// Linux has no UIKit: there, a stand-in runs the tests.
#if os(Linux)
  let standIn: [Package.Dependency] = [.package(path: "../../../Kit/StandIns/UIKit")]
  let uikit: [Target.Dependency] = [.product(name: "UIKit", package: "uikit")]
  // The toolchain looks for what Testing adds to UIKit.
  let overlays: [SwiftSetting] = [
    .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
  ]
#else
  let standIn: [Package.Dependency] = []
  let uikit: [Target.Dependency] = []
  let overlays: [SwiftSetting] = []
#endif

let package = Package(
  name: "BoatRental",
  platforms: [.iOS(.v17)],
  dependencies: standIn,
  targets: [
    .target(
      name: "BoatRental", dependencies: uikit, path: ".",
      exclude: ["README.md", "Tests", "as-it-was.patch"]),
    .testTarget(
      name: "BoatRentalTests", dependencies: ["BoatRental"], path: "Tests",
      swiftSettings: overlays),
  ],
  swiftLanguageModes: [.v5]
)
