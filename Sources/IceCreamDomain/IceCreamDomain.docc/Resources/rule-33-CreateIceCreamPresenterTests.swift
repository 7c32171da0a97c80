import Testing

@testable import Parlour

/// A presenter is tested for what it makes of the facts.
struct CreateIceCreamPresenterTests {
  private let presenter = CreateIceCreamPresenter()
  private let view = CreateIceCreamDisplayLogicSpy()

  init() {
    presenter.view = view
  }

  @Test func `numbers what there is, and writes the title in capitals`() {
    presenter.presentIceCream(response: .init(iceCreamData: Seeds.iceCream))

    #expect(
      view.calls == [
        .displayIceCream(
          .init(
            title: "TEST PARLOUR",
            cones: [.init(number: 1, name: "Plain cone"), .init(number: 2, name: "Glass")],
            flavors: [
              .init(number: 1, name: "Lemon"), .init(number: 2, name: "Coffee"),
              .init(number: 3, name: "Plum"),
            ],
            toppings: [.init(number: 1, name: "Nuts")]))
      ])
  }

  @Test(
    arguments: [
      (Selection(cone: "Glass"), "Glass"),
      (Selection(cone: "Glass", flavor: "Plum"), "Glass with Plum"),
      (Selection(cone: "Glass", flavor: "Plum", topping: "Nuts"), "Glass with Plum and Nuts"),
    ])
  func `says what was chosen`(selection: Selection, caption: String) {
    presenter.presentIngredient(response: .init(selection: selection))

    #expect(view.calls == [.displayIngredient(.init(caption: caption))])
  }

  @Test(
    arguments: [
      (
        .tooEarly(.topping, missing: .cone),
        "It is too early for a topping. Choose a cone first."
      ),
      (
        .outOfRange(.flavor, count: 3),
        "There is no such flavor. Choose a number from 1 to 3."
      ),
    ] as [(CreateIceCream.Refusal.Reason, String)])
  func `says why something is refused, and what to do`(
    reason: CreateIceCream.Refusal.Reason, message: String
  ) {
    presenter.presentRefusal(response: .init(reason: reason))

    #expect(view.calls == [.displayRefusal(.init(message: message))])
  }
}
