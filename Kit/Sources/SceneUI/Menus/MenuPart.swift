/// A part of a state that a menu shows.
@MainActor
public struct MenuPart<State> {
  let path: PartialKeyPath<State>
  /// Returns the lines of a state; those of a list with numbers if one can be selected.
  let lines: @MainActor (_ state: State, _ isNumbered: Bool) -> [String]

  /// Shows a text, unless it is empty, after its name if it has one.
  public static func text(_ path: KeyPath<State, String>, name: String? = nil) -> MenuPart {
    MenuPart(path: path) { state, _ in
      let text = state[keyPath: path]
      return text.isEmpty ? [] : [(name.map { "\($0): " } ?? "") + text]
    }
  }

  /// Shows a value after its name.
  public static func value<Value>(_ path: KeyPath<State, Value>, name: String) -> MenuPart {
    MenuPart(path: path) { state, _ in ["\(name): \(state[keyPath: path])"] }
  }

  /// Shows a value after its name, if there is one.
  public static func value<Value>(_ path: KeyPath<State, Value?>, name: String) -> MenuPart {
    MenuPart(path: path) { state, _ in
      state[keyPath: path].map { ["\(name): \($0)"] } ?? []
    }
  }

  /// Shows the entries of a list, a line for each.
  public static func list<Entry>(_ path: KeyPath<State, [Entry]>) -> MenuPart {
    list(path, title: \.self)
  }

  /// Shows the titles of a list's entries, a line for each.
  public static func list<Entry, Title>(
    _ path: KeyPath<State, [Entry]>, title: KeyPath<Entry, Title>
  ) -> MenuPart {
    MenuPart(path: path) { state, isNumbered in
      state[keyPath: path].enumerated().map { index, entry in
        "  \(isNumbered ? "\(index + 1) " : "")\(entry[keyPath: title])"
      }
    }
  }

  /// Shows named values, a line for each, in order of their names.
  public static func pairs<Value>(_ path: KeyPath<State, [String: Value]>) -> MenuPart {
    pairs(path, title: \.self)
  }

  /// Shows the titles of named values, a line for each, in order of their names.
  public static func pairs<Value, Title>(
    _ path: KeyPath<State, [String: Value]>, title: KeyPath<Value, Title>
  ) -> MenuPart {
    MenuPart(path: path) { state, _ in
      state[keyPath: path].sorted { $0.key < $1.key }
        .map { "  \($0.key): \($0.value[keyPath: title])" }
    }
  }
}
