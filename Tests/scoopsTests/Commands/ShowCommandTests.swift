import IceCreamDomain
import IceCreamPicture
import Seeds
import Testing

@testable import TerminalMenu
@testable import TestDoubles
@testable import scoops

struct ShowCommandTests {
  private let catalog = Seeds.catalogFile

  @Test(
    arguments: [
      (80, 24, .large), (22, 21, .large), (21, 21, .medium), (80, 20, .medium), (80, 17, .medium),
      (20, 16, .small), (12, 16, .small), (80, 13, .small), (10, 40, nil), (80, 12, nil),
    ] as [(Int, Int, PictureSize?)])
  func `prints the largest picture that fits in the window`(
    columns: Int, rows: Int, size: PictureSize?
  ) {
    let terminal = ScriptedTerminal(
      isOutputTerminal: true, store: InMemoryIceCreamStore([Seeds.savedIceCream], name: "book"))
    terminal.windowSize = WindowSize(columns: columns, rows: rows)

    #expect(
      terminal.run(["show", "--catalog", catalog, "w"], environment: Self.colorful) == .done)

    let pictures = terminal.output.split(separator: "\n").dropFirst(4)
    #expect(pictures.count == (size?.height ?? 0) / 2)
    #expect(terminal.output.split(separator: "\n", omittingEmptySubsequences: false).count <= rows)
  }

  @Test(arguments: [(15, true), (14, false)])
  func `prints a picture that fits above the notes`(rows: Int, isShown: Bool) {
    let terminal = ScriptedTerminal(
      isOutputTerminal: true, store: InMemoryIceCreamStore([SavedIceCreams.old], name: "book"))
    terminal.windowSize = WindowSize(columns: 80, rows: rows)

    #expect(
      terminal.run(["show", "--catalog", catalog, "w"], environment: Self.colorful) == .done)

    #expect(terminal.output.contains("▀") == isShown)
    #expect(terminal.output.hasSuffix("\n\nRhubarb is not in the catalog.\n"))
  }

  private static let colorful = ["TERM": "xterm", "LANG": "C.UTF-8", "COLORTERM": "truecolor"]
}
