// swift-tools-version: 6.2
import Foundation
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

// Without SQLite's header, the book is measured without SQLite.
let hasSQLite = ["/usr/include/sqlite3.h", "/usr/local/include/sqlite3.h"].contains {
  FileManager.default.fileExists(atPath: $0)
}

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
      dependencies: [.product(name: "IceCreamDomain", package: "scoops")],
      swiftSettings: strict),
    .executableTarget(
      name: "book",
      dependencies: [
        .product(name: "IceCreamDomain", package: "scoops"),
        .product(name: "IceCreamFiles", package: "scoops"),
      ] + (hasSQLite ? ["SQLite"] : []),
      swiftSettings: strict),
    .executableTarget(name: "startup", swiftSettings: strict),
    .executableTarget(name: "hello", swiftSettings: strict),
  ] + (hasSQLite ? [.systemLibrary(name: "SQLite")] : []),
  swiftLanguageModes: [.v6]
)
