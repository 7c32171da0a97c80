/// The shape of the well-known tutorial: the view is a struct that the presenter holds strongly, and
/// a class with an array of observers holds the state.
final class TutorialCycle {
  private let view: View

  init(tally: Tally) {
    let presenter = Presenter()
    let interactor = Interactor()
    interactor.presenter = presenter
    view = View(interactor: interactor, store: Store())
    presenter.view = view
    view.store.observers.append { tally.sum &+= $0.cone ?? 0 }
  }

  func select(_ index: Int) { view.select(index) }
}

private struct Request { var index: Int }
private struct Response { var index: Int }
private struct ViewModel { var index: Int }

private protocol BusinessLogic { func select(request: Request) }
private protocol PresentationLogic { func present(response: Response) }
private protocol DisplayLogic { func display(viewModel: ViewModel) }

private final class Store {
  var state = State() { didSet { for observer in observers { observer(state) } } }
  var observers: [(State) -> Void] = []
}

private struct View: DisplayLogic {
  var interactor: (any BusinessLogic)?
  let store: Store
  func select(_ index: Int) { interactor?.select(request: Request(index: index)) }
  func display(viewModel: ViewModel) { store.state.cone = viewModel.index }
}

private final class Interactor: BusinessLogic {
  var presenter: (any PresentationLogic)?
  func select(request: Request) { presenter?.present(response: Response(index: request.index)) }
}

private final class Presenter: PresentationLogic {
  var view: (any DisplayLogic)?
  func present(response: Response) { view?.display(viewModel: ViewModel(index: response.index)) }
}
