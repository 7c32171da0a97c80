import Testing

@testable import IceCreamMaker

final class PresenterSpy: CreateIceCreamPresentationLogic {
  var responses: [CreateIceCream.SelectIngredient.Response] = []

  func presentIceCream(response: CreateIceCream.LoadIceCream.Response) {}
  func presentIngredient(response: CreateIceCream.SelectIngredient.Response) {
    responses.append(response)
  }
}

@Test func `refuses a topping before a cone`() {
  let spy = PresenterSpy()
  let catalog = Catalog(cones: ["Bowl"], flavors: ["Plum"], toppings: ["Fudge"])
  let interactor = CreateIceCreamInteractor(catalog: catalog)
  interactor.presenter = spy

  interactor.selectIngredient(request: .init(step: .topping, name: "Fudge"))

  #expect(spy.responses == [.refused(missing: .cone)])
}
