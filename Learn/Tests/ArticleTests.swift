import Foundation
import IceCreamDomain
import Testing

@testable import TestSupport

/// Statements in articles match the sources.
struct ArticleTests {
  private static let folder = "Learn/Learn.docc/Program"

  @Test func `shows valid catalogs`() throws {
    let article = try MarkdownFile("\(Self.folder)/TheCatalog.md")
    let catalogs = article.blocks(in: "json")

    #expect(catalogs.count == 2)
    for catalog in catalogs {
      #expect(throws: Never.self, "\(article.path):\(catalog.line)") {
        try CatalogReader.read(Array(catalog.text.utf8), file: article.path)
      }
    }
  }

  @Test func `lists the shapes that a catalog can use`() throws {
    let article = try MarkdownFile("\(Self.folder)/TheCatalog.md")

    for kind in IngredientKind.allCases {
      let row = article.rows.first { $0.cells.first == "`\(kind.listName)`" }
      let shapes = kind.shapes.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      #expect(row?.cells.last == shapes)
    }
  }

  @Test func `maps the first word of a method to its component`() throws {
    let prefixes = ["response": "present", "viewModel": "display"]
    var counts: [String: Int] = [:]
    for file in Repository.swiftFiles(in: "Sources/IceCreamDomain/Scenes") {
      let text = try Repository.lines(of: file).joined(separator: "\n")
      for method in text.matches(of: #/func (\w+)\(\s*(response|viewModel):/#) {
        let (name, label) = (method.output.1, String(method.output.2))
        #expect(name.hasPrefix(prefixes[label] ?? ""), "\(file): \(name)")
        counts[label, default: 0] += 1
      }
      guard let routing = text.firstMatch(of: #/RoutingLogic: AnyObject \{([^}]*)\}/#) else {
        continue
      }
      for method in routing.output.1.matches(of: #/func (\w+)/#) {
        #expect(method.output.1.hasPrefix("routeTo"), "\(file): \(method.output.1)")
        counts["route", default: 0] += 1
      }
    }

    #expect(counts.count == 3 && counts.values.allSatisfy { $0 > 2 }, "\(counts)")
  }

  @Test(arguments: ["TheBook.md", "TheCatalog.md"])
  func `backs every promise about the book and the catalog with a test`(name: String) throws {
    let article = try MarkdownFile("\(Self.folder)/\(name)")
    let tests = try Repository.swiftFiles(in: "Tests", "Kit/Tests", "Learn").map {
      try Repository.lines(of: $0).joined(separator: "\n")
    }
    let parts = try MarkdownFile("Torture/README.md").rows.map { $0.cells.last }
    let promises = article.rows.filter {
      $0.cells.count == 2 && $0.cells[1].contains("`") && !$0.cells[0].hasPrefix("`")
    }

    #expect(promises.count > 5)
    for row in promises {
      let words = row.cells[1].components(separatedBy: "`")
      for index in words.indices where !index.isMultiple(of: 2) {
        let name = words[index]
        let isPart =
          name.hasPrefix("Scripts/torture ") && parts.contains("`\(name.dropFirst(16))`")
        #expect(
          isPart || tests.contains { $0.contains("func `\(name)`") },
          "\(article.path):\(row.line): \(name)")
      }
    }
  }

  @Test func `names a file and a symbol for each symptom`() throws {
    let article = try MarkdownFile("\(Self.folder)/WhereToLook.md")
    let sources = Repository.swiftFiles(in: "Sources", "Kit")
    let symptoms = article.rows.filter { $0.cells.count == 3 && $0.cells[1].hasSuffix(".swift`") }

    #expect(symptoms.count > 20)
    for (line, cells) in article.rows where cells.count == 3 && cells[1].hasPrefix("`Learn/") {
      let words = cells[1...2].map { $0.replacingOccurrences(of: "`", with: "") }
      #expect(
        try Repository.text(of: words[0]).contains("def \(words[1])("), "\(article.path):\(line)")
    }
    for (line, cells) in symptoms {
      let words = cells[1...2].map { $0.replacingOccurrences(of: "`", with: "") }
      let files = sources.filter { $0.hasSuffix("/" + words[0]) }
      #expect(files.count == 1, "\(article.path):\(line): \(words[0])")
      let declaration = try Regex(
        #"\b(func|var|let|case|class|struct|enum|protocol|extension) \#(words[1])\b"#)
      for file in files {
        let isDeclared = try Repository.lines(of: file).contains { $0.contains(declaration) }
        #expect(isDeclared, "\(article.path):\(line): \(words[1]) is not in \(file)")
      }
    }
  }
}
