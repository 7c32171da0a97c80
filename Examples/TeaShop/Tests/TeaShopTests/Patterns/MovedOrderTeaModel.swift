import Observation
import Scenery

@testable import TeaShop

/// The model after the move: what screens use has stayed, and behind it is a scene.
@Observable final class MovedOrderTeaModel {
  private(set) var teas: [String] = []
  private(set) var message = ""

  private let view: OrderTeaView
  @ObservationIgnored private var observation: ObservationToken?

  init(worker: any OrderTeaWorker) {
    view = OrderTeaView().configure(worker: worker)
    observation = view.tea.observe { [weak self] state in
      self?.teas = state.teas
      self?.message = state.message
    }
  }

  func fetchTeas() { view.fetchTeas() }
  func selectTea(number: Int) { view.selectTea(number: number) }
  func placeOrder() { view.placeOrder() }
}
