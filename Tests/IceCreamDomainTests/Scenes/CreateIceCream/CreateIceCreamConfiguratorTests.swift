import Scenery
import Seeds
import Testing

@testable import IceCreamDomain
@testable import TestSupport

/// A configurator wires every component, without retain cycles or links between scenes.
struct CreateIceCreamConfiguratorTests {
  @Test func `wires view, interactor and presenter in a ring`() throws {
    let view = CreateIceCreamView().configure()

    let interactor = try #require(view.interactor as? CreateIceCreamInteractor)
    let presenter = try #require(interactor.presenter as? CreateIceCreamPresenter)
    #expect(presenter.view === view)
  }

  @Test func `wires the router to the interactor and the origin`() throws {
    let origin = ShowIceCreamDataStoreStub()

    let view = CreateIceCreamView().configure(services: IceCreamServices(), origin: origin)

    let router = try #require(view.router as? CreateIceCreamRouter)
    #expect(router.dataStore === view.interactor)
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

  @Test func `uses the bundled catalog by default`() {
    let view = CreateIceCreamView().configure()

    view.loadIceCream()

    #expect(view.iceCream.title == "Scoops")
    #expect(view.iceCream.failure == nil)
  }

  @Test func `frees the whole scene when its view is dropped`() {
    let parts: SceneParts
    do {
      let scene = configuredView()
      // Weak references to the view, interactor, presenter, router and store.
      parts = SceneParts(scene)
      scene.loadIceCream()
      scene.selectIngredient(.cone, .index(0))
      #expect(parts.living == 5)
    }

    #expect(parts.living == 0)
  }

  private func configuredView() -> CreateIceCreamView {
    CreateIceCreamView().configure(services: IceCreamServices(worker: CatalogWorkerStub()))
  }
}
