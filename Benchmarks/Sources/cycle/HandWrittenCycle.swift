/// The baseline of the shipped cycle: the same shape, written by hand, with class-bound protocols,
/// final classes and references in one direction.
final class HandWrittenCycle {
  private let view = View()

  init(tally: Tally) {
    let presenter = Presenter()
    let interactor = Interactor()
    view.interactor = interactor
    interactor.presenter = presenter
    presenter.store = view.store
    view.store.observer = { tally.sum &+= $0.cone ?? 0 }
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
  let store = Store()
  func select(_ index: Int) { interactor?.select(request: Request(index: index)) }
}

private final class Interactor: BusinessLogic {
  var presenter: (any PresentationLogic)?
  func select(request: Request) { presenter?.present(response: Response(index: request.index)) }
}

private final class Presenter: PresentationLogic {
  var store: (any DisplayLogic)?
  func present(response: Response) { store?.display(viewModel: ViewModel(index: response.index)) }
}

private final class Store: DisplayLogic {
  var state = State()
  var observer: ((State) -> Void)?
  func display(viewModel: ViewModel) {
    state.cone = viewModel.index
    observer?(state)
  }
}
