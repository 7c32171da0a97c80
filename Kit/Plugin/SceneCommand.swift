import Foundation
import PackagePlugin

/// Runs the tool `scene` on a package: `swift package scene`.
@main
struct SceneCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let root = context.package.directoryURL
    let targets = context.package.targets.compactMap { target -> String? in
      guard let module = target as? SwiftSourceModuleTarget else { return nil }
      let dependencies = target.dependencies.map { dependency in
        switch dependency {
        case .target(let target): (target as? SwiftSourceModuleTarget)?.moduleName ?? target.name
        case .product(let product): product.name
        @unknown default: ""
        }
      }
      // Empty if it is the package's.
      let path = target.directoryURL.standardizedFileURL.path
        .dropFirst(root.standardizedFileURL.path.count).drop { $0 == "/" }
      let kind = module.kind == .test ? "test" : "source"
      let list = dependencies.joined(separator: ",")
      return "--known-target=\(kind):\(module.moduleName):\(path):\(list)"
    }
    // What the package calls the one with Scenery, which its folder or address names.
    let library = context.package.dependencies.first { dependency in
      dependency.package.products.contains { $0.name == "Scenery" }
    }.map { ["--scoops-package=\($0.package.id)"] }
    let version = "--tools-version=\(context.package.toolsVersion.major)"
    let process = Process()
    process.executableURL = try context.tool(named: "scene").url
    process.arguments =
      ["--package-folder", root.path, version] + targets + (library ?? []) + arguments
    try process.run()
    process.waitUntilExit()
    // The tool has said why, and its status cannot be passed on.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
