import Testing

@testable import Parlour

/// An interactor is tested for its rules: each request has one answer.
struct CreateIceCreamInteractorTests {
  private let presenter = CreateIceCreamPresentationLogicSpy()

  @Test func `presents the ice cream that there is`() {
    let interactor = interactor()

    interactor.loadIceCream(request: .init())

    #expect(presenter.calls == [.presentIceCream(.init(iceCreamData: Seeds.iceCream))])
  }

  @Test func `takes a cone, then a flavor, then a topping`() {
    let interactor = interactor()

    interactor.select(.cone, 1)
    interactor.select(.flavor, 0)
    interactor.select(.topping, 0)

    #expect(
      presenter.calls == [
        .selected(Selection(cone: "Glass")),
        .selected(Selection(cone: "Glass", flavor: "Lemon")),
        .selected(Selection(cone: "Glass", flavor: "Lemon", topping: "Nuts")),
      ])
  }

  @Test func `refuses a flavor before a cone is chosen`() {
    let interactor = interactor()

    interactor.select(.flavor, 0)

    #expect(presenter.calls == [.refused(.tooEarly(.flavor, missing: .cone))])
  }

  @Test func `refuses a topping before a flavor is chosen`() {
    let interactor = interactor()
    interactor.select(.cone, 0)

    interactor.select(.topping, 0)

    #expect(presenter.calls.last == .refused(.tooEarly(.topping, missing: .flavor)))
  }

  @Test func `names the first thing that is missing`() {
    let interactor = interactor()

    interactor.select(.topping, 0)

    #expect(presenter.calls == [.refused(.tooEarly(.topping, missing: .cone))])
  }

  @Test func `replaces a choice and keeps the later ones`() {
    let interactor = interactor()
    interactor.select(.cone, 0)
    interactor.select(.flavor, 2)

    interactor.select(.cone, 1)

    #expect(presenter.calls.last == .selected(Selection(cone: "Glass", flavor: "Plum")))
  }

  private func interactor() -> CreateIceCreamInteractor {
    let interactor = CreateIceCreamInteractor(iceCreamData: Seeds.iceCream)
    interactor.presenter = presenter
    return interactor
  }
}

extension CreateIceCreamInteractor {
  fileprivate func select(_ kind: IngredientKind, _ index: Int) {
    selectIngredient(request: .init(kind: kind, index: index))
  }
}

extension CreateIceCreamPresentationLogicSpy.Call {
  fileprivate static func selected(_ selection: Selection) -> Self {
    .presentIngredient(.init(selection: selection))
  }

  fileprivate static func refused(_ reason: CreateIceCream.Refusal.Reason) -> Self {
    .presentRefusal(.init(reason: reason))
  }
}
