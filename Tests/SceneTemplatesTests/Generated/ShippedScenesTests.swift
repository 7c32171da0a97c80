import Foundation
import Testing

@testable import SceneTemplates

/// The decorators and spies of the package's own scenes are those that the templates make.
struct ShippedScenesTests {
  private static let scenes = ["CreateIceCream", "ListIceCreams", "ShowIceCream"]
  private static let spies = scenes.flatMap { scene in
    ["BusinessLogic", "PresentationLogic", "DisplayLogic", "Router"].map {
      Spy(scene: scene, file: "\(scene)\($0)Spy.swift")
    }
  }

  struct Spy: CustomTestStringConvertible {
    var scene: String
    var file: String
    var testDescription: String { file }
  }

  @Test(arguments: scenes)
  func `have the decorators that the template makes`(scene: String) throws {
    let written = try text("Sources/IceCreamDomain/Trace/\(scene)Trace.swift")

    let generated = try GeneratedFile.text(
      of: .trace(scene: scene), from: module(), importing: false)

    #expect(paragraphs(of: generated) == paragraphs(of: written))
  }

  @Test(arguments: spies)
  func `have the spies that the template makes`(spy: Spy) throws {
    var written = try text("Tests/IceCreamDomainTests/Scenes/\(spy.scene)/Doubles/\(spy.file)")
    // The only line that someone wrote by hand: the end of a page is an identifier that differs in each test.
    written.replace(
      """
          var response = response
          response.page = response.page.withoutEnd

      """, with: "")

    let content = try #require(GeneratedFile.content(of: spy.file))
    let generated = try GeneratedFile.text(of: content, from: module(), importing: true)

    #expect(paragraphs(of: generated) == paragraphs(of: written))
  }

  // MARK: Given

  private func module() throws -> SwiftModule {
    let folder = Self.root.appendingPathComponent("Sources/IceCreamDomain/Scenes")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let sources = try (names ?? []).sorted().filter { $0.hasSuffix(".swift") }.map {
      try SwiftSource(text("Sources/IceCreamDomain/Scenes/\($0)"), file: $0)
    }
    return SwiftModule(name: "IceCreamDomain", sources: sources)
  }

  /// Returns the paragraphs of a source without the marker, and sorts them and their cases: people may add a
  /// method in another order.
  private func paragraphs(of text: String) -> [String] {
    text.replacing(GeneratedFile.marker + "\n", with: "")
      .trimmingCharacters(in: .newlines)
      .components(separatedBy: "\n\n")
      .map { paragraph in
        let lines = paragraph.components(separatedBy: "\n")
        return lines.contains { $0.hasPrefix("    case ") }
          ? lines.sorted().joined(separator: "\n") : paragraph
      }
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\n}")) }
      .sorted()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
