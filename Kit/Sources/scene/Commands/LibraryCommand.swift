import PlainText
import SceneLibrary

/// Copies the libraries that generated scenes use into a package that depends on no other.
struct LibraryCommand {
  let workspace: Workspace

  func run() throws(Refusal) -> SceneProgram.Outcome {
    let (package, invocation) = (workspace.package, workspace.invocation)
    let folder = (invocation.options[.to] ?? "").plainPath
    var changes = FileChanges()
    for (path, contents) in Self.files(in: folder) where package.text(of: path) != contents {
      changes.rewrite(path, as: contents, in: package)
    }
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

  /// Returns the files of the library, with their paths if it is in a folder.
  static func files(in folder: String) -> [(path: String, contents: String)] {
    SceneLibrary.files.map { ("\(folder)/\($0.path)", $0.contents) }
  }
}
