import Testing

@testable import scoops

struct ShellWordTests {
  @Test(arguments: [
    ("Vanilla", "Vanilla"), ("--cone", "--cone"), ("/a/b-c_d.json", "/a/b-c_d.json"), ("", "''"),
    ("Sugar cone", "'Sugar cone'"), ("it's", #"'it'\''s'"#), ("$(rm)", "'$(rm)'"),
    ("a;b|c&d", "'a;b|c&d'"), ("*", "'*'"), ("~", "'~'"), ("#1", "'#1'"), ("é", "'é'"),
    ("'\u{301}", "''\\''\u{301}'"), ("a\nb", #"$'a\x0ab'"#), ("\u{1B}'\\", #"$'\x1b\x27\x5c'"#),
  ])
  func `is read back by a shell as it was`(text: String, word: String) {
    #expect(text.shellWord == word)
  }
}
