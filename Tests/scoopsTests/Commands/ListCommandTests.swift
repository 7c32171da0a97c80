import Foundation
import IceCreamFiles
import Seeds
import SystemCalls
import Testing

@testable import IceCreamDomain
@testable import TestDoubles
@testable import TestSupport
@testable import scoops

struct ListCommandTests {
  private let folder = Folder()
  private let catalog = Seeds.catalogFile

  private func list(
    _ options: String..., of iceCreams: [SavedIceCream] = SavedIceCreams.three
  ) -> ScriptedTerminal {
    let terminal = ScriptedTerminal(store: InMemoryIceCreamStore(iceCreams, name: "book"))
    terminal.status = terminal.run(["list", "--catalog", catalog] + options)
    return terminal
  }

  @Test func `shows identifiers in bold with color`() {
    let terminal = ScriptedTerminal(store: InMemoryIceCreamStore([Seeds.savedIceCream]))

    _ = terminal.run(["list", "--color", "always"], environment: ["TERM": "xterm"])

    #expect(
      terminal.output == "\u{1B}[1mw930gn1\u{1B}[0m  2026-11-20T09:05:00Z  "
        + "Paper cup with Vanilla and Cherry\n")
  }

  /// People see code points, other programs what is true, in JSON escapes.
  @Test func `prints JSON from which the book can be written again`() throws {
    let names = [
      "\u{1}", "<U+0001>", "\u{1B}[31m", "\u{7F}\u{9B}", "\u{202E}", "\"\\", "é🍦", "\u{2028}",
    ]
    let all = names.map { SavedIceCream.made(0, cone: $0, flavor: $0, topping: $0) }
    let store = InMemoryIceCreamStore(name: "book")
    for iceCream in all { try store.save(iceCream) }
    let terminal = ScriptedTerminal(store: store)

    #expect(terminal.run("list", "--json", "--sort", "oldest") == .done)

    #expect(
      terminal.output.hasPrefix(
        #"{"id":"w930gn1","madeAt":"2026-11-20T09:05:00Z","cone":"\u0001","#))
    #expect(terminal.output.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isUnprintable })
    let book = try folder.file("again.jsonl", terminal.output)
    let again = try FileIceCreamStore(path: book).fetch(IceCreamQuery(order: .oldest))
    #expect(again == (try store.fetch(IceCreamQuery(order: .oldest))))
    for words in [["show", "w930gn1"], ["undo", "-y"], ["delete", "w930gn1", "-y"]] {
      let terminal = ScriptedTerminal(store: store)
      _ = terminal.run(words + ["--json"])
      #expect(!terminal.output.contains("<U+") && terminal.output.contains("\\u"), "\(words)")
    }
  }

  @Test func `prints one line each, newest first`() {
    let terminal = list()

    #expect(terminal.status == .done)
    #expect(
      terminal.output == """
        z930gn1  2026-11-20T09:05:03Z  Sugar cone with Vanilla and Cherry
        x930gn1  2026-11-20T09:05:01Z  Sugar cone with Chocolate and Sprinkles
        w930gn1  2026-11-20T09:05:00Z  Paper cup with Vanilla and Cherry

        """)
    #expect(terminal.conversation == "")
  }

  @Test func `reports damaged lines and lists the rest`() {
    let store = IceCreamStoreSpy([Seeds.savedIceCream])
    store.notes = [.damagedLine(3, of: "book")]
    let terminal = ScriptedTerminal(store: store)

    #expect(terminal.run("list") == .done)

    #expect(terminal.output.hasSuffix("  Paper cup with Vanilla and Cherry\n"))
    #expect(
      terminal.conversation
        == "Skipped line 3 of book: it is damaged. The line stays in the book.\n")
  }

  @Test(arguments: [
    (["--sort", "oldest"], ["w", "x", "z"]), (["--sort=flavor"], ["x", "z", "w"]),
    (["--sort", "newest", "--limit", "2"], ["z", "x"]), (["--limit", "99"], ["z", "x", "w"]),
    (["--flavor", "van"], ["z", "w"]), (["--cone", "1"], ["z", "x"]),
    (["--cone", "sugar", "--topping", "cherry"], ["z"]),
  ])
  func `filters, sorts and limits`(options: [String], ids: [String]) {
    let terminal = ScriptedTerminal(store: InMemoryIceCreamStore(SavedIceCreams.three))

    #expect(terminal.run(["list", "--catalog", catalog] + options) == .done)

    #expect(terminal.output.split(separator: "\n").map { String($0.prefix(1)) } == ids)
  }

  @Test func `says that there are none, and prints nothing`() {
    let terminal = list(of: [])

    #expect(terminal.status == .done)
    #expect(terminal.output == "")
    #expect(terminal.conversation == "No saved ice creams yet.\n")
    // Saved flavors are valid even if the catalog lacks them.
    let saved = SavedIceCream(
      id: "w930gn1", madeAt: Seeds.madeAt, cone: "Paper cup", flavor: "Rhubarb", topping: "Cherry")
    #expect(
      list("--flavor", "Rhubarb", "--cone", "1", of: [saved]).conversation
        == "No saved ice creams with Sugar cone and Rhubarb.\n")
  }

  @Test(arguments: [
    ("Rhubarb", "List them: scoops menu flavors --catalog CATALOG"),
    ("vanila", #"Did you mean "Vanilla"?"#),
  ])
  func `refuses a name that is neither in the catalog nor in the book`(
    name: String, advice: String
  ) {
    for iceCreams in [SavedIceCreams.three, []] {
      let terminal = list("--flavor", name, of: iceCreams)

      #expect(terminal.status == .misused)
      #expect(terminal.output == "")
      #expect(
        terminal.conversation.replacing(catalog, with: "CATALOG")
          == "scoops: --flavor: There is no flavor \"\(name)\". \(advice)\n")
    }
  }

  @Test func `tells people at a terminal how long ago each was made, in their time zone`() {
    let terminal = ScriptedTerminal(
      isOutputTerminal: true, store: InMemoryIceCreamStore(SavedIceCreams.three))
    let now = Timestamp(secondsSince1970: Seeds.madeAt.secondsSince1970 + 62)

    #expect(terminal.run(["list"], at: now) == .done)

    #expect(
      terminal.output == """
        z930gn1  just now   Sugar cone with Vanilla and Cherry
        x930gn1  1 min ago  Sugar cone with Chocolate and Sprinkles
        w930gn1  1 min ago  Paper cup with Vanilla and Cherry

        """)
  }

  @Test(arguments: [["--plain"], []])
  func `puts the sentence first for a screen reader`(options: [String]) {
    let terminal = ScriptedTerminal(
      isOutputTerminal: true, store: InMemoryIceCreamStore([Seeds.savedIceCream]))

    #expect(terminal.run(["list"] + options, environment: ["TERM": "dumb"]) == .done)

    #expect(
      terminal.output
        == "Paper cup with Vanilla and Cherry, w930gn1, 20 November 2026, 10:05\n")
  }

  @Test(arguments: [(["--plain"], false), (["--json"], true)])
  func `keeps times in UTC for other programs`(options: [String], isOutputTerminal: Bool) {
    let terminal = ScriptedTerminal(
      isOutputTerminal: isOutputTerminal, store: InMemoryIceCreamStore([Seeds.savedIceCream]))

    #expect(terminal.run(["list"] + options) == .done)

    #expect(terminal.output.contains("2026-11-20T09:05:00Z"))
  }

  @Test func `reports every problem with the filter beside its option`() {
    let terminal = list("--cone", "9", "--flavor", "choc", "--topping", "zzz")

    #expect(terminal.status == .misused)
    #expect(terminal.output == "")
    #expect(
      terminal.conversation == """
        scoops: --cone: There is no cone number 9. Choose a number from 1 to 2.
        scoops: --flavor: More than one flavor matches "choc": Chocolate, Chocolate chip. \
        Type more of the name.

        """)
  }

  @Test(arguments: [["--flavor", "1"], []])
  func `reports an unusable catalog`(names: [String]) {
    let terminal = ScriptedTerminal(store: InMemoryIceCreamStore(SavedIceCreams.three))

    #expect(terminal.run(["list", "--catalog", "/none"] + names) == .failed)

    #expect(terminal.output == "")
    #expect(
      terminal.conversation
        == "scoops: /none cannot be used as a catalog.\n/none: no such file; check the path\n")
  }

  @Test func `does without the catalog of the environment if no names are given`() {
    let terminal = ScriptedTerminal(store: InMemoryIceCreamStore(SavedIceCreams.three))

    #expect(terminal.run("list", environment: ["SCOOPS_CATALOG": "/none"]) == .done)
  }
}
