/// The bare cycle with two additions: the presenter holds the view weakly, and the store notifies
/// its observer of actual changes only.
final class PrototypeCycle {
  private let view = View()
  private let store = Store()

  init(tally: Tally) {
    let presenter = Presenter()
    let interactor = Interactor()
    view.interactor = interactor
    interactor.presenter = presenter
    presenter.store = store
    store.observer = { tally.sum &+= $0.cone ?? 0 }
  }

  func select(_ index: Int) { view.select(index) }
}

private struct Request { var index: Int }
private struct Response { var index: Int }
private struct ViewModel { var index: Int }

private protocol BusinessLogic: AnyObject { func select(request: Request) }
private protocol PresentationLogic: AnyObject { func present(response: Response) }
private protocol DisplayLogic: AnyObject { func display(viewModel: ViewModel) }

private final class View {
  var interactor: (any BusinessLogic)?
  func select(_ index: Int) { interactor?.select(request: Request(index: index)) }
}

private final class Interactor: BusinessLogic {
  var presenter: (any PresentationLogic)?
  func select(request: Request) { presenter?.present(response: Response(index: request.index)) }
}

private final class Presenter: PresentationLogic {
  weak var store: (any DisplayLogic)?
  func present(response: Response) { store?.display(viewModel: ViewModel(index: response.index)) }
}

private final class Store: DisplayLogic {
  var state = State()
  var observer: ((State) -> Void)?
  func display(viewModel: ViewModel) {
    let before = state
    state.cone = viewModel.index
    if state != before { observer?(state) }
  }
}
