import Testing

@testable import TestSupport
@testable import scoops

/// Tests the completions in bash, which readline inserts.
@Suite(.needs("bash"), .timeLimit(.minutes(60)))
struct BashCompletionTests {
  private let folder: Folder

  init() throws {
    folder = Folder()
    _ = try folder.file("odd.json", OddCatalog.text)
    _ = try folder.file("star.json", #"{"cones":["*"],"flavors":["F"],"toppings":["T"]}"#)
    try folder.saveThree()
  }

  @Test(arguments: [
    ("scoops m", "m", ["make", "menu"]), ("scoops -n make -f v --to", "--to", ["--topping"]),
    ("scoops --trace=", "--trace=", ["--trace=text", "--trace=json"]),
    ("scoops --trace=j", "j", ["json"]), ("scoops --color=al", "--color=al", ["--color=always"]),
    ("scoops delete --yes X", "X", ["x930gn1"]), ("scoops show --book none x", "x", []),
    ("scoops show --book none ", "", []), ("scoops --book none delete ", "", []),
    ("scoops show --book none --sv", "--sv", ["--svg"]),
    (
      "scoops --book ~/.local/share/scoops/icecreams.jsonl show x", "x", ["x930gn1"]
    ),
    ("scoops make -csu", "-csu", [#"-cSugar\ cone"#]),
    ("scoops make --cone su", "su", [#"Sugar\ cone"#]),
    ("scoops make --cone 'su", "su", ["Sugar cone"]),
    (#"scoops make --cone Su"gar c"#, "gar c", ["gar cone"]),
    ("scoops make --cone=su", "--cone=su", [#"--cone=Sugar\ cone"#]),
    ("scoops --catalog odd.json make --cone a:", "", ["b=c"]),
    ("scoops --catalog star.json make --cone '", "", ["*"]),
    (#"scoops --catalog "odd".json make --cone 'it"#, "it", [#"It'\''s "hot""#]),
    (#"scoops --catalog odd.jso\n make --cone "it"#, "it", [#"It's \"hot\"""#]),
    (
      #"scoops --catalog odd.json make --cone "cost $5 \ "#, #"cost $5 \ "#,
      [#"Cost \$5 \\ \`x\`"#]
    ),
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
      compopt() { [[ "$1 $2" == '+o default' ]] && files=no; }
      COMP_LINE=$2 COMP_POINT=${#2}
      _scoops scoops "$3"
      for answer in "${COMPREPLY[@]}" ${files:+"$files files"}; do printf '%s\\n' "$answer"; done
      """, in: ["bash", "--norc", "--noprofile", "-c"], ["bash", folder.path, line, text],
      home: folder.path)
  }
}
