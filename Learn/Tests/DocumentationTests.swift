import Foundation
import IceCreamDomain
import Testing

@testable import TestDoubles
@testable import TestSupport

/// Listings, sessions and menus in the README and the articles match the program.
struct DocumentationTests {
  @Test(arguments: MarkdownFile.all ?? [])
  func `plays the console sessions and compares everything printed`(file: MarkdownFile) throws {
    for block in file.blocks(in: "console") {
      let session = ConsoleSession(block)
      // A session may use a description of scenes that the document shows before it.
      let description = file.blocks(in: "json").last { $0.line < block.line }?.text
      for (step, output) in zip(session.steps, try session.play(description: description)) {
        #expect(
          output.withoutTime == step.output.withoutTime,
          "\(file.path):\(step.line): \(step.command)")
      }
    }
  }

  @Test(arguments: MarkdownFile.all ?? [])
  func `plays the menus in a pseudo-terminal and compares everything seen`(file: MarkdownFile)
    throws
  {
    try MenuWalk(file).play { step, seen in
      #expect(seen == step.screen, "\(file.path):\(step.line)")
    }
  }

  private static let compiled = Result {
    CompiledListing(
      files: try Repository.swiftFiles(
        in: "Snippets", "Sources", "Tests", "Kit", "Learn/Examples"
      ).map {
        ($0, try Repository.lines(of: $0))
      } + generatedOrderDesk())
  }

  @Test(arguments: MarkdownFile.all ?? [])
  func `shows only Swift that the build compiles`(file: MarkdownFile) throws {
    try compareListings(of: [file])
  }

  @Test func `shows only such Swift in comments, too`() throws {
    let comments = try Repository.swiftFiles(in: "Sources", "Kit/Sources")
      .map { try MarkdownFile(commentsOf: $0) }

    try compareListings(of: comments)
    #expect(comments.flatMap { $0.blocks(in: "swift") }.count > 10)
  }

  /// What the generator writes for the order desk, which `Scripts/check` compiles, but not its view controllers.
  private static func generatedOrderDesk() throws -> [(String, [String])] {
    let book = TestedBook()
    let folder = book.folder + "/Sources/OrderDesk"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let description = Repository.url("Learn/Examples/OrderDesk/scene.json").path
    let visit = try BuiltProgram.shell(
      """
      for frontEnd in text swiftui uikit; do
        scene --package-folder '\(book.folder)' \
          --known-target=source:OrderDesk:Sources/OrderDesk:Scenery \
          --known-target=test:OrderDeskTests:Tests/OrderDeskTests:OrderDesk \
          new --from '\(description)' --front-end $frontEnd
      done
      """)
    try #require(visit.status == 0, "\(visit.output)")
    let paths = FileManager.default.enumerator(atPath: book.folder)?.compactMap { $0 as? String }
    return try (paths ?? []).filter { $0.hasSuffix(".swift") }.map { path in
      (
        path,
        try String(contentsOfFile: "\(book.folder)/\(path)", encoding: .utf8)
          .components(separatedBy: "\n")
      )
    }
  }

  private func compareListings(of files: [MarkdownFile]) throws {
    let compiled = try Self.compiled.get()
    for file in files {
      for block in file.blocks(in: "swift") {
        if let difference = compiled.difference(of: block.text) {
          Issue.record("\(file.path):\(block.line + difference.index): \(difference)")
        }
      }
    }
  }

  @Test(arguments: MarkdownFile.all ?? [])
  func `names only existing files and folders`(file: MarkdownFile) {
    let roots = [
      "Sources", "Tests", "Kit", "Learn", "Snippets", "Scripts", "Resources", "Benchmarks",
      "Torture",
    ]
    for word in file.codeWords where roots.contains(where: { word.hasPrefix("\($0)/") }) {
      // It may be a script with arguments.
      let path = String(word.prefix { $0 != " " })
      #expect(Repository.has(path), "\(file.path): \(word)")
    }
  }

  @Test(arguments: MarkdownFile.all ?? [])
  func `links by path to existing files, for repository browsers`(file: MarkdownFile) throws {
    let folder = file.path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    let links = try Regex(#"\]\(([^)#:]+)(#[^)]*)?\)"#, as: (Substring, Substring, Substring?).self)
    for link in file.prose.matches(of: links) {
      #expect(Repository.has(folder + link.1), "\(file.path): \(link.1)")
    }
    #expect(!file.prose.contains("<doc:"), "\(file.path): only DocC can follow this")
  }

  @Test func `gives pictures a size, without which browsers draw them small`() throws {
    let folder = "Learn/Learn.docc/Resources"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Repository.url(folder).path
    ).filter { $0.hasSuffix(".svg") }

    #expect(names.count > 2)
    for name in names {
      let picture = try Repository.text(of: "\(folder)/\(name)")
      #expect(picture.firstMatch(of: #/<svg [^>]* width="\d+" height="\d+"/#) != nil, "\(name)")
    }
  }

  @Test func `finds articles, sessions and listings`() throws {
    let articles = try MarkdownFile.articles()

    #expect(articles.count > 10)
    #expect(articles.flatMap { $0.blocks(in: "console") }.count > 5)
    #expect(articles.flatMap { $0.blocks(in: "swift") }.count > 10)
    #expect(articles.flatMap { MenuWalk($0).steps }.count > 0)
  }
}
