import Arguments
import IceCreamDomain
import PlainText

/// A parsed command line.
typealias Invocation = ParsedArguments<Option>

extension Invocation {
  /// The maximum number of bytes in an argument: that of a path on Linux (limits.h, PATH_MAX).
  ///
  /// Comparing a much longer text of nothing but accents could take minutes.
  static var longestArgument: Int { 4_096 }

  var asksForHelp: Bool { options.contains(.help) || command == .help }
  var asksForVersion: Bool { options.contains(.version) }

  /// The command to print help for, or `nil` for the whole program.
  var helpTopic: Command? {
    guard command == .help else { return command }
    return operands.first.flatMap(Command.init) ?? (options.contains(.help) ? .help : nil)
  }

  /// The identifiers of saved ice creams, or their beginnings, as typed.
  var ids: [String] { operands.map(\.trimmed) }

  /// The only identifier.
  var id: String { ids.first ?? "" }

  /// Whether the command saves ice creams, or uses saved ones.
  var usesBook: Bool {
    (command.map(Option.book.commands.contains) ?? true)
      && (!options.contains(.noSave) || startsFromBook)
  }

  /// Whether the options choose all three ingredients.
  var choosesAll: Bool {
    options.contains(.random) || ingredients.kinds == IngredientKind.allCases
  }

  /// Whether a saved ice cream gives the ingredients that no option names.
  var startsFromBook: Bool { options.contains(.again) || options.contains(.like) }

  /// The maximum number of ice creams that `list` prints, or `nil` for all.
  var limit: Int? {
    options[.limit].flatMap { text in
      // A number that is too large for the type limits nothing.
      let isNumber = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
      return Int(text) ?? (isNumber ? .max : nil)
    }
  }

  /// What gives the ingredients that no option names.
  var mode: CreateIceCream.Mode {
    options[.like].map { .again(id: $0) } ?? (options.contains(.again) ? .againLast : .create)
  }

  var ingredients: NamedIngredients {
    NamedIngredients(cone: options[.cone], flavor: options[.flavor], topping: options[.topping])
  }

  /// Parses a command line without the program's name.
  ///
  /// - Throws: `UsageError` for the first problem.
  init(_ arguments: [String]) throws(UsageError) {
    guard arguments.allSatisfy({ $0.utf8.count <= Self.longestArgument }) else {
      throw .other("An argument is longer than \(Self.longestArgument) bytes. Shorten it.")
    }
    try self.init(reading: arguments)
    if command == nil, options.contains(where: { $0.option.meansMake }) { command = .make }
    if options.contains(.help) || asksForVersion { return }
    try validateOptions()
    if let limit = options[.limit], self.limit ?? 0 < 1 {
      throw .other("--limit must be a whole number, 1 or more, not \(limit.quoted).")
    }
    if options[.book] == "-" { throw .bookIsStandardInput }
    // The options that give the ingredients not named.
    let starts = [Option.again, .like, .random].filter(options.contains)
    if starts.count > 1 { throw .conflict(starts[0].name, starts[1]) }
    if options.contains(.svg), options.contains(.json) { throw .conflict(Option.svg.name, .json) }
    if let command, [.id, .ids].contains(command.operands),
      ids.isEmpty || ids.contains(where: \.isEmpty)
    {
      throw .other(
        "\(command.rawValue) needs an identifier, such as scoops \(command.rawValue) w9. "
          + "See: scoops list")
    }
    if let command, case .oneOf(let words, _, let isRequired) = command.operands {
      if isRequired, operands.isEmpty {
        throw .other("\(command.rawValue) needs an argument: \(words.listed(with: "or")).")
      }
      if let word = operands.first, !words.contains(word) {
        throw command == .help
          ? .unknownCommand(word)
          : .invalidValue(word, of: "The argument of \(command.rawValue)", known: words)
      }
    }
  }
}

/// The ingredients that a command line names, each by name, by the beginning of a word in it or by number.
typealias NamedIngredients = PerKind<String?>

extension NamedIngredients {
  var kinds: [IngredientKind] { IngredientKind.allCases.filter { self[$0] != nil } }
}
