import IceCreamDomain
import Seeds
import SystemCalls
import Testing

@testable import TerminalMenu
@testable import TestDoubles
@testable import TestSupport
@testable import scoops

struct GalleryCommandTests {
  private let folder = Folder()
  private let catalog = Seeds.catalogFile

  private func gallery(
    _ words: String..., of iceCreams: [SavedIceCream] = SavedIceCreams.three, columns: Int? = nil,
    environment: [String: String] = [:]
  ) -> ScriptedTerminal {
    let terminal = ScriptedTerminal(
      isOutputTerminal: columns != nil, store: InMemoryIceCreamStore(iceCreams, name: "book"))
    terminal.windowSize = WindowSize(columns: columns ?? 0, rows: 24)
    terminal.status = terminal.run(
      ["gallery", "--catalog", catalog] + words, environment: environment)
    return terminal
  }

  private static let colorful = ["TERM": "xterm", "LANG": "C.UTF-8", "COLORTERM": "truecolor"]

  @Test func `prints a picture, with identifier and names below`() {
    let terminal = gallery(of: [Seeds.savedIceCream])

    #expect(terminal.status == .done)
    #expect(
      terminal.output.hasSuffix("\\_____/\n\nw930gn1\nPaper cup with\nVanilla and Cherry\n"))
    #expect(terminal.conversation == "")
  }

  @Test func `prints several side by side, the newest first`() {
    #expect(
      gallery().output.contains(
        """
        z930gn1             x930gn1             w930gn1
        Sugar cone with     Sugar cone with     Paper cup with
        Vanilla and Cherry  Chocolate and       Vanilla and Cherry
                            Sprinkles

        """))
  }

  @Test(
    arguments: [(8, 1), (20, 1), (37, 1), (38, 2), (80, 4), (120, 6), (200, 10)],
    [colorful, [:]])
  func `prints as many side by side as fit in the window`(
    size: (Int, Int), environment: [String: String]
  ) {
    let (columns, perRow) = size
    let iceCreams = SavedIceCreams.many(11)

    let output = gallery(of: iceCreams, columns: columns, environment: environment).output

    // What is visible is the text without the sequences that color it.
    let lines = output.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n")
    #expect(lines.allSatisfy { String($0).columns <= columns })
    let ids = lines.map { line in iceCreams.count { line.contains($0.id) } }
    #expect(ids.max() == perRow)
    #expect(ids.reduce(0, +) == 11)
    let hasPictures = columns >= (environment.isEmpty ? 17 : 11)
    #expect(output.contains("▀") == (hasPictures && !environment.isEmpty))
    #expect(output.contains("\\====") == (hasPictures && environment.isEmpty))
  }

  @Test func `prints every page in whole rows`() {
    let iceCreams = SavedIceCreams.many(130)

    let lines = gallery(of: iceCreams).output.split(
      separator: "\n", omittingEmptySubsequences: false)

    let ids = lines.flatMap { line in
      line.split(separator: " ").filter { word in iceCreams.contains { $0.id == word } }
    }
    #expect(ids.map(String.init) == iceCreams.reversed().map(\.id))
    let rows = lines.map { line in iceCreams.count { line.contains($0.id) } }.filter { $0 > 0 }
    #expect(rows == Array(repeating: 4, count: 32) + [2])
  }

  @Test func `filters, sorts and limits as the list does`() {
    let output = gallery("--flavor", "van", "--sort", "oldest", "--limit", "1").output

    #expect(output.contains("\nw930gn1\n"))
    #expect(!output.contains("x930gn1") && !output.contains("z930gn1"))
    let wrong = gallery("--flavor", "vanila")
    #expect(wrong.status == .misused)
    #expect(wrong.conversation.hasSuffix("Did you mean \"Vanilla\"?\n"))
  }

  @Test(arguments: [["--plain"], ["--json"]])
  func `prints what the list prints if pictures are of no use`(options: [String]) {
    let list = ScriptedTerminal(store: InMemoryIceCreamStore(SavedIceCreams.three))
    let gallery = ScriptedTerminal(store: InMemoryIceCreamStore(SavedIceCreams.three))

    #expect(list.run(["list"] + options) == .done)
    #expect(gallery.run(["gallery"] + options) == .done)

    #expect(gallery.output == list.output)
  }

  @Test func `says that nothing is saved`() {
    let terminal = gallery(of: [])
    let svg = gallery("--svg", of: [])

    #expect(terminal.status == .done)
    #expect(terminal.output == "")
    #expect(terminal.conversation == "No saved ice creams yet.\n")
    #expect(svg.status == .failed)
    #expect(svg.output == "")
    #expect(svg.conversation.hasSuffix("\nscoops: There are no ice creams to draw.\n"))
  }

  @Test func `prints one SVG file`() {
    let output = gallery("--svg").output

    #expect(output.hasPrefix("<svg ") && output.hasSuffix("\n</svg>\n"))
    #expect(output.contains("<title>3 ice creams</title>"))
    #expect(
      output.matches(of: /bold">(\w+)</).map { String($0.1) } == ["z930gn1", "x930gn1", "w930gn1"])
  }

  @Test(arguments: [["--svg"], []]) func `prints a large gallery in parts`(words: [String]) {
    let iceCreams = (0..<300).map { index in
      SavedIceCream(
        id: "w\(100 + index)", madeAt: Seeds.madeAt, names: Seeds.unsavedIceCream.names)
    }
    let terminal = ScriptedTerminal(store: InMemoryIceCreamStore(iceCreams, name: "book"))

    #expect(terminal.run(["gallery", "--catalog", catalog] + words) == .done)

    #expect(terminal.longestWrite < terminal.output.utf8.count / 2)
    #expect(iceCreams.allSatisfy { terminal.output.contains($0.id) })
  }

  @Test func `says once why there are no pictures`() throws {
    let broken = try folder.file("broken.json", "{}")
    let terminal = ScriptedTerminal(store: InMemoryIceCreamStore(SavedIceCreams.three))

    #expect(terminal.run("gallery", environment: ["SCOOPS_CATALOG": broken]) == .done)

    #expect(terminal.conversation.split(separator: "\n").count == 1)
    #expect(terminal.conversation.contains(broken))
    #expect(terminal.output.hasPrefix("z930gn1             x930gn1             w930gn1\n"))
  }

  @Test func `reports a failed write of the result`() {
    let terminal = ScriptedTerminal(
      outputTrouble: SystemError(code: 28), store: InMemoryIceCreamStore(SavedIceCreams.three))

    #expect(terminal.run("gallery") == .failed)
  }
}
