// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Features",
  products: [.library(name: "Harbor", targets: ["Harbor"])],
  targets: [
    .target(name: "Routes"),
    .target(name: "ListBoats", dependencies: ["Routes"]),
    .target(name: "RentBoat", dependencies: ["Routes"]),
    .target(name: "Harbor", dependencies: ["ListBoats", "RentBoat"]),
    .testTarget(name: "HarborTests", dependencies: ["Harbor"]),
  ]
)
