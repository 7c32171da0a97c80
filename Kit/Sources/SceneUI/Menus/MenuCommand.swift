import Scenery

/// What can be chosen in a menu.
@MainActor
public struct MenuCommand<State> {
  let title: String
  /// What the menu asks before it runs the command.
  let question: String?
  let isOffered: @MainActor (State) -> Bool
  /// The list of which the command selects an entry.
  var list: PartialKeyPath<State>?
  let run: @MainActor (ObservableStore<State>, MenuConsole) async -> Void

  private init(
    _ title: String, _ question: String?, _ isOffered: @escaping @MainActor (State) -> Bool,
    list: PartialKeyPath<State>? = nil,
    run: @escaping @MainActor (ObservableStore<State>, MenuConsole) async -> Void
  ) {
    self.title = title
    self.question = question
    self.isOffered = isOffered
    self.list = list
    self.run = run
  }

  /// A command that asks for nothing.
  ///
  /// - Parameters:
  ///   - title: What the menu calls it.
  ///   - question: What the menu asks first, to be answered with y or n.
  ///   - isOffered: Whether it can be chosen; always, if it is left out.
  ///   - send: Sends the request.
  public static func send(
    _ title: String, asking question: String? = nil,
    where isOffered: @escaping @MainActor (State) -> Bool = { _ in true },
    _ send: @escaping @MainActor () -> Void
  ) -> MenuCommand {
    MenuCommand(title, question, isOffered) { _, _ in send() }
  }

  /// A command for one entry of a list, which the menu shows with numbers.
  ///
  /// - Parameters:
  ///   - title: What the menu calls it.
  ///   - list: The list.
  ///   - question: What the menu asks first, to be answered with y or n.
  ///   - isOffered: Whether it can be chosen; always, if it is left out.
  ///   - send: Sends the request for the entry at an index.
  public static func select<Entry>(
    _ title: String, from list: KeyPath<State, [Entry]>, asking question: String? = nil,
    where isOffered: @escaping @MainActor (State) -> Bool = { _ in true },
    _ send: @escaping @MainActor (Int) -> Void
  ) -> MenuCommand {
    MenuCommand(title, question, isOffered, list: list) { store, console in
      if let index = await index(below: store.state[keyPath: list].count, console) { send(index) }
    }
  }

  /// A command for one entry of a list, which the menu shows with numbers; the request has what tells the entry apart.
  ///
  /// - Parameters:
  ///   - title: What the menu calls it.
  ///   - list: The list.
  ///   - key: What tells an entry from all others, such as its identifier.
  ///   - question: What the menu asks first, to be answered with y or n.
  ///   - isOffered: Whether it can be chosen; always, if it is left out.
  ///   - send: Sends the request for the entry with a key.
  public static func select<Entry, Key>(
    _ title: String, from list: KeyPath<State, [Entry]>, by key: KeyPath<Entry, Key>,
    asking question: String? = nil,
    where isOffered: @escaping @MainActor (State) -> Bool = { _ in true },
    _ send: @escaping @MainActor (Key) -> Void
  ) -> MenuCommand {
    MenuCommand(title, question, isOffered, list: list) { store, console in
      // What the user saw, even if the list changes before the answer.
      let shown = store.state[keyPath: list]
      if let index = await index(below: shown.count, console) { send(shown[index][keyPath: key]) }
    }
  }

  /// A command that asks for the fields of a form, which begins blank each time.
  ///
  /// - Parameters:
  ///   - title: What the menu calls it.
  ///   - blank: The form as it begins.
  ///   - fields: What to ask for.
  ///   - question: What the menu asks first, to be answered with y or n.
  ///   - isOffered: Whether it can be chosen; always, if it is left out.
  ///   - send: Sends the request for a form that was filled in.
  public static func form<Form>(
    _ title: String, _ blank: Form, fields: [FormField<Form>], asking question: String? = nil,
    where isOffered: @escaping @MainActor (State) -> Bool = { _ in true },
    _ send: @escaping @MainActor (Form) -> Void
  ) -> MenuCommand {
    MenuCommand(title, question, isOffered) { _, console in
      if let form = await filled(blank, fields, isAgain: false, console) { send(form) }
    }
  }

  /// A command that asks for the fields of a form in the state, and again for those that were refused.
  ///
  /// - Parameters:
  ///   - title: What the menu calls it.
  ///   - form: The form.
  ///   - fields: Returns what to ask for, with why fields were refused.
  ///   - question: What the menu asks first, to be answered with y or n.
  ///   - isOffered: Whether it can be chosen; always, if it is left out.
  ///   - send: Sends the request for a form that was filled in; the state then has what was refused.
  public static func form<Form>(
    _ title: String, in form: KeyPath<State, Form>,
    fields: @escaping @MainActor (State) -> [FormField<Form>], asking question: String? = nil,
    where isOffered: @escaping @MainActor (State) -> Bool = { _ in true },
    _ send: @escaping @MainActor (Form) -> Void
  ) -> MenuCommand {
    MenuCommand(title, question, isOffered) { store, console in
      var isAgain = false
      repeat {
        let asked = fields(store.state)
        guard
          let filled = await filled(store.state[keyPath: form], asked, isAgain: isAgain, console)
        else { return }
        send(filled)
        isAgain = true
      } while fields(store.state).contains { $0.problem != nil }
    }
  }

  private static func index(below count: Int, _ console: MenuConsole) async -> Int? {
    console.write("Number:")
    guard let line = await console.answer(), line != "q" else { return nil }
    if let number = Int(line), number > 0, number <= count { return number - 1 }
    console.write("Type a number from the list.")
    return nil
  }

  private static func filled<Form>(
    _ form: Form, _ fields: [FormField<Form>], isAgain: Bool, _ console: MenuConsole
  ) async -> Form? {
    var lines = LineForm(form, fields, isAgain: isAgain) { console.write($0) }
    while !lines.isOver { lines.take(await console.read()) }
    return lines.filled
  }
}
