import PlainText

/// An option of a program; its raw value is its name without the dashes.
public protocol CommandLineOption: RawRepresentable<String>, CaseIterable, Equatable, Sendable {
  /// The short form, without its dash.
  var letter: Character? { get }
  /// Whether it takes a value.
  var form: OptionForm { get }
  /// A value that is valid, for usage errors.
  var example: String { get }
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

  /// Returns the options that a text with dashes most likely misspells.
  public static func likely(for typed: String) -> [Self] {
    // The dashes are no letters that were typed right.
    String(typed.drop { $0 == "-" }).allClosest(in: allCases.map(\.rawValue))
      .compactMap { Self(rawValue: $0) }
  }
}
