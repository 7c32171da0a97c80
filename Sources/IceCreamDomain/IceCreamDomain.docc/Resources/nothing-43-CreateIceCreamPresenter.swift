/// What the interactor can have presented.
protocol CreateIceCreamPresentationLogic: AnyObject {
  func presentIceCream(response: CreateIceCream.LoadIceCream.Response)
}

/// The one who finds the words of the scene.
final class CreateIceCreamPresenter {
  weak var view: (any CreateIceCreamDisplayLogic)?
}

extension CreateIceCreamPresenter: CreateIceCreamPresentationLogic {
  func presentIceCream(response: CreateIceCream.LoadIceCream.Response) {
    let iceCream = response.iceCreamData
    view?.displayIceCream(
      viewModel: .init(
        title: iceCream.title.uppercased(), cones: numbered(iceCream.cones),
        flavors: numbered(iceCream.flavors), toppings: numbered(iceCream.toppings)))
  }

  private func numbered(_ names: [String]) -> [DisplayedOption] {
    names.enumerated().map { DisplayedOption(number: $0 + 1, name: $1) }
  }
}
