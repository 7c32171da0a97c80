import SceneTemplates
import SwiftReading

/// A target of the package that the tool works on.
struct PackageTarget: Equatable {
  var name: String
  var isTest: Bool
  /// The path of its folder from the package's folder.
  var folder: String
  /// The names of the targets and products that it depends on.
  var dependencies: [String]
  /// The path of the folder for new files; `nil` if none would be compiled.
  private(set) var newFiles: String?

  /// Creates a target from an argument of the plugin: `test:AppTests:Tests/AppTests:App,Scenery`.
  init?(argument: String) {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4 else { return nil }
    (isTest, name) = (parts[0] == "test", parts[1])
    folder = parts[2].isEmpty ? "." : parts[2]
    dependencies = parts[3].split(separator: ",").map(String.init)
    newFiles = folder
  }

  /// Creates a target from a folder, where there is no package.
  ///
  /// - Parameter module: The name of the module; `nil` for that of the folder.
  init(folder: String, module: String? = nil, isTest: Bool, dependencies: [String] = []) {
    self.folder = folder.plainPath
    let last = self.folder.split(separator: "/").last.map(String.init)
    name = (module ?? last ?? folder).moduleName
    (self.isTest, self.dependencies) = (isTest, dependencies)
    newFiles = self.folder
  }

  /// Whether it has a name: its own, the one in the manifest, which can have dashes, or its folder.
  func isCalled(_ name: String) -> Bool { self.name == name.moduleName || folder == name.plainPath }

  /// Returns the path of a new file from the package's folder.
  func path(of file: String) -> String { Self.path(of: file, in: newFiles ?? folder) }

  /// Finds the folder for new files: the first of those that the target is compiled from.
  mutating func find(_ manifest: PackageManifest, in package: PackageFolder) {
    guard let sources = manifest.sources(of: name) else { return }
    let folders = sources.map { source in
      let path = source.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
      return path.isEmpty ? folder : Self.path(of: path, in: folder)
    }
    newFiles = folders.first(where: package.hasFolder)
  }

  private static func path(of file: String, in folder: String) -> String {
    folder == "." ? file : "\(folder)/\(file)"
  }
}

extension String {
  /// The path without a slash at its end and without steps that lead nowhere; `.` if nothing is left.
  var plainPath: String {
    let steps = split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    return hasPrefix("/") ? "/" + steps : steps.isEmpty ? "." : steps
  }
}
