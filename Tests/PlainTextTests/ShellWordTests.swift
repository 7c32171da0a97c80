import PlainText
import Testing

struct ShellWordTests {
  @Test(arguments: [
    ("Vanilla", "Vanilla"), ("--cone", "--cone"), ("/a/b-c_d.json", "/a/b-c_d.json"), ("", "''"),
    ("Sugar cone", "'Sugar cone'"), ("it's", #"'it'\''s'"#), ("$(rm)", "'$(rm)'"),
    ("a;b|c&d", "'a;b|c&d'"), ("*", "'*'"), ("~", "'~'"), ("#1", "'#1'"), ("é", "'é'"),
    ("'\u{301}", "''\\''\u{301}'"), ("=ls", "'=ls'"), ("{a,b}", "'{a,b}'"), ("%1", "'%1'"),
    (#"Cup \"#, #"'Cup '\\''"#), (#"a\';b"#, #"'a'\\''\'';b'"#), ("Wow!", #"'Wow'\!''"#),
    ("a\nb", #"$'a\012b'"#), ("\u{1B}'\\!", #"$'\033\047\134\041'"#),
    ("é\u{202E}", #"$'\303\251\342\200\256'"#),
  ])
  func `quotes a word for a shell`(text: String, word: String) {
    #expect(text.shellWord == word)
  }
}
