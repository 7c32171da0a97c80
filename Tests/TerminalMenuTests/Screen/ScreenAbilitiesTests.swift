import Testing

@testable import TerminalMenu

struct ScreenAbilitiesTests {
  private func abilities(_ environment: [String: String]) -> ScreenAbilities {
    ScreenAbilities { name in environment[name].flatMap { $0.isEmpty ? nil : $0 } }
  }

  @Test func `are minimal in an empty environment`() {
    #expect(!abilities([:]).isMenuPossible)
    #expect(!abilities([:]).isUnicode)
  }

  @Test(arguments: [
    ("xterm", true), ("linux", true), ("vt100", true), ("dumb", false), ("unknown", false),
    ("", false), ("dumb-emacs-ansi", false), ("dumb-color", false), ("emacs", false),
    ("emacs-27.1", false), ("eterm-color", true), ("eterm", true),
  ])
  func `derive cursor movement from the terminal's name`(name: String, isPossible: Bool) {
    #expect(abilities(["TERM": name]).isMenuPossible == isPossible)
  }

  @Test(
    arguments: [
      (["TERM": "dumb"], true), (["TERM": "dumb-color"], true), (["TERM": "emacs"], true),
      (["TERM": "xterm"], false), (["TERM": "unknown"], false), ([:], false),
      (["ACCESSIBLE": "1"], true), (["ACCESSIBLE": "yes"], true), (["ACCESSIBLE": "0"], false),
      (["ACCESSIBLE": "False"], false), (["ACCESSIBLE": ""], false),
      (["ACCESSIBLE": "1", "TERM": "xterm"], true), (["ACCESSIBLE": "0", "TERM": "dumb"], true),
    ] as [([String: String], Bool)])
  func `ask for plain lines by the terminal's name or ACCESSIBLE`(
    environment: [String: String], isPlain: Bool
  ) {
    #expect(abilities(environment).isPlain == isPlain)
  }

  @Test(arguments: [
    (["LANG": "en_US.UTF-8"], true), (["LANG": "C.utf8"], true),
    (["LANG": "fi_FI.UTF8@euro"], true),
    (["LANG": "C"], false), (["LANG": "de_DE.ISO-8859-1"], false), (["LANG": ""], false),
    // The most specific variable that is set decides.
    (["LC_ALL": "C", "LC_CTYPE": "C.UTF-8", "LANG": "C.UTF-8"], false),
    (["LC_ALL": "C.UTF-8", "LC_CTYPE": "C", "LANG": "C"], true),
    (["LC_CTYPE": "C.UTF-8", "LANG": "C"], true), (["LC_CTYPE": "C", "LANG": "C.UTF-8"], false),
    (["LC_ALL": "", "LC_CTYPE": "", "LANG": "C.UTF-8"], true),
    (["LC_ALL": "", "LC_CTYPE": "C", "LANG": "C.UTF-8"], false),
    (["LC_MESSAGES": "C.UTF-8"], false),
  ])
  func `derive Unicode from the locale`(environment: [String: String], isUnicode: Bool) {
    #expect(abilities(environment).isUnicode == isUnicode)
  }

  @Test(
    arguments: [
      (["LANG": "en_US.UTF-8"], true, true), (["LANG": "C"], true, false),
      (["LANG": "en_US.UTF-8", "TERM": "linux"], false, true),
      (["LANG": "ja_JP.UTF-8"], false, false), (["LANG": "ko_KR.utf8"], false, false),
      (["LANG": "zh_TW.UTF-8@a"], false, false), (["LANG": "zh-Hans.UTF-8"], false, false),
      (["LANG": "C", "LC_CTYPE": "ja_JP.UTF-8"], false, false),
      (["LANG": "ja_JP.UTF-8", "LC_ALL": "C.UTF-8"], true, true),
      (["LANG": "zha_CN.UTF-8"], true, true), (["LANG": "JA_JP.UTF-8"], false, false),
      // The setting overrides the language, but not the font.
      (["LANG": "ja_JP.UTF-8", "SCOOPS_GLYPHS": "unicode"], true, true),
      (["LANG": "C.UTF-8", "SCOOPS_GLYPHS": "ascii"], false, false),
      (["LANG": "ja_JP.UTF-8", "SCOOPS_GLYPHS": ""], false, false),
      (["LANG": "C.UTF-8", "SCOOPS_GLYPHS": "other"], true, true),
      (["LANG": "C.UTF-8", "SCOOPS_GLYPHS": "unicode", "TERM": "linux"], false, true),
    ] as [([String: String], Bool, Bool)])
  func `have only signs of certain width in East Asian languages, or by a setting`(
    environment: [String: String], hasSigns: Bool, hasBlocks: Bool
  ) {
    #expect(abilities(environment).hasSigns == hasSigns)
    #expect(abilities(environment).hasBlocks == hasBlocks)
  }
}
