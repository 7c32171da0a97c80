import IceCreamDomain
import IceCreamPicture
import Seeds
import Testing

@testable import TerminalMenu
@testable import TestDoubles
@testable import scoops

struct ShowCommandTests {
  private let catalog = Seeds.catalogFile

  private func show(
    _ words: String..., of iceCreams: [SavedIceCream] = SavedIceCreams.three,
    isTerminal: Bool = false, environment: [String: String] = [:]
  ) -> ScriptedTerminal {
    let terminal = ScriptedTerminal(
      isOutputTerminal: isTerminal, store: InMemoryIceCreamStore(iceCreams, name: "book"))
    terminal.status = terminal.run(
      ["show", "--catalog", catalog] + words, environment: environment)
    return terminal
  }

  @Test func `prints the identifier, the time and the ingredients`() {
    let terminal = show("w93")

    #expect(terminal.status == .done)
    #expect(
      terminal.output == #"""
        w930gn1, made 2026-11-20T09:05:00Z
        Cone     Paper cup
        Flavor   Vanilla
        Topping  Cherry

                  /
                 O
              .-----.
            .'       '.
           (           )
           (           )
           \===========/
            \         /
             \       /
              \_____/

        """#)
    #expect(terminal.conversation == "")
  }

  @Test func `prints the sentence first and no picture when plain`() {
    #expect(
      show("w930gn1", "--plain").output
        == "Paper cup with Vanilla and Cherry, w930gn1, 2026-11-20T09:05:00Z\n")
  }

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

  private static let terminal = ["TERM": "xterm", "LANG": "C.UTF-8"]
  private static let colorful = terminal.merging(["COLORTERM": "truecolor"]) { $1 }

  /// Options, variables besides those of a terminal, whether it is one, and how its colors begin.
  private static let colors: [([String], [String: String], Bool, String?)] = [
    (["--color=always"], ["COLORTERM": "truecolor"], false, "38;2;"),
    ([], ["COLORTERM": "truecolor"], false, nil), ([], ["NO_COLOR": "1"], true, nil),
    (["--color=never"], [:], true, nil), ([], [:], true, "90"),
  ]

  @Test(arguments: colors)
  func `uses color as requested, and as the terminal supports it`(
    options: [String], variables: [String: String], isTerminal: Bool, color: String?
  ) {
    let environment = Self.terminal.merging(variables) { $1 }
    let terminal = ScriptedTerminal(
      isOutputTerminal: isTerminal,
      store: InMemoryIceCreamStore([Seeds.savedIceCream], name: "book"))

    #expect(
      terminal.run(
        ["show", "--catalog", catalog, "w93"] + options, environment: environment) == .done)

    let hasStyles = color != nil || isTerminal && options.isEmpty
    #expect(terminal.output.contains("\u{1B}") == hasStyles)
    #expect(terminal.output.contains("▀") == (color != nil))
    if let color { #expect(terminal.output.contains("[\(color)")) }
  }

  @Test func `prints the same picture as the menu, in its largest size`() {
    let output = show("w93", "--color=always", environment: Self.colorful).output
    let picture = DisplayedPicture(
      cone: Seeds.paperCup, scoop: Seeds.vanilla, topping: Seeds.cherry)

    let lines = LivePicture(isUnicode: true, depth: .trueColor)
      .lines(of: picture, as: .pixels(.large)).map { Style(depth: .trueColor).text(of: $0).text }

    #expect(output.hasSuffix("\n\n" + lines.joined(separator: "\n") + "\n"))
  }

  @Test func `draws lines in color without Unicode`() {
    let environment = Self.colorful.merging(["LANG": "C"]) { $1 }

    let output = show("w93", "--color=always", environment: environment).output

    #expect(output.contains("         \u{1B}[38;2;7;8;9mO\u{1B}[0m\n"))
    #expect(output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `prints the picture as an SVG file`() {
    let terminal = show("w93", "--svg", "--color=always")

    #expect(terminal.status == .done)
    #expect(
      terminal.output
        == SVGPicture.text(
          of: DisplayedPicture(
            cone: Seeds.paperCup, scoop: Seeds.vanilla, topping: Seeds.cherry,
            caption: "Paper cup with Vanilla and Cherry")))
    #expect(terminal.conversation == "")
  }

  @Test func `reports a missing ingredient beside the SVG file`() {
    let terminal = show("w93", "--svg", of: [SavedIceCreams.old])

    #expect(terminal.output.hasPrefix("<svg "))
    #expect(terminal.conversation == "Rhubarb is not in the catalog.\n")
  }

  @Test func `draws nothing without the cone`() {
    var bowl = SavedIceCreams.old
    bowl.names.cone = "Bowl"

    let text = show("w93", of: [bowl])
    let file = show("w93", "--svg", of: [bowl])

    #expect(
      text.output.hasSuffix(
        "Topping  Cherry\n\nBowl is not in the catalog.\nRhubarb is not in the catalog.\n"))
    #expect(file.status == .failed)
    #expect(file.output == "")
    #expect(
      file.conversation == """
        Bowl is not in the catalog.
        Rhubarb is not in the catalog.
        scoops: Cannot draw w930gn1 without its cone. Use the right --catalog.

        """)
  }

  @Test(arguments: [
    ([], "w930gn1, made 2 h ago"),
    (["--plain"], "Paper cup with Vanilla and Cherry, w930gn1, 20 November 2026, 10:05"),
  ])
  func `prints the time for people at a terminal`(options: [String], line: String) {
    let terminal = ScriptedTerminal(
      isOutputTerminal: true, store: InMemoryIceCreamStore(SavedIceCreams.three))
    let now = Timestamp(secondsSince1970: Seeds.madeAt.secondsSince1970 + 7_200)

    #expect(terminal.run(["show", "w"] + options, at: now) == .done)

    #expect(terminal.output.hasPrefix(line + "\n"))
  }

  @Test func `reports a missing ingredient`() {
    let terminal = show("w93", "--plain", of: [SavedIceCreams.old])

    #expect(terminal.output.hasSuffix("Z\n\nRhubarb is not in the catalog.\n"))
  }

  @Test func `prints one object, and the notes on standard error`() {
    let terminal = show("w93", "--json", of: [SavedIceCreams.old])

    #expect(
      terminal.output
        == #"{"id":"w930gn1","madeAt":"2026-11-20T09:05:00Z","cone":"Paper cup","#
        + #""flavor":"Rhubarb","topping":"Cherry"}"# + "\n")
    #expect(terminal.conversation == "Rhubarb is not in the catalog.\n")
  }

  @Test(arguments: ["show", "edit", "delete"])
  func `reports an unknown identifier`(command: String) {
    let terminal = ScriptedTerminal(store: InMemoryIceCreamStore(SavedIceCreams.three))

    #expect(terminal.run(command, "q") == .failed)

    #expect(terminal.output == "")
    #expect(
      terminal.conversation
        == "scoops: No saved ice cream begins with \"q\". See: scoops list\n"
    )
  }

  @Test(arguments: ["show", "edit", "delete"], ["", " ", "\t\n"])
  func `requires an identifier that is not empty`(command: String, id: String) {
    let terminal = ScriptedTerminal(store: InMemoryIceCreamStore(SavedIceCreams.three))

    #expect(terminal.run(command, id) == .misused)

    #expect(terminal.output == "")
    #expect(terminal.conversation.hasPrefix("scoops: \(command) needs an identifier, "))
  }
}
