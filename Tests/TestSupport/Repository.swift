import Foundation

/// The package's folder, relative to this file.
enum Repository {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path).path)
  }

  /// Returns the paths of the Swift files in some folders, without builds and documentation catalogs.
  static func swiftFiles(in folders: String...) -> [String] {
    folders.flatMap { folder in
      (FileManager.default.enumerator(atPath: url(folder).path)?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") && !$0.contains(".docc/") }
        .sorted()
        .map { "\(folder)/\($0)" }
    }
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  static func lines(of path: String) throws -> [String] {
    var lines = try text(of: path).components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
