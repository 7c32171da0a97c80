import Arguments
import TerminalMenu

/// The texts of `--help`, which the manual page has, too.
enum Help {
  /// Returns the help for a command, or for the whole program, in the style of a terminal.
  static func text(for command: Command?, style: Style = Style(depth: .none)) -> String {
    guard let command else { return overview(style) }
    return """
      Usage: scoops \(command.usage) [OPTIONS]

      \(command.details)

      \(style.bold("Options:").text)
      \(table(of: options(of: command), style))

      \(examples(command.examples, style))

      """
  }

  private static func overview(_ style: Style) -> String {
    let commands = Command.allCases.map { ($0.usage, $0.summary) }
    return """
      Usage: scoops [COMMAND] [OPTIONS]

      \(introduction)

      \(style.bold("Commands:").text)
      \(HelpTable.text(commands) { key($0, style) })

      \(style.bold("Options:").text)
      \(table(of: Option.allCases.filter(\.isGlobal), style))

      \(examples(examples, style))

      \(notes.map(\.text).joined(separator: "\n\n"))

      """
  }

  /// Returns the options in the help for a command: all but `--trace`, which the help for the program has for all.
  static func options(of command: Command) -> [Option] {
    Option.listed(for: command).filter { $0 != .trace }
  }

  private static func table(of options: [Option], _ style: Style) -> String {
    HelpTable.text(of: options) { key($0, style) }
  }

  /// Returns what can be typed, in bold.
  private static func key(_ text: String, _ style: Style) -> String {
    style.text(of: ScreenLine(text, .bold)).text
  }

  static let introduction = """
    Make ice cream: a cone, a flavor and a topping.
    Without a command, make one after another until you leave. Options of make are
    also valid without it.
    """

  static let withoutQuestions: Example = (
    "Make one without prompts", "scoops make --cone sugar --flavor vanilla --topping wafer"
  )

  static let examples: [Example] = [
    ("Make ice cream at the menu", "scoops"),
    withoutQuestions,
    ("List the last five", "scoops list --limit 5"),
    ("Watch the VIP cycle while making one", "scoops make --random --trace"),
    ("Get help for make, with its options", "scoops help make"),
  ]

  /// A command line with letters that share a dash.
  static let sharedDash = "scoops make -nc sugar"

  /// What holds for all commands: paragraphs, with the sections of the manual page that they belong to.
  static let notes: [(section: String, text: String)] = [
    (
      "DESCRIPTION",
      """
      At a terminal, Scoops opens a menu, where ? lists the keys. Elsewhere, or with
      --plain, it prints numbered lists and reads one answer per line. Prompts go to
      standard error, results to standard output.
      """
    ),
    (
      "OPTIONS",
      """
      Short options can share a dash, as in \(sharedDash). Arguments
      after -- are not options.
      """
    ),
    (
      "FILES",
      """
      Scoops saves ice creams in a book, by default the file scoops/icecreams.jsonl
      in $XDG_DATA_HOME, or in ~/.local/share if that is not set.
      """
    ),
    (
      "ENVIRONMENT",
      """
      SCOOPS_CATALOG and SCOOPS_BOOK set the catalog and the book; --catalog and
      --book override them. NO_COLOR and CLICOLOR=0 turn color off; CLICOLOR_FORCE
      turns it on. SCOOPS_GLYPHS sets the signs of the menu: unicode, or ascii, the
      default for Chinese, Japanese and Korean. ACCESSIBLE=1 means --plain. ESCDELAY
      is how many milliseconds the menu waits for the rest of a key after ESC: by
      default 50, or 100 over ssh.
      """
    ),
    (
      "EXIT STATUS",
      """
      Scoops exits with status 0 on success; 1 on failure, or if make or edit is left
      unfinished; 2 on a usage error; 130, 143 or 129 after Ctrl-C, SIGTERM or SIGHUP.
      """
    ),
  ]

  private static func examples(_ examples: [Example], _ style: Style) -> String {
    let lines = examples.flatMap { ["  # \($0.purpose)", "  \($0.line)"] }
    return ([style.bold("Examples:").text] + lines).joined(separator: "\n")
  }
}

/// A command line with what it is good for.
typealias Example = (purpose: String, line: String)

extension Command {
  /// One line of help.
  var summary: String {
    switch self {
    case .make: "make one ice cream; asks for what is missing"
    case .list: "print the saved ice creams, newest first"
    case .gallery: "print pictures of the saved ice creams as a grid"
    case .show: "print one saved ice cream"
    case .edit: "change a saved ice cream"
    case .delete: "delete saved ice creams; asks first"
    case .undo: "undo the last change; asks first"
    case .menu: "print the cones, flavors and toppings"
    case .check: "check catalogs and print every fault"
    case .completions: "print a completion script for a shell"
    case .help: "print help for the program or a command"
    }
  }

  /// A paragraph or more of help.
  var details: String {
    switch self {
    case .make:
      """
      Makes one ice cream and saves it in the book. Asks for each ingredient that no
      option gives. In the menu, ? lists the keys; in numbered lists, ? helps, b goes
      back and q leaves. Name an ingredient in full, by number, or by the beginning of
      any word in it if no other name matches; case and accents do not matter. --cone,
      --flavor and --topping override what --again, --like or --random chooses.
      """
    case .list:
      """
      Prints the saved ice creams, newest first, one per line: identifier, time and
      ingredients. At a terminal, times are relative, such as 2 min ago, or in your
      time zone; in a pipe or with --json, they are in UTC. Each WORD must be in a
      name, or begin the identifier. --cone, --flavor and --topping filter by kind.
      To filter by a name that is no longer in the catalog, type it exactly as it
      was saved.
      """
    case .gallery:
      """
      Prints pictures of the saved ice creams, newest first, in rows that fit the
      window, each above its identifier and names. In a pipe or without color, draws
      them in ASCII. --svg prints one SVG picture of all. Words, --cone, --flavor and
      --topping filter as in scoops list. With --plain or --json, prints the same as
      scoops list.
      """
    case .show:
      """
      Prints one saved ice cream, with its picture. ID is an identifier that scoops
      list prints, or the beginning of only one.
      """
    case .edit:
      """
      Changes a saved ice cream as the options say, or step by step without them. ID
      is an identifier that scoops list prints, or the beginning of only one.
      """
    case .delete:
      """
      Deletes saved ice creams after asking once, and prints each. ID is an
      identifier that scoops list prints, or the beginning of only one. Reports
      unknown IDs, and deletes the others. One scoops undo restores all of them.
      """
    case .undo:
      """
      Undoes the last change to the book, even one by another program: deletes an ice
      cream that was saved, restores deleted ones, or changes one back. Describes the
      change, asks, and prints the ice creams. Undo again to redo.
      """
    case .menu:
      """
      Prints the catalog's cones, flavors and toppings, numbered. With --json, prints
      one object with the keys cones, flavors and toppings. With LIST, prints only
      the names in that list, one per line, or as one list with --json.
      """
    case .check:
      """
      Checks the catalog in use, or each FILE (- for standard input). Prints one line
      for each fault; LINE and COLUMN are missing if the file cannot be read:
      FILE:LINE:COLUMN: problem at PATH; remedy

      With --verbose, also prints the shapes and colors that are guessed from names,
      because the catalog does not set them under appearance.

      With --json, prints one object for each file: file (null for the built-in
      catalog), ok, and the numbers of cones, flavors and toppings. An object with
      ok false has faults instead, a list of objects with line and column (null if
      the file cannot be read), path, problem and remedy, and isCutShort, true if
      there may be more faults. With --verbose, an object also has guesses, a list
      of objects with list, name, and the guessed shape and color.
      """
    case .completions:
      """
      Prints a script that completes commands, options and names in a shell. Its first
      lines say how to install it.
      """
    case .help:
      "Prints help for the program, or for COMMAND. --man prints the manual page."
    }
  }

  /// Command lines to start from.
  var examples: [Example] {
    switch self {
    case .make:
      [
        Help.withoutQuestions,
        ("Give a cone and a flavor; choose the topping", "scoops make -c 1 -f mint"),
        ("Make the last one again, with another topping", "scoops make --again -t cherry"),
        ("Make a surprise in a sugar cone", "scoops make --random --cone sugar"),
        ("Make one without saving it", "scoops make --no-save"),
      ]
    case .list:
      [
        ("Print those with vanilla and a cherry", "scoops list vanilla cherry"),
        ("Print the last ten with vanilla", "scoops list --flavor vanilla --limit 10"),
        ("Print all as JSON, oldest first", "scoops list --sort oldest --json"),
      ]
    case .gallery:
      [
        ("Show the last eight", "scoops gallery --limit 8"),
        (
          "Save a picture of all with vanilla", "scoops gallery -f vanilla --svg > gallery.svg"
        ),
      ]
    case .show:
      [
        ("Show one by the beginning of its identifier", "scoops show w9"),
        ("Show one without its picture", "scoops show w9 --plain"),
        ("Save its picture as a file", "scoops show w9 --svg > icecream.svg"),
      ]
    case .edit:
      [
        ("Change the topping", "scoops edit w9 --topping wafer"),
        ("Change it step by step", "scoops edit w9"),
      ]
    case .delete:
      [
        ("Delete one", "scoops delete w9"),
        ("Delete two without asking", "scoops delete w9 v8 --yes"),
      ]
    case .undo:
      [
        ("Undo the last change", "scoops undo"),
        ("Undo it without asking", "scoops undo --yes"),
      ]
    case .menu:
      [
        ("Print the names of the flavors", "scoops menu flavors"),
        ("Print your own catalog as JSON", "scoops menu --catalog mine.json --json"),
      ]
    case .check:
      [
        ("Check a catalog", "scoops check mine.json"),
        ("See how its ingredients look", "scoops check --verbose mine.json"),
        ("Check all catalogs in a folder", "scoops check --json catalogs/*.json"),
      ]
    case .completions:
      [("Print the script for bash", "scoops completions bash")]
    case .help:
      [("Print help for make", "scoops help make")]
    }
  }
}

extension Option {
  /// One line of help.
  var summary: String {
    switch self {
    case .cone: "cone or cup: name, beginning of a word in it, or number"
    case .flavor: "flavor: name, beginning of a word in it, or number"
    case .topping: "topping: name, beginning of a word in it, or number"
    case .again: "start from the ice cream that was saved last"
    case .like: "start from the saved ice cream with this identifier"
    case .random: "choose all three at random"
    case .noSave: "do not save the ice cream"
    case .sort: "sort order: newest (default), oldest or flavor"
    case .limit: "maximum number to print"
    case .yes: "delete or undo without asking"
    case .svg: "print the picture as an SVG file"
    case .man: "print the manual page"
    case .catalog: "use this catalog (- for standard input)"
    case .book: "use this book of saved ice creams"
    case .json: "print results as JSON, one value per line"
    case .plain: "print plain lines and numbered lists, for screen readers"
    case .color: "use color: auto (default), always or never"
    case .trace: "log each VIP call, as text (default) or json"
    case .verbose: "also print the guessed shapes and colors"
    case .help: "print help for the program or a command"
    case .version: "print the version"
    }
  }

  /// A value that is valid with the built-in catalog, for usage errors.
  var example: String {
    switch self {
    case .cone: "sugar"
    case .flavor: "mint"
    case .topping: "cherry"
    case .limit: "10"
    case .catalog: "catalog.json"
    case .book: "book.jsonl"
    case .like: "w9"
    default: choices.first ?? ""
    }
  }
}
