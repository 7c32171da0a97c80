// swift-tools-version: 6.2
import PackageDescription

// As in a new project of Xcode, what does not say otherwise belongs to the main actor.
let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error), .defaultIsolation(MainActor.self),
]
let products = ["Scenery", "IceCreamDomain", "IceCreamFiles", "IceCreamPicture"]
let dependencies = products.map { Target.Dependency.product(name: $0, package: "scoops") }

#if os(macOS)
  let app = Target.executableTarget(
    name: "ScoopsApp", dependencies: dependencies, swiftSettings: settings)
#else
  // Without SwiftUI, there is everything but the screens, and it can be tested.
  let app = Target.target(
    name: "ScoopsApp", dependencies: dependencies, exclude: ["Screens"], swiftSettings: settings)
#endif

let package = Package(
  name: "ScoopsApp",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "scoops", path: "../..")],
  targets: [
    app,
    .testTarget(
      name: "ScoopsAppTests", dependencies: ["ScoopsApp"] + dependencies, swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
