import Foundation

/// Offers the use cases as a numbered list, below the state of the scene.
struct OrderTeaMenu {
  private let view: OrderTeaView
  private let read: () -> String?
  private let write: (String) -> Void

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - view: The scene, whose components are connected.
  ///   - read: Returns the next line of input; `nil` at its end.
  ///   - write: Prints a line.
  init(
    view: OrderTeaView,
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
    show(view.tea.state)
    write("1 Fetch teas")
    write("2 Select tea")
    write("3 Place order")
    write("q Quit")
  }

  /// Does what a line of input says.
  func choose(_ line: String) {
    switch line {
    case "1": view.fetchTeas()
    case "2": selectTea()
    case "3": view.placeOrder()
    default: write("Type one of the numbers, or q.")
    }
  }

  private func show(_ state: OrderTea.DisplayedTea) {
    for line in state.teas { write("  \(line)") }
    if !state.message.isEmpty { write(state.message) }
  }

  private func selectTea() {
    guard let number = ask("Number, a whole number", { Int($0) }) else { return }
    view.selectTea(number: number)
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
