import Seeds
import Testing

@testable import IceCreamDomain
@testable import TestDoubles

/// A configurator wires every component of the scene, and its origin.
struct ShowIceCreamConfiguratorTests {
  @Test func `wires view, interactor, presenter and router`() throws {
    let origin = ListIceCreamsDataStoreStub()

    let view = ShowIceCreamView().configure(services: IceCreamServices(), origin: origin)

    let interactor = try #require(view.interactor as? ShowIceCreamInteractor)
    let presenter = try #require(interactor.presenter as? ShowIceCreamPresenter)
    let router = try #require(view.router as? ShowIceCreamRouter)
    #expect(presenter.view === view)
    #expect(router.dataStore === interactor)
    #expect(router.origin === origin)
  }

  @Test func `uses the shared services throughout the cycle`() {
    let view = ShowIceCreamView().configure(
      services: IceCreamServices(
        worker: CatalogWorkerStub(), store: IceCreamStoreSpy([Seeds.savedIceCream])))

    view.fetchIceCream(id: "w9")

    #expect(view.iceCream.state.iceCream == Seeds.result)
    #expect(view.iceCream.state.picture.topping == Seeds.cherry)
    #expect(view.iceCream.state.notes == [])
  }
}
