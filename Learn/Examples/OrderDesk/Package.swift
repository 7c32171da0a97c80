// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

// Three scenes on one store: a list with a search, an order with its status, and a form of 24 fields.
let package = Package(
  name: "OrderDesk",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "scoops", path: "../../..")],
  targets: [
    .executableTarget(
      name: "OrderDesk",
      dependencies: [
        .product(name: "Scenery", package: "scoops"), .product(name: "SceneUI", package: "scoops"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "OrderDeskTests",
      dependencies: ["OrderDesk", .product(name: "SceneTesting", package: "scoops")],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
