import Arguments
import IceCreamDomain
import TerminalMenu

/// The options, by name without the dashes.
enum Option: String, CaseIterable, CommandLineOption {
  case cone, flavor, topping, again, like, random
  case noSave = "no-save"
  case sort, limit, yes, svg, man, catalog, book, json, plain, color, trace, verbose, help,
    version

  var letter: Character? {
    switch self {
    case .cone: "c"
    case .flavor: "f"
    case .topping: "t"
    case .noSave: "n"
    case .yes: "y"
    case .help: "h"
    case .version: "V"
    default: nil
    }
  }

  var form: OptionForm {
    switch self {
    case .cone: .value("C")
    case .flavor: .value("F")
    case .topping: .value("T")
    case .like: .value("ID")
    case .sort: .value("ORDER")
    case .limit: .value("N")
    case .catalog, .book: .value("FILE")
    case .color: .value("WHEN")
    case .trace: .attachedValue("FORM")
    default: .flag
    }
  }

  var choices: [String] {
    switch self {
    case .sort: IceCreamOrder.allCases.map(\.rawValue)
    case .color: ColorChoice.allCases.map(\.rawValue)
    case .trace: TraceFormat.allCases.map(\.rawValue)
    default: []
    }
  }

  var commands: [Command] {
    switch self {
    case .cone, .flavor, .topping: [.make, .list, .gallery, .edit]
    case .again, .like, .random, .noSave: [.make]
    case .sort, .limit: [.list, .gallery]
    case .yes: [.delete, .undo]
    case .svg: [.gallery, .show]
    case .man: [.help]
    case .catalog: [.make, .list, .gallery, .show, .edit, .menu, .check]
    case .book: [.make, .list, .gallery, .show, .edit, .delete, .undo]
    case .json: [.make, .list, .gallery, .show, .edit, .delete, .undo, .menu, .check]
    case .plain: [.make, .list, .gallery, .show, .edit]
    case .color: [.make, .list, .gallery, .show, .edit]
    case .trace: [.make, .list, .gallery, .show, .edit, .delete, .undo, .menu]
    case .verbose: [.check]
    case .help: Command.allCases
    case .version: []
    }
  }

  var isGlobal: Bool {
    [.catalog, .book, .json, .plain, .color, .trace, .help, .version].contains(self)
  }

  var isValidAlone: Bool { isGlobal || commands.contains(.make) }
  /// Whether the option says what an ice cream is made of, which without a command means to make one.
  var meansMake: Bool { commands.contains(.make) && !isGlobal && self != .noSave }

  /// The name and the short form, as they are typed.
  var spellings: [String] { letter.map { ["-\($0)", name] } ?? [name] }
}
