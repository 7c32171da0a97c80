import IceCreamDomain
import Seeds
import SystemCalls
import Testing

@testable import TerminalMenu
@testable import TestDoubles
@testable import TestSupport
@testable import scoops

struct GalleryCommandTests {
  private let catalog = Seeds.catalogFile

  private func gallery(
    of iceCreams: [SavedIceCream], columns: Int? = nil, environment: [String: String] = [:]
  ) -> ScriptedTerminal {
    let terminal = ScriptedTerminal(
      isOutputTerminal: columns != nil, store: InMemoryIceCreamStore(iceCreams, name: "book"))
    terminal.windowSize = WindowSize(columns: columns ?? 0, rows: 24)
    terminal.status = terminal.run(
      ["gallery", "--catalog", catalog], environment: environment)
    return terminal
  }

  private static let colorful = ["TERM": "xterm", "LANG": "C.UTF-8", "COLORTERM": "truecolor"]

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

  @Test(arguments: [["--svg"], []]) func `prints a large gallery in parts`(words: [String]) {
    let iceCreams = (0..<300).map { index in
      SavedIceCream(
        id: "w\(100 + index)", madeAt: Seeds.madeAt, names: Seeds.unsavedIceCream.names)
    }
    let terminal = ScriptedTerminal(store: InMemoryIceCreamStore(iceCreams, name: "book"))

    #expect(terminal.run(["gallery", "--catalog", catalog] + words) == .done)

    #expect(terminal.longestWrite < terminal.output.utf8.count / 2)
    #expect(["w100", "w399"].allSatisfy { terminal.output.contains($0) })
  }

  @Test func `reports a failed write of the result`() {
    let terminal = ScriptedTerminal(
      outputTrouble: SystemError(code: 28), store: InMemoryIceCreamStore(SavedIceCreams.three))

    #expect(terminal.run("gallery") == .failed)
  }
}
