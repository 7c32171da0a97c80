import Testing

@testable import IceCreamMaker

extension Catalog {
  static let seed = Catalog(cones: ["Bowl", "Cup"], flavors: ["Plum"], toppings: ["Fudge"])
}

/// Records responses, in place of the presenter.
final class CreateIceCreamPresentationLogicSpy: CreateIceCreamPresentationLogic {
  var loaded: [CreateIceCream.LoadIceCream.Response] = []
  var selected: [CreateIceCream.SelectIngredient.Response] = []

  func presentIceCream(response: CreateIceCream.LoadIceCream.Response) { loaded.append(response) }
  func presentIngredient(response: CreateIceCream.SelectIngredient.Response) {
    selected.append(response)
  }
}

struct CreateIceCreamInteractorTests {
  let presenter = CreateIceCreamPresentationLogicSpy()
  let interactor = CreateIceCreamInteractor(catalog: .seed)

  init() { interactor.presenter = presenter }

  @Test func `presents the catalog`() {
    // When
    interactor.loadIceCream(request: .init())
    // Then
    #expect(presenter.loaded == [.init(catalog: .seed)])
  }

  @Test func `refuses a topping before a flavor`() {
    // Given
    interactor.selectIngredient(request: .init(step: .cone, name: "Bowl"))
    // When
    interactor.selectIngredient(request: .init(step: .topping, name: "Fudge"))
    // Then
    #expect(presenter.selected == [.selected([.cone: "Bowl"]), .refused(missing: .flavor)])
  }

  @Test func `keeps the flavor when the cone changes`() {
    // Given
    interactor.selectIngredient(request: .init(step: .cone, name: "Bowl"))
    interactor.selectIngredient(request: .init(step: .flavor, name: "Plum"))
    // When
    interactor.selectIngredient(request: .init(step: .cone, name: "Cup"))
    // Then
    #expect(presenter.selected.last == .selected([.cone: "Cup", .flavor: "Plum"]))
  }
}
