import Testing

@testable import IceCreamMaker

struct CreateIceCreamViewTests {
  @Test func `keeps the steps when a message arrives`() {
    // Given
    let view = CreateIceCreamView().configure(catalog: .seed)
    view.loadIceCream()
    // When
    view.select("Plum", for: .flavor)
    // Then
    #expect(view.iceCream.steps.map(\.step) == [.cone, .flavor, .topping])
    #expect(view.iceCream.message == "Choose a cone first.")
  }

  @Test func `frees the whole scene with its view`() {
    // Given
    weak var interactor: (any CreateIceCreamBusinessLogic)?
    do {
      let view = CreateIceCreamView().configure(catalog: .seed)
      interactor = view.interactor
      view.loadIceCream()
    }
    // Then
    #expect(interactor == nil)
  }
}
