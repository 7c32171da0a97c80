import Foundation
import Seeds
import Testing

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
