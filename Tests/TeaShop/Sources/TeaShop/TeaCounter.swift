import Scenery

/// The text front end: prints the current order, and passes on what the guest types.
final class TeaCounter {
  private var scene: OrderTeaView?
  private var observation: ObservationToken?
  private let write: (String) -> Void

  init(write: @escaping (String) -> Void) {
    self.write = write
  }

  /// Passes a line to the scene: a number selects a tea, and an empty line places the order.
  func enter(_ line: String) {
    if line.isEmpty {
      scene?.placeOrder()
    } else {
      // The menu has no tea 0, so the scene refuses what is not a number.
      scene?.selectTea(at: (Int(line) ?? 0) - 1)
    }
  }

  private func render(_ order: DisplayedOrder) {
    if !order.title.isEmpty { write(order.title) }
    for tea in order.teas {
      write("\(tea.isSelected ? ">" : " ") \(tea.number)  \(tea.name), \(tea.note)")
    }
    order.messages.forEach(write)
    write("")
  }
}

extension TeaCounter: TeaShopNavigation {
  func show(_ scene: OrderTeaView) {
    self.scene = scene
    observation = scene.order.observe { [weak self] in self?.render($0) }
    scene.loadMenu()
  }
}
