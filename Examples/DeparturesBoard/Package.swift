// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

// Two scenes: one loads its departures asynchronously, the other returns the favorite.
let package = Package(
  name: "DeparturesBoard",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "scoops", path: "../..")],
  targets: [
    .executableTarget(
      name: "DeparturesBoard",
      dependencies: [
        .product(name: "Scenery", package: "scoops"),
        .product(name: "StrictJSON", package: "scoops"),
      ],
      resources: [.embedInCode("Resources/departures.json")], swiftSettings: strict),
    .testTarget(
      name: "DeparturesBoardTests", dependencies: ["DeparturesBoard"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
