import PlainText
import Testing

struct WordSearchTests {
  @Test(arguments: [
    ("cafe", "Café"), ("CAFÉ", "cafe"), ("creme brulee", "Crème brûlée"),
    ("brulee", "Crème brûlée"),
    ("Cre\u{300}me", "creme"), ("creme", "Cre\u{300}me"), ("smorrebrod", "Smørrebrød"),
    ("pate", "Phở pâté"), ("pho", "Phở pâté"), ("incir", "İncir"), ("μελι", "μέλι"),
    ("μελι", "ΜΈΛΙ"), ("елка", "Ёлка"), ("ёлка", "елка"), ("שלום", "שָׁלוֹם"),
    ("mint waf", "Waffle cone with Mint chip"), ("weiss", "Weiße Schokolade"), ("WEIß", "weisse"),
    ("CHIP mi", "Mint chip"), (" mint ", "Mint"), ("oeuf", "Œufs à la neige"), ("œuf", "OEUF"),
    ("baerchen", "Bærchen"), ("AEBLE", "Æble"), ("fior", "ﬁor di latte"), ("truﬄe", "Truffle"),
    ("waffle", "Waﬀle"), ("stra", "ﬅracciatella"), ("vanilla 2", "Ｖａｎｉｌｌａ　２"),
    ("ｖａｎ　２", "Vanilla 2"), ("thorr", "Þorr"), ("dulce", "ðulce"), ("ijs", "ĳs"),
    ("lody", "Łody"), ("dorde", "Đorđe"), ("kirmizi", "Kırmızı"), ("smorbrod", "SMØRBRØD"),
    ("weisse", "WEIẞE"), ("dzem", "ǅem"), ("ljuta", "ǈuta"), ("njoki", "ǋoki"),
    ("", "Mint"), ("\u{301}", "Mint"), ("한", "\u{1112}\u{1161}\u{11AB}라봉"), ("抹", "抹茶"),
    ("か\u{3099}", "が"), ("baked half", "Half-baked"),
  ])
  func `finds a text by parts of its words, without case and accents`(typed: String, text: String) {
    #expect(WordSearch(typed).matches(text))
  }

  @Test(arguments: [
    ("mint waf", "Mint chip"), ("mintchip", "Mint chip"), ("cafes", "Café"), ("か", "が"),
    ("x", ""), ("a longer text", "a"), ("क", "ख"),
  ])
  func `does not find a text that lacks a word`(typed: String, text: String) {
    #expect(!WordSearch(typed).matches(text))
  }

  @Test(arguments: [
    ("mi", "Mint chip", [0..<2]), ("mint waf", "Mint chip", [0..<4]), ("x", "Mint", []),
    ("chi mi", "Mint chip", [0..<2, 5..<8]),
    ("i", "Mint chip", [1..<2]), ("chip", "Mint chip", [5..<9]),
    ("mint chip", "Mint chip", [0..<4, 5..<9]),
    ("brulee", "Cre\u{300}me bru\u{302}lée", [6..<12]), ("m mi", "Mint", [0..<2]), ("", "Mint", []),
    ("🍦", "Ice 🍦", [4..<5]), ("a", "banana a", [7..<8]), ("oeuf", "Œuf", [0..<3]),
    ("e", "Œuf", [0..<1]), ("euf o", "Œuf", [0..<3]), ("fi", "Con ﬁori", [4..<5]),
    ("ori", "ﬁori", [1..<4]), ("waffle", "Waﬄe", [0..<4]), ("ss", "Weiße", [3..<4]),
    ("2", "Ｔｅａ　２", [4..<5]), ("tea 2", "Ｔｅａ　２", [0..<3, 4..<5]),
  ])
  func `tells which characters match, at the beginning of a word if possible`(
    typed: String, text: String, ranges: [Range<Int>]
  ) {
    #expect(WordSearch(typed).ranges(in: text) == ranges)
  }

  @Test(arguments: [
    ("mch", "Mint chip", true), ("strwbry", "Strawberry", true), ("chp mnt", "Mint chip", true),
    ("hcm", "Mint chip", false), ("mchx", "Mint chip", false),
    ("crb", "Cre\u{300}me bru\u{302}l\u{E9}e", true),
    ("", "", true), ("a", "", false),
  ])
  func `finds the letters of words in their order`(typed: String, text: String, isFound: Bool) {
    #expect(WordSearch(typed).matchesLetters(of: text.folded.span) == isFound)
  }

  @Test func `tells which letters match only if asked to`() {
    let search = WordSearch("mch mint")

    #expect(search.ranges(in: "Mint chip") == [0..<4])
    #expect(search.ranges(in: "Mint chip", byLetters: true) == [0..<4, 5..<7])
  }

  @Test(
    arguments: [
      ("mint", .beginning), ("mint ch", .beginning), ("m", .beginning), ("ch", .wordBeginnings),
      ("chip mint", .wordBeginnings), ("int", .other), ("mint hip", .other), ("x", nil),
    ] as [(String, WordSearch.Match?)])
  func `ranks a text by where the words are`(typed: String, match: WordSearch.Match?) {
    #expect(WordSearch(typed).match(in: "Mint chip".folded.span) == match)
  }

  @Test func `folds every lowercase letter that Unicode composes with the common accents`() {
    let marks = [
      "\u{300}", "\u{301}", "\u{302}", "\u{303}", "\u{304}", "\u{306}", "\u{308}", "\u{327}",
    ]
    let composed = (0xDF...0x24F as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      for mark in marks {
        let accented = Character(String(letter) + mark)
        for scalar in composed where Character(scalar) == accented {
          #expect(String(scalar).folded == String(letter).folded)
        }
      }
    }
  }
}
