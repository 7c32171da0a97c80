import IceCreamDomain
import PlainText

/// A command line, taken apart: which command, which options, which files.
struct Invocation: Equatable {
  private(set) var command: Command?
  private(set) var values: OptionValues = [:]
  private(set) var flags: [Option] = []
  /// The most bytes that an argument may have: as many as a path on Linux (limits.h, PATH_MAX).
  ///
  /// To compare a text that is longer by far, of nothing but accents, could take minutes.
  static let longestArgument = 4_096

  /// What is neither a command nor an option, such as the files of `check`.
  private(set) var operands: [String] = []

  var asksForHelp: Bool { flags.contains(.help) }
  var asksForVersion: Bool { flags.contains(.version) }

  /// The catalogs that are named: those to check.
  var catalogs: [String] { (values[.catalog].map { [$0] } ?? []) + operands }

  /// The only list that `menu` is to print.
  var list: IngredientKind? {
    IngredientKind.allCases.first { command == .menu && $0.listName == operands.first }
  }

  /// What is typed of the identifier of a saved ice cream.
  var id: String { operands.first?.trimmed ?? "" }

  /// Whether it has to do with the book of saved ice creams.
  var usesBook: Bool { (command?.usesBook ?? true) && !flags.contains(.noSave) }

  /// Which saved ice creams come first.
  var order: IceCreamOrder { values[.sort].flatMap(IceCreamOrder.init) ?? .newest }

  /// The most that `list` is to print, or `nil` for all.
  var limit: Int? { values[.limit].flatMap { Int($0) } }

  /// Returns the shell that `completions` is for.
  ///
  /// - Throws: `UsageError` when none is named.
  func shell() throws(UsageError) -> CompletionShell {
    guard let shell = operands.first.flatMap(CompletionShell.init) else {
      throw .missingWord(after: .completions)
    }
    return shell
  }

  /// The ingredients that are named.
  var ingredients: NamedIngredients {
    NamedIngredients(cone: values[.cone], flavor: values[.flavor], topping: values[.topping])
  }

  /// Takes a command line apart.
  ///
  /// - Parameter arguments: The arguments, without the program's name. Options may stand before and
  ///   after the command, as `--name value` or `--name=value`; `--` ends them.
  /// - Throws: `UsageError` for the first thing that makes no sense.
  init(_ arguments: [String]) throws(UsageError) {
    guard arguments.allSatisfy({ $0.utf8.count <= Self.longestArgument }) else {
      throw .argumentTooLong(limit: Self.longestArgument)
    }
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        for operand in rest { try take(operand) }
        break
      } else if argument == "-h" {
        flags.append(.help)
      } else if argument.hasPrefix("-"), argument != "-" {
        try takeOption(argument, rest: &rest)
      } else {
        try take(argument)
      }
    }
    try check()
  }

  private mutating func take(_ word: String) throws(UsageError) {
    switch command {
    case nil where word == "help": flags.append(.help)
    case nil:
      guard let command = Command(rawValue: word) else { throw .unknownCommand(word) }
      self.command = command
    case let command?:
      switch command.operands {
      case .files: break
      case .id where operands.isEmpty: break
      case .oneOf where operands.isEmpty: break
      case .none, .id, .oneOf: throw .unexpectedWord(word, after: command)
      }
      operands.append(word)
    }
  }

  private mutating func takeOption(
    _ argument: String, rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let equals = argument.utf8.firstIndex(of: UInt8(ascii: "="))
    let name = String(argument[..<(equals ?? argument.endIndex)])
    guard name.hasPrefix("--"), let option = Option(rawValue: String(name.dropFirst(2))) else {
      throw .unknownOption(name)
    }
    let given = equals.map { String(argument[argument.utf8.index(after: $0)...]) }
    guard option.value != nil else {
      guard given == nil || option.optionalValue != nil else { throw .needlessValue(option) }
      if let given { values[option] = given } else { flags.append(option) }
      return
    }
    let value = given ?? rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
    if given == nil, value != nil { rest.removeFirst() }
    guard let value, !value.isEmpty else { throw .missingValue(option) }
    values[option] = value
  }

  private func check() throws(UsageError) {
    if asksForHelp || asksForVersion { return }
    for option in Option.allCases where values[option] != nil || flags.contains(option) {
      let goes = command.map { Option.own(to: $0).contains(option) } ?? option.goesAlone
      if !goes, !option.commands.isEmpty { throw .misplaced(option) }
      if let value = values[option], !option.choices.isEmpty, !option.choices.contains(value) {
        throw .unknownChoice(option, value)
      }
    }
    if let limit = values[.limit], self.limit ?? 0 < 1 { throw .noLimit(limit) }
    if values[.book] == "-" { throw .bookIsStandardInput }
    if flags.contains(.again), flags.contains(.noSave) { throw .againWithoutBook }
    if let command, command.operands == .id, id.isEmpty { throw .missingID(command) }
    if let command, case .oneOf(let words, _) = command.operands, let word = operands.first {
      guard words.contains(word) else { throw .unknownWord(word, after: command, known: words) }
    }
  }
}
