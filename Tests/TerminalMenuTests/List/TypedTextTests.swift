import Testing

@testable import TerminalMenu
@testable import TestSupport

struct TypedTextTests {
  private var typed = TypedText()

  @Test(
    arguments: [
      ([.character("a"), .character(" "), .character("é")], "a é"),
      ([.paste("mint"), .backspace], "min"),
      ([.paste("mint"), .control("u")], ""), ([.paste("mint"), .left, .control("u")], ""),
      // A word is deleted with the spaces after it.
      ([.paste("mint chip"), .control("w")], "mint "),
      ([.paste("mint chip  "), .altBackspace], "mint "),
      ([.paste("a b"), .home, .altBackspace], "a b"),
      ([.paste("mint chip"), .control("w"), .control("w")], ""),
      ([.paste("mint chip"), .left, .left, .control("w")], "mint ip"),
      // The cursor moves by characters, and stays in the text.
      ([.paste("mnt"), .left, .left, .character("i")], "mint"),
      ([.paste("re\u{300}me"), .home, .character("c"), .right, .right, .backspace], "crme"),
      ([.paste("int"), .control("a"), .left, .character("m")], "mint"),
      ([.paste("mit"), .left, .character("n"), .control("e"), .right, .character("s")], "mints"),
      ([.paste("mint"), .home, .delete, .end, .character("y")], "inty"),
      // A letter is deleted with its accent.
      ([.paste("cre\u{300}"), .backspace], "cr"),
      // The text stays on one line and printable.
      ([.paste("co\u{1B}f\r\nfee")], "co<U+001B>f"), ([.paste("a\nb")], "a"), ([.paste("\nb")], ""),
    ] as [([Key], String)])
  mutating func `is edited by keys`(keys: [Key], text: String) {
    let isTaken = keys.map { typed.take($0) }

    #expect(!isTaken.contains(false))
    #expect(typed.text == text)
  }

  @Test(arguments: [.enter, .escape, .up, .tab, .control("x"), .pageUp, .delete] as [Key])
  mutating func `leaves other keys to the caller`(key: Key) {
    _ = typed.take(.paste("mint"))

    let isTaken = typed.take(key)

    #expect(!isTaken)
    #expect(typed.text == "mint")
  }

  @Test(arguments: [.left, .home, .backspace, .delete, .control("u"), .control("w")] as [Key])
  mutating func `takes only what is typed while it is empty`(key: Key) {
    let isTaken = typed.take(key)

    #expect(!isTaken)
  }

  @Test mutating func `accepts at most 1,000 bytes`() {
    let marks = String(repeating: "\u{301}\u{323}", count: 50_000)
    var other = TypedText()
    let control = processorTime { _ = other.take(.paste(String(repeating: "é", count: 100_000))) }

    let time = processorTime {
      _ = typed.take(.paste("e" + marks))
      _ = typed.take(.character("é"))
    }

    #expect(typed.text.utf8.count == 999)
    #expect(time < 50 * control)
  }
}
