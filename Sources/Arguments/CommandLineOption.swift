/// A command of a program; its raw value is its name.
public protocol CommandLineCommand: RawRepresentable<String>, CaseIterable, Equatable, Sendable {
  /// What is typed before a command.
  static var program: String { get }
  /// The command with its operands, as help shows it.
  var usage: String { get }
  /// The maximum number of operands.
  var mostOperands: Int { get }
  /// Returns what was most likely meant by the name of a command that does not exist.
  static func likely(for typed: String) -> [String]
}

/// An option of a program; its raw value is its name without the dashes.
public protocol CommandLineOption: RawRepresentable<String>, CaseIterable, Equatable, Sendable {
  /// The commands of the program.
  associatedtype Command: CommandLineCommand
  /// The short form, without its dash.
  var letter: Character? { get }
  /// Whether it takes a value.
  var form: OptionForm { get }
  /// A value that is valid, for usage errors.
  var example: String { get }
  /// The values that are valid; empty if any value is.
  var choices: [String] { get }
  /// The commands that the option changes something for.
  var commands: [Command] { get }
  /// Whether every command accepts the option, so that an alias of the program can contain it.
  var isGlobal: Bool { get }
  /// Whether the option is valid without a command.
  var isValidAlone: Bool { get }
  /// What it does, in one line of help; a line feed continues it on the next line.
  var summary: String { get }
}

/// Whether an option takes a value, with the placeholder that stands for it in help.
public enum OptionForm {
  /// It takes none.
  case flag
  /// The value follows `=`, or is the next argument.
  case value(String)
  /// The same, but it can be left out.
  case optionalValue(String)
  /// The value follows `=`, or is left out.
  case attachedValue(String)
}

extension CommandLineOption {
  public var isGlobal: Bool { false }
  public var isValidAlone: Bool { false }

  /// Returns the options that a command's help lists; for `nil`, those that are valid without a command.
  public static func listed(for command: Command?) -> [Self] {
    allCases.filter { option in command.map(option.commands.contains) ?? option.isValidAlone }
  }

  /// Returns whether the option is valid with a command; for `nil`, without one.
  public func isValid(with command: Command?) -> Bool {
    isGlobal || (command.map(commands.contains) ?? isValidAlone)
  }

  /// The name as it is typed.
  public var name: String { "--\(rawValue)" }

  /// The name and the placeholder of the value, as help shows them.
  public var usage: String {
    switch form {
    case .flag: name
    case .value(let placeholder): "\(name) \(placeholder)"
    case .optionalValue(let placeholder): "\(name) [\(placeholder)]"
    case .attachedValue(let placeholder): "\(name)[=\(placeholder)]"
    }
  }
}
