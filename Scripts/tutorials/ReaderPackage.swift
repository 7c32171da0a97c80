import Foundation

/// The reader's package after some step of a tutorial.
struct ReaderPackage: Sendable {
  /// The text of each file by its path in the package.
  var files: [String: String] = [:]

  /// The name of the package and of its module, from the manifest.
  var name: String {
    files["Package.swift"]?.firstMatch(of: /name: "(\w+)"/).map { String($0.1) } ?? "Parlour"
  }

  /// The products of Scoops that the manifest names.
  var products: Set<String> {
    let manifest = files["Package.swift"] ?? ""
    return Set(
      manifest.matches(of: /\.product\(name: "(\w+)", package: "scoops"\)/).map { String($0.1) })
  }

  var sources: [String] { swiftFiles(in: "Sources/\(name)/") }
  var tests: [String] { swiftFiles(in: "Tests/\(name)Tests/") }

  /// Writes all files into a folder.
  func layDown(in folder: String) throws {
    for (path, text) in files { try text.write(toFile: "\(folder)/\(path)") }
  }

  private func swiftFiles(in folder: String) -> [String] {
    files.keys.filter { $0.hasPrefix(folder) && $0.hasSuffix(".swift") }.sorted()
  }
}
