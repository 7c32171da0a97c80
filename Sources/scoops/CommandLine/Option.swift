import IceCreamDomain
import TerminalMenu

/// The options, by name without the dashes.
enum Option: String, CaseIterable {
  case cone, flavor, topping, again
  case noSave = "no-save"
  case sort, limit, yes, svg, catalog, book, json, plain, color, trace, help, version

  /// The placeholder of its value, or `nil` if it takes none.
  var value: String? {
    switch self {
    case .cone: "C"
    case .flavor: "F"
    case .topping: "T"
    case .sort: "ORDER"
    case .limit: "N"
    case .catalog, .book: "FILE"
    case .color: "WHEN"
    case .again, .noSave, .yes, .svg, .json, .plain, .trace, .help, .version: nil
    }
  }

  /// The placeholder of a value that can follow `=` or be left out.
  var optionalValue: String? { self == .trace ? "FORM" : nil }

  /// The values that are valid; empty if any value is.
  var choices: [String] {
    switch self {
    case .sort: IceCreamOrder.allCases.map(\.rawValue)
    case .color: ColorChoice.allCases.map(\.rawValue)
    case .trace: TraceFormat.allCases.map(\.rawValue)
    default: []
    }
  }

  /// The commands that the option is limited to; empty if it is valid everywhere.
  var commands: [Command] {
    switch self {
    case .cone, .flavor, .topping: [.make, .list, .edit]
    case .again, .noSave: [.make]
    case .sort, .limit: [.list]
    case .yes: [.delete]
    case .svg: [.show]
    default: []
    }
  }

  /// Whether the option is valid without a command.
  var isValidAlone: Bool { commands.isEmpty || self == .noSave }

  /// Returns the options that are limited to some commands, this one among them; for `nil`, those that
  /// are valid everywhere.
  static func own(to command: Command?) -> [Option] {
    allCases.filter { option in
      command.map { option.commands.contains($0) } ?? option.commands.isEmpty
    }
  }

  /// The options that are limited to some commands, and are also valid without one.
  static var alone: [Option] { allCases.filter { $0.isValidAlone && !$0.commands.isEmpty } }

  var name: String { "--\(rawValue)" }

  /// The short form, without its dash.
  var letter: String? { self == .help ? "h" : nil }

  /// The name and the placeholder of the value, as help shows them.
  var usage: String {
    (letter.map { "-\($0), " } ?? "") + (value.map { "\(name) \($0)" } ?? name)
      + (optionalValue.map { "[=\($0)]" } ?? "")
  }
}
