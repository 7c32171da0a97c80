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
}
