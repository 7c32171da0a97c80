import TerminalMenu

/// What keys do on a screen, and how its footer, its buttons and its page of keys say so.
///
/// A menu obeys its table of keys and no others, and shows them from the same table, the most needed first.
struct MenuKey<Action> {
  let keys: [Key]
  /// The request, or `nil` if the list handles the keys.
  let action: Action?
  /// The keys, as the page of keys names them.
  let name: String
  /// What they do, as the page of keys says it.
  let meaning: String
  /// The entry of the footer: a key, a space, and what it does; `nil` for none.
  let footer: String?
  /// The title of its button, or `nil` if it has none.
  let button: String?

  init(
    _ keys: [Key], _ action: Action?, _ name: String, _ meaning: String, footer: String? = nil,
    button: String? = nil
  ) {
    (self.keys, self.action, self.name, self.meaning) = (keys, action, name, meaning)
    (self.footer, self.button) = (footer, button)
  }

  var withoutFooter: MenuKey { MenuKey(keys, action, name, meaning, button: button) }

  /// The keys that leave a screen without a list.
  static func leaving(_ action: Action, _ verb: String) -> MenuKey {
    MenuKey(Key.leaving, action, "Esc, q, Ctrl-D", verb, footer: "Esc \(verb)")
  }

  static func help(_ action: Action) -> MenuKey {
    MenuKey([.character("?")], action, "?", "all keys", footer: "? keys")
  }
}

extension Array {
  /// Returns the request of a key, or `nil` if the table does not have it.
  func action<Action>(for key: Key) -> Action? where Element == MenuKey<Action> {
    first { $0.keys.contains(key) }?.action
  }

  /// The titles and the requests of the buttons.
  func buttons<Action>() -> [(title: String, action: Action)] where Element == MenuKey<Action> {
    compactMap { key in
      guard let title = key.button, let action = key.action else { return nil }
      return (title, action)
    }
  }

  /// Returns the last line of a screen: as many entries as fit, the most needed first.
  func footer<Action>(_ glyphs: MenuGlyphs, columns: Int) -> ScreenLine
  where Element == MenuKey<Action> {
    var line = ScreenLine()
    for entry in compactMap(\.footer) {
      var longer = line
      let key = entry.prefix { $0 != " " }
      longer.append(line.isEmpty ? "" : "  ")
      longer.append(glyphs.text(String(key)), .bold)
      longer.append(glyphs.text(String(entry[key.endIndex...])))
      if longer.columns <= columns { line = longer }
    }
    return line
  }
}
