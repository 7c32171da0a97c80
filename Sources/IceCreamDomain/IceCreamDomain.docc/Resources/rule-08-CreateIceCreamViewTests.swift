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

  @Test(arguments: [-1, 1, 99, .max, .min])
  func `keeps a choice when the list has no such place`(index: Int) {
    view.displayIceCream(viewModel: menu)
    view.selectCone(at: 0)

    view.selectCone(at: index)

    #expect(view.iceCream.selectedCone == "Cone")
  }

  @Test func `refuses a topping before a flavor`() {
    view.displayIceCream(viewModel: menu)
    view.selectCone(at: 0)

    view.selectTopping(at: 0)

    #expect(view.iceCream.selectedTopping == nil)
    #expect(view.iceCream.refusal == "Choose a flavor first.")
  }

  private let menu = CreateIceCream.LoadIceCream.ViewModel(
    title: "A TITLE", cones: [.init(number: 7, name: "Cone")], flavors: [],
    toppings: [.init(number: 1, name: "Nuts"), .init(number: 2, name: "Honey")])
}
