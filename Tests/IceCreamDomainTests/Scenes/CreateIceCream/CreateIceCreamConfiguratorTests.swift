import Scenery
import Seeds
import Testing

@testable import IceCreamDomain
@testable import TestDoubles

/// A configurator wires every component, without retain cycles or links between scenes.
struct CreateIceCreamConfiguratorTests {
  @Test func `wires all components, and the router to the origin`() throws {
    let origin = ShowIceCreamDataStoreStub()

    let view = CreateIceCreamView().configure(origin: origin)

    let interactor = try #require(view.interactor as? CreateIceCreamInteractor)
    let presenter = try #require(interactor.presenter as? CreateIceCreamPresenter)
    let router = try #require(view.router as? CreateIceCreamRouter)
    #expect(presenter.view === view)
    #expect(router.dataStore === interactor)
    #expect(router.origin === origin)
  }

  @Test func `uses the shared services`() {
    let store = IceCreamStoreSpy()
    let view = CreateIceCreamView().configure(
      services: IceCreamServices(
        worker: CatalogWorkerStub(), store: store, clock: { Seeds.madeAt }))
    view.loadIceCream()
    view.selectIngredients(
      PerKind(cone: .typed("paper"), flavor: .typed("vanilla"), topping: .typed("cherry")))

    view.finishIceCream()

    #expect(store.calls == [.save(Seeds.unsavedIceCream)])
    #expect(view.iceCream.alert?.notes == ["Saved as w930gn1."])
  }

  @Test func `frees the whole scene when its view is dropped`() {
    var view: CreateIceCreamView? = CreateIceCreamView().configure()
    // Weak references to the view, interactor, presenter, router and store.
    let parts = view.map { SceneParts($0) }
    view?.loadIceCream()

    view = nil

    #expect(parts?.living == 0)
  }
}
