import Testing

@testable import Parlour

/// A view is tested from both sides.
struct CreateIceCreamViewTests {
  private let view = CreateIceCreamView()
  private let interactor = CreateIceCreamBusinessLogicSpy()

  init() {
    view.interactor = interactor
  }

  @Test func `asks for the ice cream`() {
    view.fetchIceCream()

    #expect(interactor.calls == [.loadIceCream(.init())])
  }

  @Test func `keeps what it is to show, as it is`() {
    view.displayIceCream(viewModel: menu)

    #expect(view.iceCream.title == "A TITLE")
    #expect(view.iceCream.displayedCones == menu.cones)
    #expect(view.iceCream.displayedFlavors == [])
    #expect(view.iceCream.displayedToppings == menu.toppings)
  }

  @Test func `shows a failure until a load succeeds`() {
    view.displayLoadFailure(viewModel: .init(message: "It is not there."))
    #expect(view.iceCream.failure == "It is not there.")

    view.displayIceCream(viewModel: menu)
    #expect(view.iceCream.failure == nil)
  }

  @Test(arguments: [-1, 0, 99, .max, .min])
  func `passes any choice on, since the rules are not its own`(index: Int) {
    view.selectIngredient(.topping, at: index)

    #expect(interactor.calls == [.selectIngredient(.init(kind: .topping, index: index))])
  }

  private let menu = CreateIceCream.LoadIceCream.ViewModel(
    title: "A TITLE", cones: [.init(number: 7, name: "Cone")], flavors: [],
    toppings: [.init(number: 1, name: "Nuts"), .init(number: 2, name: "Honey")])
}
