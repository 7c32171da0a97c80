// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

// A package of another kind, which uses Scenery and StrictJSON as any package outside of this one would.
let package = Package(
  name: "TeaShop",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "scoops", path: "../..")],
  targets: [
    .executableTarget(
      name: "TeaShop",
      dependencies: [
        .product(name: "Scenery", package: "scoops"),
        .product(name: "StrictJSON", package: "scoops"),
      ],
      resources: [.embedInCode("Resources/teas.json")], swiftSettings: strict),
    .testTarget(name: "TeaShopTests", dependencies: ["TeaShop"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
