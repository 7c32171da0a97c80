import Testing

@testable import IceCreamMaker

/// Records view models, in place of the view.
final class CreateIceCreamDisplayLogicSpy: CreateIceCreamDisplayLogic {
  var steps: [CreateIceCream.DisplayedStep] = []
  var messages: [String] = []

  func displayIceCream(viewModel: CreateIceCream.LoadIceCream.ViewModel) { steps = viewModel.steps }
  func displayIngredient(viewModel: CreateIceCream.SelectIngredient.ViewModel) {
    messages.append(viewModel.message)
  }
}

struct CreateIceCreamPresenterTests {
  let view = CreateIceCreamDisplayLogicSpy()
  let presenter = CreateIceCreamPresenter()

  init() { presenter.view = view }

  @Test func `shows the steps in order`() {
    // When
    presenter.presentIceCream(response: .init(catalog: .seed))
    // Then
    #expect(view.steps.map(\.title) == ["Choose a cone", "Choose a flavor", "Choose a topping"])
    #expect(view.steps.map(\.names) == [["Bowl", "Cup"], ["Plum"], ["Fudge"]])
  }

  @Test(arguments: [
    (CreateIceCream.SelectIngredient.Response.refused(missing: .flavor), "Choose a flavor first."),
    (.selected([.cone: "Bowl"]), "Bowl"),
    (.selected([.topping: "Nut", .cone: "Cup", .flavor: "Fig"]), "Cup with Fig, topped with Nut"),
  ])
  func `says what is true`(response: CreateIceCream.SelectIngredient.Response, message: String) {
    // When
    presenter.presentIngredient(response: response)
    // Then
    #expect(view.messages == [message])
  }
}
