// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .defaultIsolation(MainActor.self),
]

let package = Package(
  name: "Parlour",
  targets: [
    .executableTarget(name: "Parlour", swiftSettings: strict),
    .testTarget(name: "ParlourTests", dependencies: ["Parlour"], swiftSettings: strict),
  ]
)
