import Foundation
import Seeds
import Testing

/// A temporary folder, deleted when freed.
final class Folder: Sendable {
  let path: String

  init() {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("scoops-\(UUID().uuidString)")
    #expect(throws: Never.self) {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, and returns its path.
  func file(_ name: String, _ text: String) throws -> String {
    let file = path + "/" + name
    try text.write(toFile: file, atomically: false, encoding: .utf8)
    return file
  }
}

extension Seeds {
  /// The path of a file with the small catalog, which is deleted when the tests end.
  static let catalogFile: String = {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("scoops-\(UUID().uuidString).json")
    #expect(throws: Never.self) {
      try catalog.write(to: file, atomically: false, encoding: .utf8)
    }
    atexit { try? FileManager.default.removeItem(atPath: Seeds.catalogFile) }
    return file.path
  }()
}
