// swift-tools-version: 6.2
import PackageDescription

// libFuzzer has the main function, and so these only build with --sanitize=fuzzer: see
// Scripts/torture-parts/fuzz.
let settings: [SwiftSetting] = [.treatAllWarnings(as: .error), .unsafeFlags(["-parse-as-library"])]

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "scoops", path: "..")],
  targets: [
    .target(name: "Requirement"),
    .executableTarget(
      name: "catalog",
      dependencies: [
        "Requirement", .product(name: "IceCreamDomain", package: "scoops"),
        .product(name: "StrictJSON", package: "scoops"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "book",
      dependencies: ["Requirement", .product(name: "IceCreamDomain", package: "scoops")],
      swiftSettings: settings),
    // The decoder is a part of the program, and uses what only the kit's own package may: its sources and
    // these are here by symbolic links.
    .executableTarget(
      name: "keys",
      dependencies: ["Requirement", .product(name: "IceCreamDomain", package: "scoops")],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
