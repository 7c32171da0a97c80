@testable import TerminalMenu

extension KeyTables {
  static let interrupted: [KeyRow] = [
    KeyRow("␛␛␛␛OA", [.escape, .escape, .up]),
    KeyRow("␛\u{3}␛\u{4}", [.escape, .control("c"), .escape, .control("d")]),
    KeyRow("␛\r␛\t␛\u{1}", [.enter, .tab, .control("a")]),
    KeyRow("␛[1;\rA", [.enter, .character("A")]),
    KeyRow("␛[\u{3}A␛O\u{4}A", [.control("c"), .character("A"), .control("d"), .character("A")]),
    KeyRow("␛[1␛[B␛O␛[C", [.down, .right]),
    KeyRow("␛[éA", [.character("é"), .character("A")]),
    KeyRow("␛(\u{7F}B", [.backspace, .character("B")]),
    KeyRow("␛[\u{0}A␛\u{0}A", [.character("A"), .character("A")]),
    KeyRow(
      "␛[[\u{3}q␛[M \u{3}q",
      [
        .control("c"), .character("q"), .control("c"), .character("q"),
      ]),
    KeyRow("␛]0;\u{3}q␛]0;␛[Aq", [.control("c"), .character("q"), .up, .character("q")]),
    KeyRow("␛P␛\u{3}q", [.escape, .control("c"), .character("q")]),
  ]

  static let unfinished: [KeyRow] = [
    KeyRow("␛", [], patience: 50, leftovers: [.escape]),
    KeyRow("␛␛", [], patience: 50, leftovers: [.escape, .escape]),
    KeyRow("␛␛␛", [.escape], patience: 50, leftovers: [.escape, .escape]),
    KeyRow("␛␛[", [], patience: 200, leftovers: [.escape]),
    KeyRow("␛␛O1;", [], patience: 200, leftovers: [.escape]),
    KeyRow("␛[13;2", [], patience: 200),
    KeyRow("q␛", q(1), patience: 50, leftovers: [.escape]),
    KeyRow("␛]0;␛␛", [], patience: 50, leftovers: [.escape, .escape]),
    KeyRow("␛[", [], patience: 200),
    KeyRow("␛[1;5", [], patience: 200),
    KeyRow("␛[200", [], patience: 200),
    KeyRow("␛O", [], patience: 200),
    KeyRow("␛(", [], patience: 200),
    KeyRow("␛[[", [], patience: 200),
    KeyRow("␛[M !", [], patience: 200),
    KeyRow("␛]0;title", [], patience: 200),
    KeyRow("␛]0;title␛", [], patience: 200),
    KeyRow("␛[200~", [], patience: 5000, leftovers: [.paste("")]),
    KeyRow("␛[200~a\r␛[A", [], patience: 5000, leftovers: [.paste("a\r\u{1B}[A")]),
    KeyRow("␛[200~a␛[201", [], patience: 5000, leftovers: [.paste("a\u{1B}[201")]),
  ]

  static let pasted: [KeyRow] = [
    KeyRow("␛[200~␛[201~", [.paste("")]),
    KeyRow("␛[200~vanilla, é🍦␛[201~q", [.paste("vanilla, é🍦"), .character("q")]),
    KeyRow("␛[200~a\r\nb\tc\u{3}\u{0}␛[201~\r", [.paste("a\r\nb\tc\u{3}\u{0}"), .enter]),
    KeyRow("␛[200~a␛b␛[A␛[200~␛[201~", [.paste("a\u{1B}b\u{1B}[A\u{1B}[200~")]),
    // A false end, and one just before the true end.
    KeyRow("␛[200~␛[201␛[20␛␛[201~q", [.paste("\u{1B}[201\u{1B}[20\u{1B}"), .character("q")]),
    KeyRow("␛[200~[201~␛[0201~␛[201~", [.paste("[201~\u{1B}[0201~")]),
    KeyRow("␛[200~a␛[201~␛[200~b␛[201~", [.paste("a"), .paste("b")]),
    KeyRow(
      [0x1B, 0x5B, 0x32, 0x30, 0x30, 0x7E, 0xFF, 0x61, 0xC3]
        + [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E],
      [.paste("\u{FFFD}a\u{FFFD}")]),
  ]

  static let all =
    typed + notUnicode + named + alt + reported + released + kitty + keypad + ignored + interrupted
    + unfinished + pasted
}
