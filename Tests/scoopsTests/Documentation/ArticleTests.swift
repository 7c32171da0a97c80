import Foundation
import IceCreamDomain
import Testing

@testable import TerminalDoubles

/// What single articles say, held to what there is.
struct ArticleTests {
  private static let folder = "Sources/IceCreamDomain/IceCreamDomain.docc"

  @Test func `shows catalogs that are catalogs`() throws {
    let article = try MarkdownFile("\(Self.folder)/TheCatalog.md")
    let catalogs = article.blocks(in: "json")

    #expect(catalogs.count == 2)
    for catalog in catalogs {
      #expect(throws: Never.self, "\(article.path):\(catalog.line)") {
        try CatalogReader.read(Array(catalog.text.utf8), file: article.path)
      }
    }
  }

  @Test func `names the shapes that a catalog may give`() throws {
    let article = try MarkdownFile("\(Self.folder)/TheCatalog.md")

    for kind in IngredientKind.allCases {
      let row = article.rows.first { $0.cells.first == "`\(kind.listName)`" }
      let shapes = kind.shapes.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      #expect(row?.cells.last == shapes)
    }
  }

  @Test func `counts files and lines right, to a tenth`() throws {
    let article = try MarkdownFile("\(Self.folder)/WhenNotToUseVIP.md")
    let files = PackageFolder.swiftFiles(in: "Sources", "Benchmarks/Sources")
    let counted = article.rows.filter { $0.cells.first?.hasPrefix("`") == true }

    #expect(counted.count > 10)
    for row in counted {
      let what = row.cells[0].replacingOccurrences(of: "`", with: "")
      let matching = files.filter { file in
        let name = file.split(separator: "/").last ?? ""
        return file.hasPrefix(what + "/") || name == what + ".swift" || name.hasPrefix(what + "+")
      }
      let lines = try matching.reduce(0) { try $0 + PackageFolder.lines(of: $1).count }
      for (said, real) in zip(row.cells.dropFirst(), [matching.count, lines]) {
        let said = Int(said.replacingOccurrences(of: ",", with: "")) ?? 0
        #expect(
          abs(said - real) * 10 <= real,
          "\(article.path):\(row.line): \(what): \(said) is said, and there are \(real)")
      }
    }
  }

  private func testFiles() throws -> [String] {
    try PackageFolder.swiftFiles(in: "Tests").map {
      try PackageFolder.lines(of: $0).joined(separator: "\n")
    }
  }

  @Test func `promises nothing of the book that no test holds`() throws {
    let article = try MarkdownFile("\(Self.folder)/TheBook.md")
    let tests = try testFiles()
    let torture = try PackageFolder.lines(of: "Scripts/torture").joined(separator: "\n")
    let promises = article.rows.filter { $0.cells.count == 2 && $0.cells[1].contains("`") }

    #expect(promises.count >= 10)
    for row in promises {
      let words = row.cells[1].components(separatedBy: "`")
      for index in words.indices where !index.isMultiple(of: 2) {
        let name = words[index]
        let part = name.hasPrefix("Scripts/torture ") ? name.dropFirst(16) : ""
        let isPart =
          PackageFolder.has("Scripts/torture-parts/" + part) || torture.contains("\n    \(part)) ")
        #expect(
          !part.isEmpty && isPart || tests.contains { $0.contains("func `\(name)`") },
          "\(article.path):\(row.line): \(name)")
      }
    }
  }

  @Test func `names files and tests for symptoms that are there`() throws {
    let article = try MarkdownFile("\(Self.folder)/WhereToLook.md")
    let sources = PackageFolder.swiftFiles(in: "Sources")
    let tests = try testFiles()
    let symptoms = article.rows.filter { $0.cells.last?.hasPrefix("\"") == true }

    #expect(symptoms.count > 10)
    for row in symptoms {
      let file = row.cells[1].components(separatedBy: "`")[1]
      let name = row.cells[2].replacingOccurrences(of: "\"", with: "")
      #expect(sources.contains { $0.hasSuffix("/" + file) }, "\(article.path):\(row.line)")
      #expect(tests.contains { $0.contains("func `\(name)`") }, "\(article.path):\(row.line)")
    }
  }
}
