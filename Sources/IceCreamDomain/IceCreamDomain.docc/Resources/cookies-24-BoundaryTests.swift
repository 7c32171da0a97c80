import Foundation
import Testing

/// Who may know whom: the compiler does not look after this within one module.
struct BoundaryTests {
  @Test func `only the program knows both domains`() throws {
    let both = try sources().filter { _, text in
      text.contains("Cookie") && text.contains(/IceCream|Ingredient|Selection/)
    }

    #expect(both.keys.sorted().filter { $0 != "main.swift" } == [])
  }

  @Test func `no scene knows the menu`() throws {
    let scenes = try sources().filter { name, _ in name.hasPrefix("Create") }

    #expect(scenes.filter { _, text in text.contains("Menu") }.keys.sorted() == [])
  }

  /// The text of each Swift file of the program by its name.
  private func sources() throws -> [String: String] {
    let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    let folder = package.appending(path: "Sources/Parlour")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, try String(contentsOf: folder.appending(path: name), encoding: .utf8))
      })
  }
}
