import PlainText
import SceneLibrary

/// Copies the libraries that generated scenes use into a package that depends on no other.
struct LibraryCommand {
  let workspace: Workspace

  func run() throws(Refusal) -> SceneProgram.Outcome {
    let (package, invocation) = (workspace.package, workspace.invocation)
    let folder = (invocation.options[.to] ?? "").plainPath
    var changes = FileChanges()
    Self.add(to: &changes, in: folder, of: package)
    if changes.isEmpty { return .init(output: "The library in \(folder.printable) is current.\n") }
    if invocation.options.contains(.check) {
      return .init(
        status: 1,
        errors: changes.paths.map { "scene: \($0.printable) differs from the library.\n" }.joined()
          + "scene: Update it: scene library --to \(folder.shellWord)\n")
    }
    return try workspace.finish(
      changes, ("Wrote", "write"), what: " the library",
      next: Workspace.next([
        "Depend on it in Package.swift: .package(path: \"\(folder.printable)\")",
        "In Xcode, add the folder as a local package.",
      ]))
  }

  /// Adds the files of the library that do not stand in a folder as they should.
  static func add(to changes: inout FileChanges, in folder: String, of package: PackageFolder) {
    let files = SceneLibrary.files.map { (path: "\(folder)/\($0.path)", contents: $0.contents) }
    if !files.contains(where: { package.has($0.path) }) { changes.newFolder = folder }
    for (path, contents) in files where package.text(of: path) != contents {
      changes.rewrite(path, as: contents, in: package)
    }
  }
}
