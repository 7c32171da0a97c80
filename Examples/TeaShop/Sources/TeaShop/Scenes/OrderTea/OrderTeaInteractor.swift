/// The requests of the scene.
protocol OrderTeaBusinessLogic: AnyObject {
  /// Fetches teas.
  func fetchTeas(request: OrderTea.FetchTeas.Request)
  /// Selects tea.
  func selectTea(request: OrderTea.SelectTea.Request)
  /// Places order.
  func placeOrder(request: OrderTea.PlaceOrder.Request)
}

/// Enforces the scene's business rules.
final class OrderTeaInteractor {
  /// Receives the responses.
  var presenter: (any OrderTeaPresentationLogic)?

  private let worker: any OrderTeaWorker
  private var teas: [Tea] = []
  private var selectedTea: Tea?
  /// What the guest before ordered.
  private var orderedTea: Tea?

  /// Creates an interactor.
  ///
  /// - Parameter worker: Does the work of use cases.
  init(worker: any OrderTeaWorker) {
    self.worker = worker
  }
}

extension OrderTeaInteractor: OrderTeaBusinessLogic {
  func fetchTeas(request: OrderTea.FetchTeas.Request) {
    do {
      teas = try worker.fetchTeas(request: request)
      presenter?.presentTeas(response: .init(teas: teas, recommendation: orderedTea?.name))
    } catch {
      presenter?.presentFetchFailure(response: .init(error: error))
    }
  }

  func selectTea(request: OrderTea.SelectTea.Request) {
    let tea = teas.enumerated().first { $0.offset + 1 == request.number }?.element
    guard let tea else {
      presenter?.presentSelectedTea(response: .unknown(count: teas.count))
      return
    }
    if !tea.isSoldOut { selectedTea = tea }
    presenter?.presentSelectedTea(response: tea.isSoldOut ? .soldOut(tea) : .selected(tea))
  }

  func placeOrder(request: OrderTea.PlaceOrder.Request) {
    let tea = selectedTea
    if let tea { (orderedTea, selectedTea) = (tea, nil) }
    presenter?.presentPlacedOrder(response: .init(tea: tea))
  }
}
