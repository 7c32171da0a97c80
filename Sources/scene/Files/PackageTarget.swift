/// A target of the package that the tool works on.
struct PackageTarget: Equatable {
  var name: String
  var isTest: Bool
  /// The path of its folder from the package's folder.
  var folder: String
  /// The names of the targets and products that it depends on; `nil` if they are unknown.
  var dependencies: [String]?

  /// Returns the path of a file from the package's folder.
  func path(of file: String) -> String { folder == "." ? file : "\(folder)/\(file)" }

  /// Whether it has a name: its own, or the one in the manifest, which can have dashes.
  func isCalled(_ name: String) -> Bool {
    self.name == String(name.map { $0 == "-" || $0 == " " ? "_" : $0 })
  }

  /// Creates a target.
  init(name: String, isTest: Bool, folder: String, dependencies: [String]? = nil) {
    self.name = name
    self.isTest = isTest
    self.folder = folder
    self.dependencies = dependencies
  }

  /// Creates a target from an argument of the plugin: `test:AppTests:Tests/AppTests:App,Scenery`.
  init?(argument: String) {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4 else { return nil }
    self.init(
      name: parts[1], isTest: parts[0] == "test", folder: parts[2].isEmpty ? "." : parts[2],
      dependencies: parts[3].split(separator: ",").map(String.init))
  }
}
