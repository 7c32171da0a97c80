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
}
