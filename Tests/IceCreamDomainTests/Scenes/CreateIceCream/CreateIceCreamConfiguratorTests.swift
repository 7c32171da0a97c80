import Seeds
import Testing

@testable import IceCreamDomain

/// A configurator wires every component, without retain cycles or links between scenes.
struct CreateIceCreamConfiguratorTests {
  @Test func `wires view, interactor and presenter in a ring`() throws {
    let view = CreateIceCreamView().configureView()

    let interactor = try #require(view.interactor as? CreateIceCreamInteractor)
    let presenter = try #require(interactor.presenter as? CreateIceCreamPresenter)
    #expect(presenter.view === view)
  }

  @Test func `wires the router to the interactor and the origin`() throws {
    let origin = ShowIceCreamDataStoreStub()

    let view = CreateIceCreamView().configureView(services: IceCreamServices(), origin: origin)

    let router = try #require(view.router as? CreateIceCreamRouter)
    #expect(router.dataStore === view.interactor)
    #expect(router.origin === origin)
  }

  @Test func `uses the shared services`() {
    let store = IceCreamStoreSpy()
    let view = CreateIceCreamView().configureView(
      services: IceCreamServices(
        worker: CatalogWorkerStub(), store: store, clock: { Seeds.madeAt }))
    view.fetchIceCream()
    view.selectIngredients(
      PerKind(cone: .typed("paper"), flavor: .typed("vanilla"), topping: .typed("cherry")))

    view.finishIceCream()

    #expect(store.calls == [.save(Seeds.unsavedIceCream)])
    #expect(view.iceCream.alert?.notes == ["Saved as w930gn1."])
  }

  @Test func `passes a request through the cycle to the store`() {
    let view = configuredView()

    view.fetchIceCream()
    view.selectIngredient(.cone, .index(1))
    view.selectIngredient(.flavor, .typed("vanilla"))

    #expect(view.iceCream.displayedCones.options.map(\.name) == ["Sugar cone", "Paper cup"])
    #expect(view.iceCream.progress.picture.caption == "Paper cup with Vanilla")
  }

  @Test func `uses the bundled catalog by default`() {
    let view = CreateIceCreamView().configureView()

    view.fetchIceCream()

    #expect(view.iceCream.title == "Scoops")
    #expect(view.iceCream.failure == nil)
  }

  @Test func `frees the whole scene when its view is dropped`() {
    weak var view: CreateIceCreamView?
    weak var interactor: CreateIceCreamInteractor?
    weak var presenter: CreateIceCreamPresenter?
    weak var router: CreateIceCreamRouter?
    weak var store: IceCreamDataStore?

    do {
      let scene = configuredView()
      view = scene
      interactor = scene.interactor as? CreateIceCreamInteractor
      presenter = interactor?.presenter as? CreateIceCreamPresenter
      router = scene.router as? CreateIceCreamRouter
      store = scene.iceCream
      scene.fetchIceCream()
      scene.selectIngredient(.cone, .index(0))
      #expect(view != nil && interactor != nil && presenter != nil)
      #expect(router != nil && store != nil)
    }

    #expect(view == nil)
    #expect(interactor == nil)
    #expect(presenter == nil)
    #expect(router == nil)
    #expect(store == nil)
  }

  @Test func `shares nothing with another scene`() {
    let first = configuredView()
    let second = configuredView()
    first.fetchIceCream()
    second.fetchIceCream()

    first.selectIngredient(.cone, .index(0))

    #expect(first.interactor !== second.interactor)
    #expect(first.iceCream !== second.iceCream)
    #expect(first.iceCream.progress.steps.cone.choice == 0)
    #expect(second.iceCream.progress.steps.cone.choice == nil)
  }

  private func configuredView() -> CreateIceCreamView {
    CreateIceCreamView().configureView(services: IceCreamServices(worker: CatalogWorkerStub()))
  }
}
