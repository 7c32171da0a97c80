/// Offers the use cases as a numbered list, and shows the state of the scene.
struct ListTeasMenu {
  private let interactor: ListTeasInteractor
  private let view: ListTeasView
  private let read: () -> String?
  private let write: (String) -> Void

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - interactor: Enforces the business rules.
  ///   - read: Returns the next line of input; `nil` at its end.
  ///   - write: Prints a line.
  init(
    interactor: ListTeasInteractor = ListTeasInteractor(),
    read: @escaping () -> String? = { readLine() },
    write: @escaping (String) -> Void = { print($0) }
  ) {
    self.interactor = interactor
    view = ListTeasView().configureView(interactor: interactor)
    self.read = read
    self.write = write
  }

  /// Runs until the input ends, or is `q`.
  func run() {
    let observation = view.teas.observe { show($0) }
    defer { withExtendedLifetime(observation) {} }
    offer()
    while let line = read(), line != "q" {
      switch line {
      case "1": view.fetchTeas()
      case "2":
        write("Which number?")
        view.chooseTea(number: read().flatMap { Int($0) })
      default: write("Type a number from 1 to 2, or q.")
      }
      offer()
    }
  }

  private func show(_ state: ListTeas.DisplayedTeas) {
    for line in state.lines { write("  \(line)") }
    if !state.message.isEmpty { write(state.message) }
  }

  private func offer() {
    write("1 Fetch teas")
    write("2 Choose tea")
    write("q Quit")
  }
}
