// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Parlour",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../scoops")],
  targets: [
    .executableTarget(
      name: "Parlour", dependencies: [.product(name: "StrictJSON", package: "scoops")],
      swiftSettings: strict),
    .testTarget(name: "ParlourTests", dependencies: ["Parlour"], swiftSettings: strict),
  ]
)
