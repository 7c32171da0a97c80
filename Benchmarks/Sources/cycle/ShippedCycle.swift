import IceCreamDomain
import Scenery

/// The shipped view, store, protocols and wires around an interactor and a presenter with prepared payloads.
///
/// What remains is the cost of the cycle itself.
final class ShippedCycle {
  private let view = CreateIceCreamView()
  private let interactor = ReadyInteractor()
  private let presenter = ReadyPresenter()
  private let observation: ObservationToken

  init(tally: Tally) {
    observation = view.iceCream.observe { tally.sum &+= $0.progress.steps.cone.choice ?? 0 }
    record()
    view.interactor = interactor
    interactor.presenter = presenter
    presenter.view = view
  }

  func select(_ index: Int) { view.selectIngredient(.cone, .index(index)) }

  /// Prepares the payloads of the shipped components, one for each cone.
  private func record() {
    let shipped = CreateIceCreamInteractor()
    let words = CreateIceCreamPresenter()
    shipped.presenter = interactor.recorder
    interactor.recorder.presenter = words
    words.view = presenter
    presenter.view = view
    let user = CreateIceCreamView()
    user.interactor = shipped
    user.fetchIceCream()
    for index in 0..<5 { user.selectIngredient(.cone, .index(index)) }
  }
}

/// Sends prepared responses, one for each cone.
private final class ReadyInteractor: CreateIceCreamBusinessLogic {
  var presenter: (any CreateIceCreamPresentationLogic)?
  let recorder = ReadyResponses()

  func selectIngredients(request: CreateIceCream.SelectIngredients.Request) {
    guard case .index(let index) = request.choices.cone else { return }
    presenter?.presentIngredients(response: recorder.responses[index])
  }

  func loadIceCream(request: CreateIceCream.LoadIceCream.Request) {}
  func finishIceCream(request: CreateIceCream.FinishIceCream.Request) {}
  func startOver(request: CreateIceCream.StartOver.Request) {}
}

/// Collects the responses of the shipped interactor.
private final class ReadyResponses: CreateIceCreamPresentationLogic {
  var presenter: (any CreateIceCreamPresentationLogic)?
  private(set) var responses: [CreateIceCream.SelectIngredients.Response] = []

  func presentIngredients(response: CreateIceCream.SelectIngredients.Response) {
    responses.append(response)
    presenter?.presentIngredients(response: response)
  }

  func presentIceCream(response: CreateIceCream.LoadIceCream.Response) {
    presenter?.presentIceCream(response: response)
  }

  func presentFinishedIceCream(response: CreateIceCream.FinishIceCream.Response) {}
  func presentRefusal(response: CreateIceCream.Refusal.Response) {}
  func presentFailure(response: CreateIceCream.Failure.Response) {}
}

/// Sends prepared view models, one for each cone: formatting is not part of the cycle.
private final class ReadyPresenter: CreateIceCreamPresentationLogic, CreateIceCreamDisplayLogic {
  weak var view: (any CreateIceCreamDisplayLogic)?
  private var viewModels: [CreateIceCream.SelectIngredients.ViewModel] = []

  func presentIngredients(response: CreateIceCream.SelectIngredients.Response) {
    guard let cone = response.progress.selection.cone else { return }
    view?.displayIngredients(viewModel: viewModels[cone.index])
  }

  func presentIceCream(response: CreateIceCream.LoadIceCream.Response) {}
  func presentFinishedIceCream(response: CreateIceCream.FinishIceCream.Response) {}
  func presentRefusal(response: CreateIceCream.Refusal.Response) {}
  func presentFailure(response: CreateIceCream.Failure.Response) {}

  // Collects the view models of the shipped presenter.
  func displayIngredients(viewModel: CreateIceCream.SelectIngredients.ViewModel) {
    viewModels.append(viewModel)
  }

  func displayIceCream(viewModel: CreateIceCream.LoadIceCream.ViewModel) {
    view?.displayIceCream(viewModel: viewModel)
  }

  func displayFinishedIceCream(viewModel: CreateIceCream.FinishIceCream.ViewModel) {}
  func displayFailure(viewModel: CreateIceCream.Failure.ViewModel) {}
  func displayRefusal(viewModel: CreateIceCream.Refusal.ViewModel) {}
}
