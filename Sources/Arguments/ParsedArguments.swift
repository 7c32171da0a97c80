/// A parsed command line.
public struct ParsedArguments<Option: CommandLineOption> {
  /// The command, or `nil` if there is none.
  public var command: Option.Command?
  /// The options in their order.
  public var options: [GivenOption<Option>] = []
  /// The arguments that are neither the command nor options.
  public var operands: [String] = []

  /// Reads a command line without the program's name; options can come before and after the command.
  ///
  /// - Throws: `ArgumentError` for the first argument that makes no sense.
  public init(reading arguments: [String]) throws(ArgumentError<Option>) {
    var reader = ArgumentReader<Option>(arguments)
    while let argument = try reader.next() {
      switch (argument, command) {
      case (.option(let option, let value), _): options.append((option, value))
      case (.word(let word), nil):
        // The initializer from a raw value makes a dictionary of all first, which takes a twentieth of the start.
        let named = Option.Command.allCases.first { $0.rawValue == word }
        guard let named else { throw .unknownCommand(word) }
        (command, reader.command) = (named, named)
      case (.word(let word), let command?):
        if operands.count >= command.mostOperands {
          throw .unexpectedArgument(word, after: command)
        }
        operands.append(word)
      }
    }
  }

  /// Checks that the command takes the options, and that they can have their values.
  public func validateOptions() throws(ArgumentError<Option>) {
    for option in Option.allCases where options.contains(option) {
      if !option.isValid(with: command) { throw .misplacedOption(option) }
      if let value = options[option], !option.choices.isEmpty, !option.choices.contains(value) {
        throw .invalidValue(value, of: option.name, known: option.choices)
      }
    }
  }
}

/// An option of a command line, with its value if it has one.
public typealias GivenOption<Option> = (option: Option, value: String?)

extension Array {
  /// The last value of an option, or `nil` if none was given.
  public subscript<Option: Equatable>(option: Option) -> String?
  where Element == GivenOption<Option> {
    values(of: option).last
  }

  /// Returns the values of an option, in their order.
  public func values<Option: Equatable>(of option: Option) -> [String]
  where Element == GivenOption<Option> {
    compactMap { $0.option == option ? $0.value : nil }
  }

  /// Returns whether an option was given.
  public func contains<Option: Equatable>(_ option: Option) -> Bool
  where Element == GivenOption<Option> {
    contains { $0.option == option }
  }
}
