/// An argument of a command line.
public enum Argument<Option: CommandLineOption> {
  /// A command or an operand.
  case word(String)
  /// An option, with its value if it has one.
  case option(Option, String?)
}

/// Reads the arguments of a command line one by one.
///
/// Options are `--name value`, `--name=value`, or letters after one dash; `--` ends them.
public struct ArgumentReader<Option: CommandLineOption> {
  private var rest: ArraySlice<String>
  /// The last argument with one dash, and its letters that are not read yet.
  private var dashed = ""
  private var letters: Substring = ""
  /// The command that the options belong to, once it is read.
  public var command: Option.Command?
  /// Whether `--` ended the options.
  public var hasOnlyWords = false

  /// Creates a reader of arguments, without the program's name.
  public init(_ arguments: [String]) {
    rest = arguments[...]
  }

  /// Returns the next argument, or `nil` after the last one.
  ///
  /// - Throws: `ArgumentError` for an option that does not exist, lacks its value, or takes none.
  public mutating func next() throws(ArgumentError<Option>) -> Argument<Option>? {
    if let letter = letters.popFirst() { return try read(letter) }
    guard let argument = rest.popFirst() else { return nil }
    if hasOnlyWords { return .word(argument) }
    if argument == "--" {
      hasOnlyWords = true
      return try next()
    }
    if argument.hasPrefix("--") { return try read(argument) }
    guard argument.hasPrefix("-"), argument != "-" else { return .word(argument) }
    (dashed, letters) = (argument, argument.dropFirst())
    return try next()
  }

  private mutating func read(_ argument: String) throws(ArgumentError<Option>) -> Argument<Option> {
    let equals = argument.utf8.firstIndex(of: UInt8(ascii: "="))
    let name = String(argument[..<(equals ?? argument.endIndex)])
    guard let option = Option.allCases.first(where: { $0.rawValue == name.dropFirst(2) }) else {
      throw .unknownOption(name, after: command)
    }
    return try read(
      option, given: equals.map { String(argument[argument.utf8.index(after: $0)...]) })
  }

  /// Reads a letter after one dash, as getopt(3) does: what follows a letter that takes a value is its value.
  private mutating func read(_ letter: Character) throws(ArgumentError<Option>) -> Argument<Option>
  {
    guard let option = Option.allCases.first(where: { $0.letter == letter }) else {
      // `-help` more likely stands for `--help` than for four letters.
      throw .unknownOption(
        Option.likely(for: dashed).isEmpty ? "-\(letter)" : dashed, after: command)
    }
    if case .flag = option.form { return .option(option, nil) }
    defer { letters = "" }
    return try read(option, given: letters.isEmpty ? nil : String(letters))
  }

  private mutating func read(
    _ option: Option, given: String?
  ) throws(ArgumentError<Option>) -> Argument<Option> {
    var value = given
    switch option.form {
    case .flag: if value != nil { throw .unexpectedValue(option) }
    case .attachedValue: break
    case .value, .optionalValue:
      // The next argument, unless that is an option.
      if value == nil, rest.first?.hasPrefix("--") == false { value = rest.popFirst() }
      if case .optionalValue = option.form, value == nil { break }
      if value?.isEmpty != false { throw .missingValue(option) }
    }
    return .option(option, value)
  }
}
