// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

// libFuzzer provides the main function, so fuzzers build only with `--sanitize=fuzzer`: see `parts/fuzz`.
func fuzzer(_ name: String, _ products: String...) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["Books"] + products.map { .product(name: $0, package: "scoops") },
    swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])])
}

let package = Package(
  name: "Torture",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "scoops", path: "..")],
  targets: [
    .target(
      name: "Books",
      dependencies: [
        .product(name: "IceCreamDomain", package: "scoops"),
        .product(name: "IceCreamFiles", package: "scoops"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "torture",
      dependencies: [
        "Books", .product(name: "StrictJSON", package: "scoops"),
        .product(name: "_TestTerminal", package: "scoops"),
      ],
      swiftSettings: strict),
    fuzzer("fuzz-book"),
    fuzzer("fuzz-catalog", "StrictJSON"),
  ],
  swiftLanguageModes: [.v6]
)
