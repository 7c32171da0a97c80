import Testing

@testable import TerminalDoubles
@testable import scoops

/// Tests the completions in bash, which readline inserts.
@Suite(.needs("bash"), .timeLimit(.minutes(2)))
struct BashCompletionTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    _ = try folder.file("odd.json", OddCatalog.text)
    try folder.saveThree()
  }

  @Test(arguments: [
    ("scoops m", "m", ["make", "menu"]), ("scoops --json -- me", "me", ["menu"]),
    ("scoops h", "h", ["help"]), ("scoops help de", "de", ["delete"]),
    ("scoops help make d", "d", []),
    ("scoops --trace=", "--trace=", ["--trace=text", "--trace=json"]),
    ("scoops --trace=j", "j", ["json"]), ("scoops make -c su", "su", [#"Sugar\ cone"#]),
    ("scoops -n make -f v --to", "--to", ["--topping"]), ("scoops menu --bo", "--bo", []),
    ("scoops delete x930gn1 z", "z", ["z930gn1"]),
    ("scoops delete z930gn1 --yes w930gn1 ", "", ["x930gn1"]),
    ("scoops completions --c", "--c", []),
    ("scoops make --fl", "--fl", ["--flavor"]), ("scoops menu --fl", "--fl", []),
    ("scoops completions ", "", CompletionShell.allCases.map(\.rawValue)),
    ("scoops menu ", "", ["cones", "flavors", "toppings"]),
    ("scoops menu cones f", "f", []),
    ("scoops make ", "", Option.listed(for: .make).map(\.name)),
    ("scoops --no", "--no", ["--no-save"]), ("scoops list --no", "--no", []),
    ("scoops list --sort ", "", ["newest", "oldest", "flavor"]),
    ("scoops show ", "", ["z930gn1", "x930gn1", "w930gn1"]),
    ("scoops delete --yes X", "X", ["x930gn1"]), ("scoops edit x930gn1 z", "z", []),
    ("scoops show --book none x", "x", []), ("scoops --book=none show x", "x", []),
    (
      "scoops --book ~/.local/share/scoops/icecreams.jsonl show x", "x", ["x930gn1"]
    ),
    ("scoops --color ", "", ["auto", "always", "never"]),
    ("scoops --color=al", "al", ["always"]),
    ("scoops --color=al", "--color=al", ["--color=always"]),
    ("scoops make --cone su", "su", [#"Sugar\ cone"#]),
    ("scoops make --cone 'su", "su", ["Sugar cone"]),
    (#"scoops make --cone Su"gar c"#, "gar c", ["gar cone"]),
    ("scoops make --cone=su", "--cone=su", [#"--cone=Sugar\ cone"#]),
    ("scoops make --flavor xyz", "xyz", []),
    ("scoops --catalog odd.json make --cone a:", "", ["b=c"]),
    ("scoops --catalog odd.json make --cone 'it", "it", [#"It'\''s "hot""#]),
    (#"scoops --catalog odd.json make --cone "it"#, "it", [#"It's \"hot\"""#]),
    (
      #"scoops --catalog odd.json make --cone "cost $5 \ "#, #"cost $5 \ "#,
      [#"Cost \$5 \\ \`x\`"#]
    ),
    ("scoops -- make --fl", "--fl", []),
    ("scoops --catalog odd.json make --cone --", "--", []),
    ("scoops --catalog none make --cone ", "", []), ("scoops --catalog - make --cone ", "", []),
  ])
  func `returns matching completions`(line: String, text: String, answers: [String]) throws {
    #expect(try reply(to: line, text) == answers + ["no files"])
  }

  @Test(arguments: [
    "scoops --catalog o", "scoops --catalog=o", "scoops check o", "scoops check a --json o",
    "scoops menu >o", "scoops menu 2> o",
  ])
  func `leaves files to readline`(line: String) throws {
    #expect(try reply(to: line, "o") == [])
  }

  /// Bash 3.2 has no such command.
  @Test func `completes without compopt`() throws {
    #expect(
      try InstalledShell.run(
        """
        eval "$(scoops completions bash)"
        enable -n compopt
        command_not_found_handle() { echo "$1 is run"; }
        COMP_LINE='scoops m' COMP_POINT=8
        _scoops scoops m
        printf '%s\\n' "${COMPREPLY[@]}"
        """, in: ["bash", "--norc", "--noprofile", "-c"], [], home: folder.path)
        == ["make", "menu"])
  }

  private func reply(to line: String, _ text: String) throws -> [String] {
    try InstalledShell.run(
      """
      cd "$1" && eval "$(scoops completions bash)"
      compopt() { [[ "$*" == '+o default' ]] && files=no; }
      COMP_LINE=$2 COMP_POINT=${#2}
      _scoops scoops "$3"
      for answer in "${COMPREPLY[@]}" ${files:+"$files files"}; do printf '%s\\n' "$answer"; done
      """, in: ["bash", "--norc", "--noprofile", "-c"], ["bash", folder.path, line, text],
      home: folder.path)
  }
}
