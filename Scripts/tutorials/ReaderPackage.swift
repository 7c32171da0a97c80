import Foundation

/// The reader's package after some step of a tutorial.
struct ReaderPackage: Sendable {
  /// The text of each file by its path in the package.
  var files: [String: String] = [:]

  static let sources = "Sources/Parlour/"
  static let tests = "Tests/ParlourTests/"

  /// Writes all files into a folder.
  func layDown(in folder: String) throws {
    for (path, text) in files { try text.write(toFile: "\(folder)/\(path)") }
  }

  func swiftFiles(in folder: String) -> [String] {
    files.keys.filter { $0.hasPrefix(folder) && $0.hasSuffix(".swift") }.sorted()
  }
}
