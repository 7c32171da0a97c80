// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "IceCreamMaker",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../scoops")],
  targets: [
    .executableTarget(
      name: "IceCreamMaker", dependencies: [.product(name: "Scenery", package: "scoops")],
      resources: [.embedInCode("icecream.json")]),
    .testTarget(name: "IceCreamMakerTests", dependencies: ["IceCreamMaker"]),
  ]
)
