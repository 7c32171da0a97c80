// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "RealData",
  platforms: [.macOS(.v15)],
  targets: [
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .target(name: "RealData", dependencies: ["CSQLite"], swiftSettings: strict),
    .testTarget(name: "RealDataTests", dependencies: ["RealData"], swiftSettings: strict),
  ]
)
