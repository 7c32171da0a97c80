// swift-tools-version: 6.2
import PackageDescription

// Linux has no UIKit: there, a stand-in runs the tests.
#if os(Linux)
  let standIn: [Package.Dependency] = [.package(path: "../../../Kit/StandIns/UIKit")]
  let uikit: [Target.Dependency] = [.product(name: "UIKit", package: "uikit")]
#else
  let standIn: [Package.Dependency] = []
  let uikit: [Target.Dependency] = []
#endif

let package = Package(
  name: "BoatRental",
  platforms: [.iOS(.v17)],
  dependencies: standIn,
  targets: [
    .target(
      name: "BoatRental", dependencies: uikit, path: ".",
      exclude: ["README.md", "Tests", "as-it-was.patch"]),
    .testTarget(name: "BoatRentalTests", dependencies: ["BoatRental"], path: "Tests"),
  ],
  swiftLanguageModes: [.v5]
)
