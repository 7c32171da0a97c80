import Testing

@testable import TestSupport

/// Tests completion with Tab in shells whose line editors insert the result.
@Suite(.timeLimit(.minutes(60)))
struct ShellAtTerminalTests {
  private let bash = ShellAtTerminal(
    command: ["bash", "--norc", "--noprofile", "-i"], setup: #"eval "$(scoops completions bash)""#)
  private let sourcedZsh = ShellAtTerminal(
    command: ["zsh", "-f", "-i"],
    setup: "autoload -U compinit; compinit -D -u; source <(scoops completions zsh)")
  private let autoloadedZsh = ShellAtTerminal(
    command: ["zsh", "-f", "-i"],
    setup: "scoops completions zsh >_scoops; fpath+=($PWD); autoload -U compinit; compinit -D -u")
  private let fish = ShellAtTerminal(
    command: ["fish", "--no-config", "-i"],
    setup: "scoops completions fish | source")

  /// Prefixes of each name: unquoted, and with both quotes.
  private let beginnings = [
    ["IT", "'it", #""it"#, #"It\'s"#], ["cost", "'COST", #""cost"#, #"Cost\ \$5"#],
    ["cr", "'cr", #""cr"#, "Crème"], ["A", "'a:", #""a"#, "a:b"], ["=--", "=--", "=--", "=--d"],
    ["wow", "'wow", #""wow"#, #"Wow\!so\ \&"#], [#"\~"#, "'~", #""~"#, "=~"],
    ["100", "'100% [", #""100%"#, #"100%\ \["#],
  ]

  @Test(.needs("bash"))
  func `bash quotes every name`() throws { try checkNames(bash) }

  @Test(.needs("zsh"))
  func `zsh quotes every name`() throws { try checkNames(sourcedZsh) }

  @Test(.needs("zsh"))
  func `zsh finds the script in a folder of fpath`() throws {
    #expect(
      try autoloadedZsh.made(byTyping: ["scoops menu co\t >>made"], in: Folder())
        .hasPrefix("Sugar cone\nWaffle cone\n"))
  }

  @Test(.needs("fish"))
  func `fish quotes every name`() throws {
    let folder = Folder()
    _ = try folder.file("odd.json", OddCatalog.text)
    let lines = [
      "it", "'it", "cost", "'cost", "cr", "a:", "=--d", "wow", #"\~"#, "'~", "=~", "100",
    ].map {
      "scoops make --catalog odd.json --cone\($0.hasPrefix("=") ? "" : " ")\($0)\t"
    }

    let made = try fish.made(
      byTyping: [#"function scoops; printf '%s\n' $argv[-1] >>made; end"#] + lines, in: folder)

    let cones = OddCatalog.cones
    let expected = [0, 0, 1, 1, 2, 3, 4, 5, 6, 6, 6, 7].map { cones[$0] + "\n" }
    #expect(made.replacing("--cone=", with: "") == expected.joined())
  }

  @Test(.needs("bash"))
  func `bash completes identifiers that a person wrote`() throws {
    try checkIdentifiers(bash, recorder: Self.recorder)
  }

  @Test(.needs("zsh"))
  func `zsh completes identifiers that a person wrote`() throws {
    try checkIdentifiers(sourcedZsh, recorder: Self.recorder)
  }

  @Test(.needs("fish"))
  func `fish completes identifiers that a person wrote`() throws {
    try checkIdentifiers(
      fish, recorder: #"function scoops; printf '%s\n' "$argv" >>made; end"#)
  }

  private static let recorder = #"scoops() { printf '%s\n' "$*" >>made; }"#

  /// Each finished line must mean the identifier; one that cannot be typed there is not offered.
  private func checkIdentifiers(_ shell: ShellAtTerminal, recorder: String) throws {
    let folder = Folder()
    let ids = ["my own; touch X", "--yes", "~root", "it's", #"tab\there"#]
    _ = try folder.file(
      "own.jsonl",
      ids.map {
        #"{"id":"\#($0)","madeAt":"2026-11-20T09:05:00Z","cone":"A","flavor":"B","topping":"C"}"#
          + "\n"
      }.joined())

    let made = try shell.made(
      byTyping: [
        recorder, "scoops --book own.jsonl show m\t", "scoops --book own.jsonl delete -- --y\t",
        "scoops --book own.jsonl delete --y\t", #"scoops --book own.jsonl show \~r\#t"#,
        "scoops --book own.jsonl show '~\t", "scoops --book own.jsonl make --like=--\t",
        "scoops --book own.jsonl make --like=~\t", "scoops --book own.jsonl edit i\t",
        "scoops --book own.jsonl show ta\t",
      ], in: folder)

    #expect(
      made.replacing("--book own.jsonl ", with: "") == """
        show my own; touch X
        delete -- --yes
        delete --yes
        show ~root
        show ~root
        make --like=--yes
        make --like=~root
        edit it's
        show ta

        """)
  }

  @Test(.needs("bash"))
  func `bash completes identifiers in a book that variables name`() throws {
    try checkVariables(bash, recorder: Self.recorder)
  }

  @Test(.needs("zsh"))
  func `zsh completes identifiers in a book that variables name`() throws {
    try checkVariables(sourcedZsh, recorder: Self.recorder)
    try checkAssignments(sourcedZsh, recorder: Self.recorder)
  }

  @Test(.needs("fish"))
  func `fish completes identifiers in a book that variables name`() throws {
    let recorder = #"function scoops; printf '%s\n' "$argv" >>made; end"#
    try checkVariables(fish, recorder: recorder)
    try checkAssignments(fish, recorder: recorder)
  }

  private func checkVariables(_ shell: ShellAtTerminal, recorder: String) throws {
    let folder = Folder()
    try folder.saveThree(in: "my book")

    let made = try shell.made(
      byTyping: [
        recorder, #"scoops --book "$HOME/my book" show x\#t"#,
        #"scoops show --book="$HOME/my book" x\#t"#, #"scoops --book $HOME/my\ book show x\#t"#,
        #"scoops --book "$HOME"'/my book' edit x\#t"#,
        #"scoops --book "$HOME/none$(touch ran)" show x\#t"#,
        #"cat ran; scoops --book "$HOME/my book" make --like x\#t"#,
      ], in: folder)

    #expect(
      made.replacing(folder.path, with: "HOME") == """
        --book HOME/my book show x930gn1
        show --book=HOME/my book x930gn1
        --book HOME/my book show x930gn1
        --book HOME/my book edit x930gn1
        --book HOME/none show x
        --book HOME/my book make --like x930gn1

        """)
  }

  private func checkAssignments(_ shell: ShellAtTerminal, recorder: String) throws {
    let folder = Folder()
    try folder.saveThree(in: "my book")
    _ = try folder.file("odd.json", OddCatalog.text)

    let made = try shell.made(
      byTyping: [
        recorder, #"SCOOPS_BOOK="$HOME/my book" scoops show x\#t"#,
        #"LANG=C SCOOPS_BOOK=$HOME/my\ book TZ=UTC scoops delete --yes x\#t z\#t"#,
        #"true; SCOOPS_BOOK='my book' scoops edit x\#t --yes"#,
        "SCOOPS_CATALOG=~/odd.json scoops make --cone cr\t",
        #"SCOOPS_BOOK="$(touch ran)" true; scoops show --book 'my book' x\#t; cat ran"#,
        #"SCOOPS_BOOK=none scoops --book 'my book' show x\#t"#,
      ], in: folder)

    #expect(
      made == """
        show x930gn1
        delete --yes x930gn1 z930gn1
        edit x930gn1 --yes
        make --cone Crème brûlée
        show --book my book x930gn1
        --book my book show x930gn1

        """)
  }

  @Test(.needs("bash"))
  func `bash completes everything else`() throws { try checkTheRest(bash) }

  @Test(.needs("zsh"))
  func `zsh completes everything else`() throws { try checkTheRest(sourcedZsh) }

  private func checkNames(_ shell: ShellAtTerminal) throws {
    let folder = Folder()
    _ = try folder.file("odd.json", OddCatalog.text)
    let lines = beginnings.joined().map { beginning in
      "scoops make --catalog odd.json --cone\(beginning.hasPrefix("=") ? "" : " ")\(beginning)\t"
    }

    // A function records the argument, because the program would accept a prefix as the name.
    let made = try shell.made(
      byTyping: [#"scoops() { printf '%s\n' "${@: -1}" >>made; }"#] + lines, in: folder)

    let expected = OddCatalog.cones.flatMap { cone in
      Array(repeating: cone + "\n", count: 4)
    }
    #expect(made.replacing("--cone=", with: "") == expected.joined())
  }

  private func checkTheRest(_ shell: ShellAtTerminal) throws {
    let folder = Folder()
    _ = try folder.file("my odd.json", OddCatalog.text)
    try folder.saveThree()

    let made = try shell.made(
      byTyping: [
        "scoops show x\t--plain >>made", "scoops he\tdele\t >>help",
        "scoops menu co\t--trace=j\t 2>trace >h; grep -c '\"action\"' trace >>made",
        "scoops --color never make -n -c 1 -f 1 -t wa\t >>made",
        "scoops me\ttop\t --cat\tmy\t >>made", "scoops --catalog=my\tmenu toppings >>made",
        "scoops check 'my\t>>made", "scoops --vers\t >>made",
        "scoops --color=al\tmenu co\t--he\t>h",
        "scoops make --catalog ~/my\t--flavor 1 --top\tch\t--cone=100\t >>made",
        // Completion never reads names from standard input; Ctrl-U clears the line.
        "scoops --catalog - make --cone su\t\u{15}scoops menu co\t--cat\tmy\t | head -n 1 >>made",
        "export SCOOPS_CATALOG='my odd.json'",
        "scoops make --top\tch\t--cone=100\t--fla\t'va\t>>made", "grep -c LIST h >>made",
        "head -n 1 help >>made",
      ], in: folder)

    #expect(
      made == """
        Sugar cone with Chocolate and Sprinkles, x930gn1, 2026-11-20T09:05:01Z

        Sprinkles is not in the catalog.
        3
        Sugar cone with Vanilla and Wafer
        Cherry
        Cherry
        my odd.json: no faults; 8 cones, 3 flavors, 1 topping
        scoops 0.1.0
        100% [x](y) with Vanilla and Cherry
        It's "hot"
        100% [x](y) with Vanilla and Cherry
        2
        Usage: scoops delete ID... [OPTIONS]

        """)
  }

  @Test(.needs("zsh"))
  func `zsh keeps the order of ice creams and names`() throws {
    let folder = Folder()
    try folder.saveThree()

    // The option inserts the first match.
    let made = try sourcedZsh.made(
      byTyping: [
        "setopt menu_complete", "scoops make -n -c \t -f 1 -t\t >>made",
        "scoops show \t --plain >>made",
      ], in: folder)

    #expect(
      made == """
        Sugar cone with Vanilla and Rainbow sprinkles
        Sugar cone with Vanilla and Cherry, z930gn1, 2026-11-20T09:05:03Z

        """)
  }
}
