import Foundation

/// Offers the use cases as a numbered list, below the state of the scene.
@MainActor
struct ListDeparturesMenu {
  private let view: ListDeparturesView
  private let read: () -> String?
  private let write: (String) -> Void

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - view: The scene, whose components are connected.
  ///   - read: Returns the next line of input; `nil` at its end.
  ///   - write: Prints a line.
  init(
    view: ListDeparturesView,
    read: @escaping () -> String? = { readLine() },
    write: @escaping (String) -> Void = {
      print($0)
      fflush(nil)
    }
  ) {
    self.view = view
    self.read = read
    self.write = write
  }

  /// Runs until the input ends, or is `q`.
  func run() async {
    offer()
    while let line = read(), line != "q" {
      await choose(line)
      offer()
    }
  }

  /// Shows the state, and what can be chosen.
  func offer() {
    show(view.departures.state)
    write("1 Fetch departures")
    write("2 Select departure")
    write("q Quit")
  }

  /// Does what a line of input says.
  func choose(_ line: String) async {
    switch line {
    case "1": view.fetchDepartures()
    case "2": selectDeparture()
    default: write("Type one of the numbers, or q.")
    }
    await answer()
  }

  /// Shows what the scene waits for, and waits, too.
  private func answer() async {
    let (answers, answered) = AsyncStream.makeStream(of: Void.self)
    let observation = view.departures.observe { if progress(of: $0).isEmpty { answered.finish() } }
    let lines = progress(of: view.departures.state)
    if lines.isEmpty { return }
    for line in lines { write(line) }
    for await _ in answers {}
    withExtendedLifetime(observation) {}
  }

  private func progress(of state: ListDepartures.DisplayedDepartures) -> [String] {
    [state.fetchProgress].filter { !$0.isEmpty }
  }

  private func show(_ state: ListDepartures.DisplayedDepartures) {
    for line in state.departures { write("  \(line)") }
    if !state.message.isEmpty { write(state.message) }
    if !state.fetchProgress.isEmpty { write(state.fetchProgress) }
  }

  private func selectDeparture() {
    guard let number = ask("Number, a whole number", { Int($0) }) else { return }
    view.selectDeparture(number: number)
  }

  /// Asks until the answer can be read; an empty one cancels.
  private func ask<Value>(_ question: String, _ value: (String) -> Value?) -> Value? {
    write("\(question); an empty line cancels:")
    while let line = read(), !line.isEmpty {
      if let value = value(line) { return value }
      write("\(question), please:")
    }
    return nil
  }
}

extension ListDeparturesMenu: MenuOnStack {
  func appear() async {
    view.fetchDepartures()
    await answer()
  }
}

extension ListDeparturesView: MenuScene {
  func menu(
    read: @escaping () -> String?, write: @escaping (String) -> Void
  ) -> any MenuOnStack {
    ListDeparturesMenu(view: self, read: read, write: write)
  }
}
