import Seeds
import Testing

@testable import IceCreamDomain

/// A configurator wires every component of the scene, and its origin.
struct ShowIceCreamConfiguratorTests {
  @Test func `wires view, interactor, presenter and router`()
    throws
  {
    let origin = ListIceCreamsDataStoreStub()

    let view = ShowIceCreamView().configureView(services: IceCreamServices(), origin: origin)

    let interactor = try #require(view.interactor as? ShowIceCreamInteractor)
    let presenter = try #require(interactor.presenter as? ShowIceCreamPresenter)
    let router = try #require(view.router as? ShowIceCreamRouter)
    #expect(presenter.view === view)
    #expect(router.dataStore === interactor)
    #expect(router.origin === origin)
  }

  @Test func `uses the shared services throughout the cycle`() {
    let view = ShowIceCreamView().configureView(
      services: IceCreamServices(
        worker: CatalogWorkerStub(), store: IceCreamStoreStub([Seeds.savedIceCream])))

    view.fetchIceCream(id: "w9")

    #expect(view.iceCream.state.iceCream == Seeds.result)
    #expect(view.iceCream.state.picture.topping == Seeds.cherry)
    #expect(view.iceCream.state.notes == [])
  }

  @Test func `has no store by default`() {
    let view = ShowIceCreamView().configureView()

    view.fetchIceCream(id: Seeds.id)

    #expect(
      view.iceCream.state.failure?.message
        == "Saving is off, so there are no saved ice creams.")
  }
}
