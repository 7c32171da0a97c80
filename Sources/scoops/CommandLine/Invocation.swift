import Arguments
import IceCreamDomain
import PlainText

/// A parsed command line.
struct Invocation {
  private(set) var command: Command?
  private(set) var options: [GivenOption] = []
  /// The arguments that are neither the command nor options, such as the files of `check`.
  private(set) var operands: [String] = []

  /// The maximum number of bytes in an argument: that of a path on Linux (limits.h, PATH_MAX).
  ///
  /// Comparing a much longer text of nothing but accents could take minutes.
  static let longestArgument = 4_096

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
    (command?.usesBook ?? true) && (!options.contains(.noSave) || startsFromBook)
  }

  /// Whether a saved ice cream gives the ingredients that no option names.
  var startsFromBook: Bool { options.contains(.again) || options.contains(.like) }

  /// The maximum number of ice creams that `list` prints, or `nil` for all.
  var limit: Int? { options[.limit].flatMap { Int($0) } }

  /// What gives the ingredients that no option names.
  var mode: CreateIceCream.Mode {
    options[.like].map { .again(id: $0) } ?? (options.contains(.again) ? .againLast : .create)
  }

  /// The ingredients that the options name.
  var ingredients: NamedIngredients {
    NamedIngredients(cone: options[.cone], flavor: options[.flavor], topping: options[.topping])
  }

  /// Parses a command line.
  ///
  /// - Parameter arguments: The arguments, without the program's name. Options can come before and
  ///   after the command, as `--name value`, `--name=value` or letters after one dash; `--` ends them.
  /// - Throws: `UsageError` for the first problem.
  init(_ arguments: [String]) throws(UsageError) {
    guard arguments.allSatisfy({ $0.utf8.count <= Self.longestArgument }) else {
      throw .argumentTooLong(limit: Self.longestArgument)
    }
    var reader = ArgumentReader<Option>(arguments)
    while let argument = try next(&reader) {
      switch argument {
      case .word(let word): try parse(word)
      case .option(let option, let value):
        options.append(GivenOption(option: option, value: value))
      }
    }
    try validate()
  }

  private mutating func parse(_ word: String) throws(UsageError) {
    switch command {
    case nil:
      guard let command = Command(rawValue: word) else { throw .unknownCommand(word) }
      self.command = command
    case let command?:
      switch command.operands {
      case .files, .ids: break
      case .id where operands.isEmpty: break
      case .oneOf where operands.isEmpty: break
      case .none, .id, .oneOf: throw .unexpectedArgument(word, after: command)
      }
      operands.append(word)
    }
  }

  private func next(
    _ reader: inout ArgumentReader<Option>
  ) throws(UsageError) -> Argument<Option>? {
    do { return try reader.next() } catch { throw .argument(error) }
  }

  private func validate() throws(UsageError) {
    if options.contains(.help) || asksForVersion { return }
    for option in Option.allCases where options.contains(option) {
      let isValid = command.map { option.commands.contains($0) } ?? option.isValidAlone
      if !isValid, !option.isGlobal { throw .misplacedOption(option) }
      if let value = options[option], !option.choices.isEmpty, !option.choices.contains(value) {
        throw .invalidValue(option, value)
      }
    }
    if let limit = options[.limit], self.limit ?? 0 < 1 { throw .invalidLimit(limit) }
    if options[.book] == "-" { throw .bookIsStandardInput }
    // The options that give the ingredients not named.
    let starts = [Option.again, .like, .random].filter(options.contains)
    if starts.count > 1 { throw .conflict(starts[0], starts[1]) }
    if options.contains(.svg), options.contains(.json) { throw .conflict(.svg, .json) }
    if let command, [.id, .ids].contains(command.operands),
      ids.isEmpty || ids.contains(where: \.isEmpty)
    {
      throw .missingID(command)
    }
    if let command, case .oneOf(let words, _, let isRequired) = command.operands {
      if isRequired, operands.isEmpty { throw .missingArgument(after: command, known: words) }
      if let word = operands.first, !words.contains(word) {
        throw command == .help
          ? .unknownCommand(word) : .invalidArgument(word, after: command, known: words)
      }
    }
  }
}

/// An option of a command line, with its value if it has one.
struct GivenOption: Equatable {
  let option: Option
  let value: String?
}

extension [GivenOption] {
  /// The last value of an option, or `nil` if none was given.
  subscript(option: Option) -> String? { last { $0.option == option && $0.value != nil }?.value }

  func contains(_ option: Option) -> Bool { contains { $0.option == option } }
}

/// The ingredients that a command line names, each by name, by a unique part of it or by number.
typealias NamedIngredients = PerKind<String?>

extension NamedIngredients {
  /// The kinds that are named.
  var kinds: [IngredientKind] { IngredientKind.allCases.filter { self[$0] != nil } }
}
