import IceCreamDomain
import TerminalMenu

/// The options, by their name without the dashes.
enum Option: String, CaseIterable {
  case cone, flavor, topping, again
  case noSave = "no-save"
  case sort, limit, yes, catalog, book, json, plain, color, trace, help, version

  /// What its value is called, or `nil` where it takes none.
  var value: String? {
    switch self {
    case .cone: "C"
    case .flavor: "F"
    case .topping: "T"
    case .sort: "ORDER"
    case .limit: "N"
    case .catalog, .book: "FILE"
    case .color: "WHEN"
    case .again, .noSave, .yes, .json, .plain, .trace, .help, .version: nil
    }
  }

  /// What the value is called that may be given after =, or be left out.
  var optionalValue: String? { self == .trace ? "FORM" : nil }

  /// The words that its value is one of; none where it can be another.
  var choices: [String] {
    switch self {
    case .sort: IceCreamOrder.allCases.map(\.rawValue)
    case .color: ColorChoice.allCases.map(\.rawValue)
    case .trace: TraceForm.allCases.map(\.rawValue)
    default: []
    }
  }

  /// The only commands that it goes with; none where it goes with any, and without one.
  var commands: [Command] {
    switch self {
    case .cone, .flavor, .topping: [.make, .list, .edit]
    case .again, .noSave: [.make]
    case .sort, .limit: [.list]
    case .yes: [.delete]
    default: []
    }
  }

  /// Whether it goes with the menu of `scoops` without a command.
  var goesAlone: Bool { commands.isEmpty || self == .noSave }

  /// Returns the options that go with some commands only, this one among them, or those that go with
  /// any.
  static func own(to command: Command?) -> [Option] {
    allCases.filter { option in
      command.map { option.commands.contains($0) } ?? option.commands.isEmpty
    }
  }

  /// The options that go with some commands only, and also without one.
  static var alone: [Option] { allCases.filter { $0.goesAlone && !$0.commands.isEmpty } }

  var name: String { "--\(rawValue)" }

  /// The letter that stands for it after one dash.
  var letter: String? { self == .help ? "h" : nil }

  /// The name and the value, as help shows them.
  var usage: String {
    (letter.map { "-\($0), " } ?? "") + (value.map { "\(name) \($0)" } ?? name)
      + (optionalValue.map { "[=\($0)]" } ?? "")
  }

  var summary: String {
    switch self {
    case .cone: "the cone or cup: a name, its beginning, or a number"
    case .flavor: "the flavor, likewise"
    case .topping: "the topping, likewise"
    case .again: "as the last one that was saved, but for what is given"
    case .noSave: "do not save what is made"
    case .sort: "which come first: newest, oldest or flavor"
    case .limit: "the most to print"
    case .yes: "delete without asking"
    case .catalog: "another catalog; - is standard input"
    case .book: "another book of saved ice creams"
    case .json: "results as JSON, one object a line"
    case .plain: "a conversation in words only, for screen readers"
    case .color: "colour in the conversation: auto, always or never"
    case .trace: "what crosses in the cycle, on standard error: text or json"
    case .help: "print this, or help on a command"
    case .version: "print the version"
    }
  }
}
