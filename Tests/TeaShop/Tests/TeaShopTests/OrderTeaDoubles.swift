@testable import TeaShop

enum Seeds {
  static let sencha = Tea(name: "Sencha", minutes: 2)
  static let chamomile = Tea(name: "Chamomile", minutes: 6, isSoldOut: true)
  static let menu = TeaMenu(title: "Test kettle", teas: [sencha, chamomile])
}

final class OrderTeaWorkerStub: OrderTeaWorker {
  var result: Result<TeaMenu, TeaMenuError> = .success(Seeds.menu)

  func fetchMenu() throws(TeaMenuError) -> TeaMenu { try result.get() }
}

final class OrderTeaBusinessLogicSpy: OrderTeaBusinessLogic {
  enum Call: Equatable {
    case loadMenu(OrderTea.LoadMenu.Request)
    case selectTea(OrderTea.SelectTea.Request)
    case placeOrder(OrderTea.PlaceOrder.Request)
  }
  private(set) var calls: [Call] = []

  func loadMenu(request: OrderTea.LoadMenu.Request) { calls.append(.loadMenu(request)) }
  func selectTea(request: OrderTea.SelectTea.Request) { calls.append(.selectTea(request)) }
  func placeOrder(request: OrderTea.PlaceOrder.Request) { calls.append(.placeOrder(request)) }
}

final class OrderTeaPresentationLogicSpy: OrderTeaPresentationLogic {
  enum Call: Equatable {
    case presentMenu(OrderTea.LoadMenu.Response)
    case presentLoadFailure(OrderTea.LoadFailure.Response)
    case presentSelectedTea(OrderTea.SelectTea.Response)
    case presentPlacedOrder(OrderTea.PlaceOrder.Response)
    case presentRefusal(OrderTea.Refusal.Response)
  }
  private(set) var calls: [Call] = []

  func presentMenu(response: OrderTea.LoadMenu.Response) { calls.append(.presentMenu(response)) }
  func presentLoadFailure(response: OrderTea.LoadFailure.Response) {
    calls.append(.presentLoadFailure(response))
  }
  func presentSelectedTea(response: OrderTea.SelectTea.Response) {
    calls.append(.presentSelectedTea(response))
  }
  func presentPlacedOrder(response: OrderTea.PlaceOrder.Response) {
    calls.append(.presentPlacedOrder(response))
  }
  func presentRefusal(response: OrderTea.Refusal.Response) {
    calls.append(.presentRefusal(response))
  }
}

final class OrderTeaDisplayLogicSpy: OrderTeaDisplayLogic {
  enum Call: Equatable {
    case displayMenu(OrderTea.LoadMenu.ViewModel)
    case displayLoadFailure(OrderTea.LoadFailure.ViewModel)
    case displaySelectedTea(OrderTea.SelectTea.ViewModel)
    case displayPlacedOrder(OrderTea.PlaceOrder.ViewModel)
    case displayRefusal(OrderTea.Refusal.ViewModel)
  }
  private(set) var calls: [Call] = []

  func displayMenu(viewModel: OrderTea.LoadMenu.ViewModel) {
    calls.append(.displayMenu(viewModel))
  }
  func displayLoadFailure(viewModel: OrderTea.LoadFailure.ViewModel) {
    calls.append(.displayLoadFailure(viewModel))
  }
  func displaySelectedTea(viewModel: OrderTea.SelectTea.ViewModel) {
    calls.append(.displaySelectedTea(viewModel))
  }
  func displayPlacedOrder(viewModel: OrderTea.PlaceOrder.ViewModel) {
    calls.append(.displayPlacedOrder(viewModel))
  }
  func displayRefusal(viewModel: OrderTea.Refusal.ViewModel) {
    calls.append(.displayRefusal(viewModel))
  }
}

final class TeaShopNavigationSpy: TeaShopNavigation {
  private(set) var scenes: [OrderTeaView] = []

  func show(_ scene: OrderTeaView) { scenes.append(scene) }
}
