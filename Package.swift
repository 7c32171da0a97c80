// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "scoops",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "IceCreamDomain", targets: ["IceCreamDomain"]),
    .executable(name: "scoops", targets: ["scoops"]),
  ],
  targets: [
    .target(
      name: "IceCreamDomain",
      resources: [.embedInCode("../../Resources/icecream.json")],
      swiftSettings: strict),
    .executableTarget(
      name: "scoops", dependencies: ["IceCreamDomain"], swiftSettings: strict),
    .target(
      name: "Seeds", dependencies: ["IceCreamDomain"], path: "Tests/Seeds", swiftSettings: strict),
    .testTarget(
      name: "IceCreamDomainTests", dependencies: ["IceCreamDomain", "Seeds"], swiftSettings: strict),
    .testTarget(
      name: "scoopsTests", dependencies: ["scoops", "IceCreamDomain", "Seeds"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
