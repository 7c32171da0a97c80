/// The options, by their name without the dashes.
enum Option: String, CaseIterable {
  case cone, flavor, topping, catalog, json, plain, color, help, version

  /// What its value is called, or `nil` where it takes none.
  var value: String? {
    switch self {
    case .cone: "C"
    case .flavor: "F"
    case .topping: "T"
    case .catalog: "FILE"
    case .color: "WHEN"
    case .json, .plain, .help, .version: nil
    }
  }

  /// The only command that it goes with, or `nil` where it goes with any and with none.
  var command: Command? {
    switch self {
    case .cone, .flavor, .topping: .make
    default: nil
    }
  }

  /// Returns the options that go with one command only, or those that go with any.
  static func own(to command: Command?) -> [Option] { allCases.filter { $0.command == command } }

  var name: String { "--\(rawValue)" }

  /// The letter that stands for it after one dash.
  var letter: String? { self == .help ? "h" : nil }

  /// The name and the value, as help shows them.
  var usage: String {
    (letter.map { "-\($0), " } ?? "") + (value.map { "\(name) \($0)" } ?? name)
  }

  var summary: String {
    switch self {
    case .cone: "the cone or cup: a name, its beginning, or a number"
    case .flavor: "the flavor, likewise"
    case .topping: "the topping, likewise"
    case .catalog: "another catalog; - is standard input"
    case .json: "results as JSON, one object a line"
    case .plain: "a conversation in words only, for screen readers"
    case .color: "colour in the conversation: auto, always or never"
    case .help: "print this, or help on a command"
    case .version: "print the version"
    }
  }
}
