@testable import TerminalMenu

// Keys as xterm's modifyOtherKeys and kitty's keyboard protocol report them.
extension KeyTables {
  static let reported: [KeyRow] = [
    // Enter, Tab, Backspace, Escape and Space, with Shift, Alt, Ctrl, and all of them.
    KeyRow("␛[13u␛[13;2u␛[13;3u␛[13;5u␛[13;8u", enter(5)),
    KeyRow("␛[27;2;13~␛[27;5;13~␛[27;8;13~␛[10;5u", enter(4)),
    KeyRow("␛[9u␛[9;5u␛[9;2u␛[27;2;9~␛[27;6;9~", [.tab, .tab, .backTab, .backTab, .backTab]),
    KeyRow(
      "␛[127u␛[127;2u␛[127;5u␛[8;5u␛[127;3u␛[27;3;127~",
      [
        .backspace, .backspace, .backspace, .backspace, .altBackspace, .altBackspace,
      ]),
    KeyRow("␛[27u␛[27;1u␛[27;2u␛[27;5;27~", [.escape, .escape, .escape, .escape]),
    KeyRow("␛[32;2u␛[27;2;32~", [.character(" "), .character(" ")]),
    // Ctrl and a letter, in lower and upper case; some are the keys of the same byte.
    KeyRow("␛[99;5u␛[27;5;99~␛[99;6u␛[27;6;67~", Array(repeating: .control("c"), count: 4)),
    KeyRow("␛[97;5u␛[122;5u␛[100;7u", [.control("a"), .control("z"), .control("d")]),
    KeyRow("␛[105;5u␛[109;5u␛[106;5u␛[104;5u␛[91;5u", [.tab, .enter, .enter, .backspace, .escape]),
    KeyRow("␛[92;5u␛[93;5u␛[95;6u", [.control("\\"), .control("]"), .control("_")]),
    // The same key on an English keyboard, where the character has no Ctrl.
    KeyRow("␛[1089::99;5u␛[1092::97;5u", [.control("c"), .control("a")]),
    // Characters, in the case that is typed.
    KeyRow(
      "␛[97u␛[97;2u␛[97:65;2u␛[27;2;65~␛[47:63;2u",
      [
        .character("a"), .character("A"), .character("A"), .character("A"), .character("?"),
      ]),
    KeyRow("␛[233u␛[127846u␛[27;1;233~", [.character("é"), .character("🍦"), .character("é")]),
    // The text that the key types.
    KeyRow(
      "␛[97;2;65u␛[97;;228u␛[0;;102:105u",
      [
        .character("A"), .character("ä"), .character("f"), .character("i"),
      ]),
    // Caps Lock and Num Lock change nothing.
    KeyRow("␛[13;65u␛[99;133u␛[1;129A␛[5;193~", [.enter, .control("c"), .up, .pageUp]),
  ]

  static let released: [KeyRow] = [
    KeyRow("␛[13;1:1u␛[13;1:2u␛[13;1:3u", enter(2)),
    KeyRow("␛[1;1:1B␛[1;1:2B␛[1;1:3B␛[1;5:3B", [.down, .down]),
    KeyRow("␛[3;1:1~␛[3;1:3~␛[99;5:3u␛[97;1:3;97u", [.delete]),
    KeyRow("␛[27;1:3u␛[57417;1:3uq", q(1)),
  ]

  static let kitty: [KeyRow] = [
    KeyRow("␛[57399u␛[57408u␛[57400;129u␛[57410u␛[57413u", characters("091/+")),
    KeyRow("␛[57414u␛[57414;2u␛[57345u", enter(3)),
    KeyRow("␛[57417u␛[57418u␛[57419u␛[57420u", [.left, .right, .up, .down]),
    KeyRow(
      "␛[57421u␛[57422u␛[57423u␛[57424u␛[57426u",
      [
        .pageUp, .pageDown, .home, .end, .delete,
      ]),
    KeyRow("␛[57344u␛[57350u␛[57353u␛[57347;3u", [.escape, .left, .down, .altBackspace]),
    // Modifiers, media and function keys, and answers to questions.
    KeyRow("␛[57441;2u␛[57442;5u␛[57358u␛[57376u␛[57428u␛[57427u␛[57425u␛[?1u␛[?0uq", q(1)),
    // Alt, Ctrl or Super and a character that has no key with it.
    KeyRow("␛[97;3u␛[27;3;97~␛[32;5u␛[49;5u␛[99;9u␛[233;5u␛[97;9;97uq", q(1)),
    // Codes of no character.
    KeyRow("␛[u␛[;5u␛[0u␛[55296u␛[1114112u␛[99999999999999999999;5u␛[27;5~␛[27;5;~q", q(1)),
    KeyRow("␛[8238u␛[128u␛[97;;27u␛[13;99999999999999999999u", [.escape, .enter]),
    KeyRow("␛[99;9223372036854775807u␛[99;0uq", [.control("c"), .character("c")] + q(1)),
  ]

  static let keypad: [KeyRow] = [
    KeyRow("␛Op␛Oq␛Or␛Os␛Ot␛Ou␛Ov␛Ow␛Ox␛Oy", characters("0123456789")),
    KeyRow("␛Oj␛Ok␛Ol␛Om␛On␛Oo␛OX", characters("*+,-./=")),
    KeyRow("␛OM␛O2M␛OI␛O5q", [.enter, .enter, .tab, .character("1")]),
    // rxvt, with Shift or Ctrl.
    KeyRow("␛[a␛[b␛Oc␛Od␛[5^␛[6@␛[3^", [.up, .down, .right, .left, .pageUp, .pageDown, .delete]),
    KeyRow("␛OP␛Oz␛Oe␛[e␛[p␛[q␛[200^q", q(1)),
  ]

  private static func enter(_ count: Int) -> [Key] { Array(repeating: .enter, count: count) }

  private static func characters(_ text: String) -> [Key] {
    text.unicodeScalars.map { .character($0) }
  }
}
