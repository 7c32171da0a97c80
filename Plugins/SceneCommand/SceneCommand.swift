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
      return known(
        module.moduleName, isTest: module.kind == .test, in: target.directoryURL, of: root,
        dependencies)
    }
    // What the package calls the one with Scenery, which its folder or address names.
    let library = context.package.dependencies.first { dependency in
      dependency.package.products.contains { $0.name == "Scenery" }
    }.map { ["--scoops-package=\($0.package.id)"] }
    let version = "--tools-version=\(context.package.toolsVersion.major)"
    try run(
      context.tool(named: "scene").url, in: root,
      [version] + targets + (library ?? []) + arguments)
  }

  /// Returns the option that describes a target.
  private func known(
    _ module: String, isTest: Bool, in folder: URL, of root: URL, _ dependencies: [String]
  ) -> String {
    // Empty if it is the package's.
    let path = folder.standardizedFileURL.path
      .dropFirst(root.standardizedFileURL.path.count).drop { $0 == "/" }
    let kind = isTest ? "test" : "source"
    return "--known-target=\(kind):\(module):\(path):\(dependencies.joined(separator: ","))"
  }

  private func run(_ tool: URL, in root: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = ["--package-folder", root.path] + arguments
    try process.run()
    process.waitUntilExit()
    // The tool has said why, and its status cannot be passed on.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  // This has not been tried yet.
  extension SceneCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let root = context.xcodeProject.directoryURL
      func module(of target: XcodeTarget) -> String {
        (target.product?.name ?? target.displayName).replacingOccurrences(of: "-", with: "_")
      }
      func isTest(_ target: XcodeTarget) -> Bool {
        if case .other("com.apple.product-type.bundle.unit-test")? = target.product?.kind {
          return true
        }
        return false
      }
      let targets = context.xcodeProject.targets.compactMap { target -> String? in
        // A target of a project has no folder: new files belong beside its topmost source.
        let folders = target.inputFiles.filter { $0.type == .source }
          .map { $0.url.deletingLastPathComponent() }
        guard let folder = folders.min(by: { $0.path.count < $1.path.count }) else { return nil }
        let dependencies = target.dependencies.map { dependency in
          switch dependency {
          case .target(let target): module(of: target)
          case .product(let product): product.name
          @unknown default: ""
          }
        }
        return known(module(of: target), isTest: isTest(target), in: folder, of: root, dependencies)
      }
      // Xcode names all targets that are selected, tests included.
      var extractor = ArgumentExtractor(arguments)
      let tests = context.xcodeProject.targets.filter(isTest).map(\.displayName)
      let selected = extractor.extractOption(named: "target").filter { !tests.contains($0) }
      try run(
        context.tool(named: "scene").url, in: root,
        targets + selected.prefix(1).map { "--target=\($0)" } + extractor.remainingArguments)
    }
  }
#endif
