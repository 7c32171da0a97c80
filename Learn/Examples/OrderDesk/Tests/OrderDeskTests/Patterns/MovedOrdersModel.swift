import Observation
import Scenery

@testable import OrderDesk

/// The model after the move: what screens use has stayed, and behind it is a scene.
@MainActor @Observable
final class MovedOrdersModel {
  private(set) var lines: [String] = []
  private(set) var message = ""

  private let view: ListOrdersView
  @ObservationIgnored private var observation: ObservationToken?

  init(view: ListOrdersView) {
    self.view = view
    observation = view.orders.observe { [weak self] state in
      self?.lines = state.orders.map(\.title)
      self?.message = state.fetchProgress + state.findProgress + state.message
    }
  }

  func fetchOrders() { view.fetchOrders() }
  func findOrders(text: String) { view.findOrders(text: text) }
}
