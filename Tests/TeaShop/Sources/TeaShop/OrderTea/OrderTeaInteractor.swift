/// Handles requests.
protocol OrderTeaBusinessLogic: AnyObject {
  func loadMenu(request: OrderTea.LoadMenu.Request)
  func selectTea(request: OrderTea.SelectTea.Request)
  func placeOrder(request: OrderTea.PlaceOrder.Request)
}

/// The data that scenes pass to each other.
protocol OrderTeaDataStore: AnyObject {
  /// The tea that the guest before ordered.
  var recommendation: Tea? { get set }
  /// The tea that was ordered here.
  var orderedTea: Tea? { get }
}

/// Enforces the rules: a tea that is sold out cannot be selected, and an order needs a tea.
final class OrderTeaInteractor: OrderTeaDataStore {
  var presenter: (any OrderTeaPresentationLogic)?
  var recommendation: Tea?
  private(set) var orderedTea: Tea?

  private let worker: any OrderTeaWorker
  private var menu: TeaMenu?
  private var selectedTea: Tea?

  init(worker: any OrderTeaWorker = BundledMenuWorker()) {
    self.worker = worker
  }
}

extension OrderTeaInteractor: OrderTeaBusinessLogic {
  func loadMenu(request: OrderTea.LoadMenu.Request) {
    do {
      let menu = try worker.fetchMenu()
      self.menu = menu
      presenter?.presentMenu(response: .init(menu: menu, recommendation: recommendation))
    } catch {
      presenter?.presentLoadFailure(response: .init(error: error))
    }
  }

  func selectTea(request: OrderTea.SelectTea.Request) {
    let teas = menu?.teas ?? []
    guard teas.indices.contains(request.index) else {
      presenter?.presentRefusal(response: .noSuchTea(count: teas.count))
      return
    }
    let tea = teas[request.index]
    guard !tea.isSoldOut else {
      presenter?.presentRefusal(response: .soldOut(tea))
      return
    }
    selectedTea = tea
    presenter?.presentSelectedTea(response: .init(index: request.index, tea: tea))
  }

  func placeOrder(request: OrderTea.PlaceOrder.Request) {
    guard let tea = selectedTea else {
      presenter?.presentRefusal(response: .nothingSelected)
      return
    }
    orderedTea = tea
    presenter?.presentPlacedOrder(response: .init(tea: tea))
  }
}
