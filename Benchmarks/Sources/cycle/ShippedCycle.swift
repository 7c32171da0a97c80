import IceCreamDomain

/// The shipped view, store, protocols and wires around an interactor and a presenter that find no
/// words: what remains is the cost of the cycle itself.
final class ShippedCycle {
  let view = CreateIceCreamView()
  private let interactor = BareInteractor()
  private let presenter = BarePresenter()
  private let observation: ObservationToken

  init(tally: Tally) {
    observation = view.iceCream.observe { tally.sum &+= $0.progress.cone.choice ?? 0 }
    view.interactor = interactor
    interactor.presenter = presenter
    presenter.view = view
    let list = DisplayedList(
      name: "Cone", prompt: "Choose a cone",
      options: ["Sugar cone", "Waffle cone", "Cake cone", "Paper cup", "Waffle bowl"].enumerated()
        .map { index, name in
          DisplayedOption(
            number: index + 1, name: name,
            appearance: Appearance(color: Color(red: 1, green: 2, blue: 3), shape: .cone))
        })
    view.displayIceCream(viewModel: .init(cones: list, flavors: list, toppings: list))
  }

  func select(_ index: Int) { view.selectIngredient(.cone, at: index) }
}

/// Has its answers ready, one for each cone.
private final class BareInteractor: CreateIceCreamBusinessLogic {
  var presenter: (any CreateIceCreamPresentationLogic)?
  private let selections = (0..<5).map { index in
    Selection(
      cone: SelectedIngredient(
        index: index, name: "Sugar cone",
        appearance: Appearance(color: Color(red: 1, green: 2, blue: 3), shape: .cone)))
  }

  func selectIngredient(request: CreateIceCream.SelectIngredient.Request) {
    guard case .index(let index) = request.choice else { return }
    presenter?.presentIngredient(response: .init(selection: selections[index]))
  }

  func loadIceCream(request: CreateIceCream.LoadIceCream.Request) {}
  func finishIceCream(request: CreateIceCream.FinishIceCream.Request) {}
  func startOver(request: CreateIceCream.StartOver.Request) {}
  func selectIngredients(request: CreateIceCream.SelectIngredients.Request) {}
  func saveIceCream(request: CreateIceCream.SaveIceCream.Request) {}
  func editIceCream(request: CreateIceCream.EditIceCream.Request) {}
  func updateIceCream(request: CreateIceCream.UpdateIceCream.Request) {}
  func openSavedIceCreams(request: CreateIceCream.OpenSavedIceCreams.Request) {}
}

/// Has its view models ready, one for each cone: finding words is not a part of the cycle.
private final class BarePresenter: CreateIceCreamPresentationLogic {
  weak var view: (any CreateIceCreamDisplayLogic)?
  private let viewModels = (0..<5).map { index in
    CreateIceCream.SelectIngredient.ViewModel(
      progress: DisplayedProgress(cone: DisplayedStep(choice: index, isOpen: true)))
  }

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
  func presentEditedIceCream(response: CreateIceCream.EditIceCream.Response) {}
  func presentUpdatedIceCream(response: CreateIceCream.UpdateIceCream.Response) {}
  func presentSavedIceCreams(response: CreateIceCream.OpenSavedIceCreams.Response) {}
}
