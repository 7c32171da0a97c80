import Foundation

/// Offers the use cases as a numbered list, below the state of the scene.
@MainActor
struct ShowDepartureMenu {
  private let view: ShowDepartureView
  private let read: () -> String?
  private let write: (String) -> Void

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - view: The scene, whose components are connected.
  ///   - read: Returns the next line of input; `nil` at its end.
  ///   - write: Prints a line.
  init(
    view: ShowDepartureView,
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
  func run() {
    offer()
    while let line = read(), line != "q" {
      choose(line)
      offer()
    }
  }

  /// Shows the state, and what can be chosen.
  func offer() {
    show(view.departure.state)
    write("1 Fetch departure")
    write("2 Choose favorite")
    write("q Quit")
  }

  /// Does what a line of input says.
  func choose(_ line: String) {
    switch line {
    case "1": view.fetchDeparture()
    case "2": view.chooseFavorite()
    default: write("Type one of the numbers, or q.")
    }
  }

  private func show(_ state: ShowDeparture.DisplayedDeparture) {
    if !state.departure.isEmpty { write("Departure: \(state.departure)") }
    for line in state.stops { write("  \(line)") }
  }
}

extension ShowDepartureMenu: MenuOnStack {
  func appear() async {
    view.fetchDeparture()
  }
}

extension ShowDepartureView: MenuScene {
  func menu(
    read: @escaping () -> String?, write: @escaping (String) -> Void
  ) -> any MenuOnStack {
    ShowDepartureMenu(view: self, read: read, write: write)
  }
}
