// swift-tools-version: 6.2
import PackageDescription

// libFuzzer provides the main function, so these build only with --sanitize=fuzzer. See
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
      dependencies: [
        "Requirement", .product(name: "IceCreamDomain", package: "scoops"),
        .product(name: "IceCreamFiles", package: "scoops"),
      ],
      swiftSettings: settings),
    // The decoder uses `package` access of the kit. Its sources are here as symbolic links.
    .executableTarget(
      name: "keys",
      dependencies: ["Requirement", .product(name: "IceCreamDomain", package: "scoops")],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
