/// What the interactor can have presented.
protocol CreateIceCreamPresentationLogic: AnyObject {
  func presentLoading(response: CreateIceCream.Loading.Response)
  func presentIceCream(response: CreateIceCream.LoadIceCream.Response)
  func presentLoadFailure(response: CreateIceCream.LoadFailure.Response)
  func presentIngredient(response: CreateIceCream.SelectIngredient.Response)
  func presentFinishedIceCream(response: CreateIceCream.FinishIceCream.Response)
  func presentRefusal(response: CreateIceCream.Refusal.Response)
}

/// The one who finds the words of the scene.
final class CreateIceCreamPresenter {
  weak var view: (any CreateIceCreamDisplayLogic)?
}

extension CreateIceCreamPresenter: CreateIceCreamPresentationLogic {
  func presentLoading(response: CreateIceCream.Loading.Response) {
    view?.displayLoading(viewModel: .init(message: "The catalog is on its way."))
  }

  func presentIceCream(response: CreateIceCream.LoadIceCream.Response) {
    let iceCream = response.iceCreamData
    view?.displayIceCream(
      viewModel: .init(
        title: iceCream.title.uppercased(), cones: numbered(iceCream.cones),
        flavors: numbered(iceCream.flavors), toppings: numbered(iceCream.toppings)))
  }

  func presentLoadFailure(response: CreateIceCream.LoadFailure.Response) {
    let message =
      switch response.error {
      case .cannotRead(let file):
        "\(file) cannot be read. Check its name, and try again."
      case .missingList(let kind, let file):
        "\(file) has no \(kind.rawValue)s. Add a line that begins with \(kind.rawValue)s:"
      case .emptyList(let kind, let file):
        "\(file) has nothing after \(kind.rawValue)s: Write at least one name there."
      }
    view?.displayLoadFailure(viewModel: .init(message: message))
  }

  func presentIngredient(response: CreateIceCream.SelectIngredient.Response) {
    let selection = response.selection
    let parts = [selection.cone, selection.flavor.map { "with \($0)" }]
    let caption = (parts + [selection.topping.map { "and \($0)" }]).compactMap(\.self)
    view?.displayIngredient(viewModel: .init(caption: caption.joined(separator: " ")))
  }

  func presentFinishedIceCream(response: CreateIceCream.FinishIceCream.Response) {
    let (iceCream, count) = (response.iceCream, response.count)
    let kept = count == 1 ? "It is the first one in the book." : "There are \(count) in the book."
    view?.displayFinishedIceCream(
      viewModel: .init(
        message: "\(iceCream.cone) with \(iceCream.flavor) and \(iceCream.topping). \(kept)"))
  }

  func presentRefusal(response: CreateIceCream.Refusal.Response) {
    let message =
      switch response.reason {
      case .nothingLoaded:
        "There is no catalog to choose from. Load one first."
      case .tooEarly(let kind, let missing):
        "It is too early for a \(kind.rawValue). Choose a \(missing.rawValue) first."
      case .outOfRange(let kind, let count):
        "There is no such \(kind.rawValue). Choose a number from 1 to \(count)."
      case .unfinished(let missing):
        "The ice cream is not finished. Choose a \(missing.rawValue) first."
      case .notKept(let error):
        "The ice cream is not kept. \(sentence(about: error))"
      }
    view?.displayRefusal(viewModel: .init(message: message))
  }

  private func sentence(about error: IceCreamStoreError) -> String {
    switch error {
    case .cannotRead(let path): "\(path) cannot be read. See who may read it."
    case .cannotWrite(let path): "\(path) cannot be written to. See who may write to it."
    case .damagedLine(let number): "Line \(number) of the book is damaged. Mend it, and try again."
    }
  }

  private func numbered(_ names: [String]) -> [DisplayedOption] {
    names.enumerated().map { DisplayedOption(number: $0 + 1, name: $1) }
  }
}
