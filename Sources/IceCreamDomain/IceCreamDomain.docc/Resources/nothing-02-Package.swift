// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Parlour",
  targets: [
    .executableTarget(
      name: "Parlour", swiftSettings: [.treatAllWarnings(as: .error)])
  ]
)
