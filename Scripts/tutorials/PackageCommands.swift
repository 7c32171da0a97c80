import Foundation

/// Runs the commands of a session that write files of the package: `swift package` with anything after it.
///
/// They run once, before the checks, since later steps continue with what they write. Unlike builds and tests,
/// they need the package manager. It keeps the built generator for the next time.
struct PackageCommands {
  /// The folder of Scoops.
  private let shipped: String
  /// The folder that has the reader's package, and Scoops beside it.
  private let folder: String

  init(shipped: String) {
    self.shipped = URL(fileURLWithPath: shipped).standardizedFileURL.path
    folder = self.shipped + "/.build/tutorials/commands"
  }

  /// Runs the commands of a session, and takes over the files that they leave.
  ///
  /// - Returns: The first difference between the shown and the real output, or `nil`.
  func run(_ session: Session, on package: inout ReaderPackage) throws -> String? {
    let entered = session.exchanges.last { $0.command.first == "cd" }?.command.last
    let home = "\(folder)/\(entered ?? package.name)"
    let scratch = "\(folder)/scratch"
    let manager = FileManager.default
    for path in [home, scratch, "\(folder)/scoops"] { try? manager.removeItem(atPath: path) }
    for path in [home, scratch] {
      try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    try manager.createSymbolicLink(atPath: "\(folder)/scoops", withDestinationPath: shipped)
    try package.layDown(in: home)
    for exchange in session.exchanges where exchange.isPackageCommand {
      let outcome = try runCommand(
        ["swift", "package", "--scratch-path", "\(folder)/build"] + exchange.command.dropFirst(2),
        in: home, scratch: scratch, seconds: 300)
      let real = (outcome.output + outcome.errors).lines.filter { !$0.isProgress }
      if let problem = difference(shown: exchange.output, real: real) { return problem }
    }
    package.files = try files(in: home)
    return nil
  }

  private func files(in home: String) throws -> [String: String] {
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: home) {
      let name = path.split(separator: "/").last ?? ""
      if name.hasPrefix(".") || name == "Package.resolved" { continue }
      // A folder has no text.
      files[path] = try? String(contentsOfFile: "\(home)/\(path)", encoding: .utf8)
    }
    return files
  }
}

extension String {
  /// Whether a line only tells how far the package manager has come.
  fileprivate var isProgress: Bool {
    ["[", "Building for ", "Build of product "].contains { hasPrefix($0) }
  }
}
