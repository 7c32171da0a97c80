import TerminalMenu

/// The requests of a menu, among which are those of every menu.
protocol MenuAction: Equatable {
  static var retry: Self { get }
  static var confirm: Self { get }
  static var keep: Self { get }
  static var help: Self { get }
  static var leave: Self { get }
}

/// What keys do on a screen, and how its footer, its buttons and its page of keys say so.
///
/// A menu obeys its table of keys and no others, and shows them from the same table, the most needed first.
struct MenuKey<Action> {
  enum Place {
    case footer, button, page
  }

  let keys: [Key]
  /// The request, or `nil` if the list handles the keys.
  let action: Action?
  let name: String
  /// What they do, such as `make again`, which is also the title of a button.
  let does: String
  /// Where they are shown beside the page of keys.
  var place: Place

  init(
    _ keys: [Key], _ action: Action?, _ name: String, _ does: String, _ place: Place = .footer
  ) {
    (self.keys, self.action, self.name, self.does, self.place) = (keys, action, name, does, place)
  }

  /// A button, with the letter that presses it, and the key that does the same in lists.
  static func button(
    _ letter: Unicode.Scalar, _ action: Action, _ does: String, inLists key: [Key] = []
  ) -> MenuKey {
    MenuKey([.character(letter)] + key, action, String(letter), does, .button)
  }

  /// The key that undoes on all screens.
  ///
  /// Ctrl-U clears what is typed, and Ctrl-Z suspends. No terminal, multiplexer or terminal driver in a menu's modes
  /// keeps Ctrl-Y for itself.
  static func undo(_ action: Action, _ place: Place = .footer) -> MenuKey {
    MenuKey([.control("y")], action, "Ctrl-Y", "undo", place)
  }

  /// The keys that leave a screen without a list.
  static func leaving(_ action: Action, _ verb: String) -> MenuKey {
    MenuKey(Key.leaving, action, "Esc", verb)
  }

  /// The keys that a list handles itself.
  static var list: [MenuKey] {
    [
      MenuKey([], nil, "a–z", "search"),
      MenuKey([], nil, "/", "search, even for text that begins with a digit", .page),
      MenuKey([], nil, "↑↓", "move"),
      MenuKey([], nil, "Ctrl-P, Ctrl-N", "up, down", .page),
      MenuKey([], nil, "Home, End", "first, last", .page),
      MenuKey([], nil, "PageUp, PageDown", "page up, page down", .page),
      MenuKey([], nil, "Backspace, Ctrl-W, Ctrl-U", "delete a letter, a word, or all", .page),
    ]
  }
}

extension MenuKey where Action: MenuAction {
  static var help: MenuKey { MenuKey([.character("?")], .help, "?", "keys") }
}

extension Array {
  /// Returns the request of a key, or `nil` if the table does not have it.
  func action<Action>(for key: Key) -> Action? where Element == MenuKey<Action> {
    first { $0.keys.contains(key) }?.action
  }

  func buttons<Action>() -> [String] where Element == MenuKey<Action> {
    filter { $0.place == .button }.map { $0.does.prefix(1).uppercased() + $0.does.dropFirst() }
  }

  /// Returns the last line of a screen: as many entries as fit, the most needed first.
  func footer<Action>(in frame: MenuFrame) -> ScreenLine where Element == MenuKey<Action> {
    var line = ScreenLine()
    let isNarrow = frame.columns < 50
    // Enter presses the highlighted button, whose letter is left out.
    for key in self where key.place != .page && (key.place == .footer || key.does != self[0].does) {
      var longer = line
      longer.append(line.isEmpty ? "" : "  ")
      let isShort = isNarrow && key.name.hasPrefix("Ctrl-")
      let name = isShort ? "^" + key.name.dropFirst("Ctrl-".count) : key.name
      longer.append(frame.glyphs.text(name), .bold)
      longer.append(" " + key.does)
      if longer.columns <= frame.columns { line = longer }
    }
    return line
  }
}
