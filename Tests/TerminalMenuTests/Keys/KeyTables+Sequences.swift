@testable import TerminalMenu

extension KeyTables {
  static let named: [KeyRow] = [
    KeyRow("␛[A␛[B␛[C␛[D", [.up, .down, .right, .left]),
    KeyRow("␛OA␛OB␛OC␛OD", [.up, .down, .right, .left]),
    KeyRow("␛[H␛[F␛OH␛OF", [.home, .end, .home, .end]),
    KeyRow("␛[1~␛[7~␛[4~␛[8~", [.home, .home, .end, .end]),
    KeyRow("␛[5~␛[6~␛[3~", [.pageUp, .pageDown, .delete]),
    KeyRow("␛[Z␛OM", [.backTab, .enter]),
    KeyRow("␛[1;5A␛[1;2B␛[1;3C␛[1;8D", [.up, .down, .right, .left]),
    KeyRow("␛O5A␛O1;2D", [.up, .left]),
    KeyRow("␛[1;5H␛[1;2F", [.home, .end]),
    KeyRow("␛[5;2~␛[6;5~␛[3;5~␛[1;2~", [.pageUp, .pageDown, .delete, .home]),
    KeyRow("␛[1;2Z␛O2M", [.backTab, .enter]),
    KeyRow("a␛[Ab", [.character("a"), .up, .character("b")]),
  ]

  static let alt: [KeyRow] = [
    KeyRow("␛\u{7F}", [.altBackspace]),
    KeyRow("␛\u{8}\u{8}", [.altBackspace, .backspace]),
    KeyRow("␛␛\u{7F}q", [.escape, .altBackspace, .character("q")]),
    // An escape before a key is Alt and that key.
    KeyRow("␛␛[A␛␛OA␛␛[5~␛␛[1;3A", [.up, .up, .pageUp, .up]),
    KeyRow(
      "␛␛[B␛␛[C␛␛OD␛␛[H␛␛[4~␛␛[3;3~␛␛[Z",
      [
        .down, .right, .left, .home, .end, .delete, .backTab,
      ]),
    KeyRow("␛␛OM␛␛Oq␛␛[13u␛␛[9;1u", [.enter, .character("1"), .enter, .tab]),
    KeyRow("␛␛␛[A", [.escape, .up]),
    // Where no key follows, it is one by itself: a letter, reports, a paste, a text of the terminal.
    KeyRow(
      "␛␛aq␛␛[Iq␛␛[1;1:3Aq",
      [
        .escape, .character("q"), .escape, .character("q"), .escape, .character("q"),
      ]),
    KeyRow("␛␛[15~q␛␛[24;3~q␛␛[15^q", q(3)),
    KeyRow("␛␛[200~a␛[201~", [.escape, .paste("a")]),
    KeyRow("␛␛[M !!q␛␛[[Aq", [.escape, .character("q"), .escape, .character("q")]),
    KeyRow("␛␛]0;a\u{7}␛␛\u{3}", [.escape, .escape, .escape, .control("c")]),
    KeyRow("␛␛[\rA␛␛O\u{3}", [.escape, .enter, .character("A"), .escape, .control("c")]),
    KeyRow("␛[␛\u{7F}␛[A", [.altBackspace, .up]),
    // Alt and a letter outside of ASCII is that letter.
    KeyRow("␛éq␛🍦q", [.character("é"), .character("q"), .character("🍦"), .character("q")]),
  ]

  static let ignored: [KeyRow] = [
    // Function keys, and reports of focus, cursor and terminal.
    KeyRow("␛OP␛[15~␛[24;5~␛[2~q", q(1)),
    KeyRow("␛[I␛[O␛[12;40R␛[?62;22c␛[?2026;2$yq", q(1)),
    KeyRow("␛[~␛[0~␛[9~␛[201~␛[200;1~␛[1000000000000000000000~q", q(1)),
    // A key has only numbers and a letter: no private marker and no intermediate.
    KeyRow("␛[?A␛[ A␛[1$~␛[<5~␛[>1;5Bq", q(1)),
    KeyRow("␛[M !!q␛[<0;1;1Mq␛[32;1;1Mq", q(3)),
    KeyRow([0x1B, 0x5B, 0x4D, 0xFF, 0x7F, 0xC3, 0x71], q(1)),
    KeyRow("␛[[Aq␛[[[q␛[1[q", q(3)),
    KeyRow("␛(Bq␛  Fq␛#8q", q(3)),
    KeyRow("␛OZq␛OMq", [.character("q"), .enter, .character("q")]),
    // Alt and another key.
    KeyRow("␛aq␛1q␛~q", q(3)),
    KeyRow([0x1B, 0xC3, 0x71, 0x1B, 0xFF, 0x71], q(2)),
    // OSC, DCS, SOS, PM and APC, up to BEL or ST.
    KeyRow("␛]0;title\u{7}q␛]11;rgb:0/0/0␛\\q", q(2)),
    KeyRow("␛P1$r0m␛\\q␛Xa␛\\q␛^a␛\\q", q(3)),
    KeyRow("␛_Gi=1;OK␛\\q␛]é\r\n\t\u{7}q", q(2)),
  ]
}
