// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "scoops", path: "..")],
  targets: [
    .executableTarget(
      name: "cycle",
      dependencies: [
        .product(name: "IceCreamDomain", package: "scoops"),
        .product(name: "Scenery", package: "scoops"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "catalog",
      dependencies: [
        .product(name: "IceCreamDomain", package: "scoops"),
        .product(name: "IceCreamFiles", package: "scoops"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "terminal",
      dependencies: [
        .product(name: "IceCreamDomain", package: "scoops"),
        .product(name: "_TestTerminal", package: "scoops"),
      ],
      swiftSettings: strict),
    .executableTarget(name: "hello", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
