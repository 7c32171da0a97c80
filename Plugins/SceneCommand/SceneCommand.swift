import Foundation
import PackagePlugin

/// Runs the tool `scene` on a package: `swift package scene`.
@main
struct SceneCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let root = context.package.directoryURL
    let process = Process()
    process.executableURL = try context.tool(named: "scene").url
    process.arguments =
      ["--package-folder", root.path, "--tools-version=\(context.package.toolsVersion.major)"]
      + context.package.targets.compactMap { target in
        guard let module = target as? SwiftSourceModuleTarget else { return nil }
        // Empty if it is the package's.
        let folder = target.directoryURL.standardizedFileURL.path
          .dropFirst(root.standardizedFileURL.path.count).drop { $0 == "/" }
        let dependencies = target.dependencies.map { dependency in
          switch dependency {
          case .target(let target): (target as? SwiftSourceModuleTarget)?.moduleName ?? target.name
          case .product(let product): product.name
          @unknown default: ""
          }
        }
        let kind = module.kind == .test ? "test" : "source"
        let list = dependencies.joined(separator: ",")
        return "--known-target=\(kind):\(module.moduleName):\(folder):\(list)"
      } + library(of: context.package) + arguments
    try process.run()
    process.waitUntilExit()
    // The tool has said why, and its status cannot be passed on.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// Returns the option that says what the package calls the one with Scenery, which its folder or address names.
  private func library(of package: Package) -> [String] {
    package.dependencies.filter { dependency in
      dependency.package.products.contains { $0.name == "Scenery" }
    }.prefix(1).map { "--scoops-package=\($0.package.id)" }
  }
}
