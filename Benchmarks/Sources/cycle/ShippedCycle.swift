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
    observation = view.iceCream.observe { tally.sum &+= $0.progress.cone.choice ?? 0 }
    record()
    view.interactor = interactor
    interactor.presenter = presenter
    presenter.view = view
  }

  func select(_ index: Int) { view.selectIngredient(.cone, at: index) }

  /// Prepares the payloads of the shipped components, one for each cone.
  private func record() {
    let shipped = CreateIceCreamInteractor()
    let words = CreateIceCreamPresenter()
    shipped.presenter = interactor.recorder
    interactor.recorder.presenter = words
    words.view = presenter
    presenter.view = view
    shipped.loadIceCream(request: .init())
    for index in 0..<5 {
      shipped.selectIngredient(request: .init(kind: .cone, choice: .index(index)))
    }
  }
}

/// Sends prepared responses, one for each cone.
private final class ReadyInteractor: CreateIceCreamBusinessLogic {
  var presenter: (any CreateIceCreamPresentationLogic)?
  let recorder = ReadyResponses()

  func selectIngredient(request: CreateIceCream.SelectIngredient.Request) {
    guard case .index(let index) = request.choice else { return }
    presenter?.presentIngredient(response: recorder.responses[index])
  }

  func loadIceCream(request: CreateIceCream.LoadIceCream.Request) {}
  func finishIceCream(request: CreateIceCream.FinishIceCream.Request) {}
  func startOver(request: CreateIceCream.StartOver.Request) {}
  func selectIngredients(request: CreateIceCream.SelectIngredients.Request) {}
  func saveIceCream(request: CreateIceCream.SaveIceCream.Request) {}
  func repeatIceCream(request: CreateIceCream.RepeatIceCream.Request) {}
  func surpriseMe(request: CreateIceCream.SurpriseMe.Request) {}
  func openSavedIceCreams(request: CreateIceCream.OpenSavedIceCreams.Request) {}
}

/// Collects the responses of the shipped interactor.
private final class ReadyResponses: CreateIceCreamPresentationLogic {
  var presenter: (any CreateIceCreamPresentationLogic)?
  private(set) var responses: [CreateIceCream.SelectIngredient.Response] = []

  func presentIngredient(response: CreateIceCream.SelectIngredient.Response) {
    responses.append(response)
    presenter?.presentIngredient(response: response)
  }

  func presentIceCream(response: CreateIceCream.LoadIceCream.Response) {
    presenter?.presentIceCream(response: response)
  }

  func presentLoadFailure(response: CreateIceCream.LoadFailure.Response) {}
  func presentFinishedIceCream(response: CreateIceCream.FinishIceCream.Response) {}
  func presentStartOver(response: CreateIceCream.StartOver.Response) {}
  func presentRefusal(response: CreateIceCream.Refusal.Response) {}
  func presentIngredients(response: CreateIceCream.SelectIngredients.Response) {}
  func presentSavedIceCream(response: CreateIceCream.SaveIceCream.Response) {}
  func presentStoreFailure(response: CreateIceCream.StoreFailure.Response) {}
  func presentRepeatedIceCream(response: CreateIceCream.RepeatIceCream.Response) {}
  func presentSurprise(response: CreateIceCream.SurpriseMe.Response) {}
  func presentUpdatedIceCream(response: CreateIceCream.UpdateIceCream.Response) {}
  func presentSavedList(response: CreateIceCream.OpenSavedIceCreams.Response) {}
}

/// Sends prepared view models, one for each cone: formatting is not part of the cycle.
private final class ReadyPresenter: CreateIceCreamPresentationLogic, CreateIceCreamDisplayLogic {
  weak var view: (any CreateIceCreamDisplayLogic)?
  private var viewModels: [CreateIceCream.SelectIngredient.ViewModel] = []

  func presentIngredient(response: CreateIceCream.SelectIngredient.Response) {
    guard let cone = response.selection.cone else { return }
    view?.displayIngredient(viewModel: viewModels[cone.index])
  }

  func presentIceCream(response: CreateIceCream.LoadIceCream.Response) {}
  func presentLoadFailure(response: CreateIceCream.LoadFailure.Response) {}
  func presentFinishedIceCream(response: CreateIceCream.FinishIceCream.Response) {}
  func presentStartOver(response: CreateIceCream.StartOver.Response) {}
  func presentRefusal(response: CreateIceCream.Refusal.Response) {}
  func presentIngredients(response: CreateIceCream.SelectIngredients.Response) {}
  func presentSavedIceCream(response: CreateIceCream.SaveIceCream.Response) {}
  func presentStoreFailure(response: CreateIceCream.StoreFailure.Response) {}
  func presentRepeatedIceCream(response: CreateIceCream.RepeatIceCream.Response) {}
  func presentSurprise(response: CreateIceCream.SurpriseMe.Response) {}
  func presentUpdatedIceCream(response: CreateIceCream.UpdateIceCream.Response) {}
  func presentSavedList(response: CreateIceCream.OpenSavedIceCreams.Response) {}

  // Collects the view models of the shipped presenter.
  func displayIngredient(viewModel: CreateIceCream.SelectIngredient.ViewModel) {
    viewModels.append(viewModel)
  }

  func displayIceCream(viewModel: CreateIceCream.LoadIceCream.ViewModel) {
    view?.displayIceCream(viewModel: viewModel)
  }

  func displayLoadFailure(viewModel: CreateIceCream.LoadFailure.ViewModel) {}
  func displayIngredients(viewModel: CreateIceCream.SelectIngredients.ViewModel) {}
  func displayFinishedIceCream(viewModel: CreateIceCream.FinishIceCream.ViewModel) {}
  func displayStartOver(viewModel: CreateIceCream.StartOver.ViewModel) {}
  func displaySavedIceCream(viewModel: CreateIceCream.SaveIceCream.ViewModel) {}
  func displayStoreFailure(viewModel: CreateIceCream.StoreFailure.ViewModel) {}
  func displayRepeatedIceCream(viewModel: CreateIceCream.RepeatIceCream.ViewModel) {}
  func displaySurprise(viewModel: CreateIceCream.SurpriseMe.ViewModel) {}
  func displayUpdatedIceCream(viewModel: CreateIceCream.UpdateIceCream.ViewModel) {}
  func displaySavedList(viewModel: CreateIceCream.OpenSavedIceCreams.ViewModel) {}
  func displayRefusal(viewModel: CreateIceCream.Refusal.ViewModel) {}
}
