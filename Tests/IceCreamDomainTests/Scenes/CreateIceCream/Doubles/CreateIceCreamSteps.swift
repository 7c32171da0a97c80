import Seeds

@testable import IceCreamDomain

// Shorthand for the suites of the scene.
extension CreateIceCreamInteractor {
  /// What the user does, as an argument of a test.
  typealias Step = @Sendable (CreateIceCreamInteractor) -> Void

  /// Chooses one ingredient.
  func select(_ kind: IngredientKind, _ choice: IngredientChoice) {
    selectIngredients(request: .init(choices: PerKind { $0 == kind ? choice : nil }))
  }

  /// Chooses one ingredient by index.
  func select(_ kind: IngredientKind, _ index: Int) {
    select(kind, .index(index))
  }

  /// Chooses several ingredients by typed texts.
  func type(cone: String? = nil, flavor: String? = nil, topping: String? = nil) {
    let names = PerKind(cone: cone, flavor: flavor, topping: topping)
    selectIngredients(
      request: .init(choices: PerKind { kind in names[kind].map { .typed($0) } }))
  }

  /// Chooses all three ingredients at random.
  func surprise() {
    selectIngredients(request: .init(choices: PerKind { _ in .random }))
  }

  /// Chooses the ingredients of the seeds' ice cream.
  func selectAll() {
    type(cone: "paper", flavor: "vanilla", topping: "cherry")
  }
}

extension CreateIceCreamPresentationLogicSpy {
  /// The choices, if these were presented last.
  var progress: IceCreamProgress? {
    if case .presentIngredients(let progress) = calls.last { progress } else { nil }
  }

  /// The names of the choices, if these were presented last.
  var chosenNames: [String?]? {
    progress.map { progress in IngredientKind.allCases.map { progress.selection[$0]?.name } }
  }
}

extension CreateIceCreamDisplayLogicSpy {
  /// The menu, if it was displayed last.
  var menu: DisplayedMenu? {
    if case .displayIceCream(let viewModel) = calls.last { viewModel.menu } else { nil }
  }

  /// The choices, if these were displayed last.
  var progress: DisplayedProgress? {
    switch calls.last {
    case .displayIceCream(let viewModel): viewModel.progress
    case .displayIngredients(let progress): progress
    default: nil
    }
  }

  /// Why there is nothing to choose from, if that was displayed last.
  var loadFailure: DisplayedFailure? {
    if case .displayFailure(.notLoaded(let failure)) = calls.last { failure } else { nil }
  }

  /// Why a request was refused, if that was displayed last.
  var refusal: DisplayedRefusal? {
    if case .displayRefusal(let refusal) = calls.last { refusal } else { nil }
  }
}
