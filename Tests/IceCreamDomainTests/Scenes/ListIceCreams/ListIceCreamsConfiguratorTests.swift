import Seeds
import Testing

@testable import IceCreamDomain
@testable import TestDoubles

/// A configurator wires every component of the scene.
struct ListIceCreamsConfiguratorTests {
  @Test func `wires view, interactor, presenter and router`() throws {
    let view = ListIceCreamsView().configure(services: IceCreamServices())

    let interactor = try #require(view.interactor as? ListIceCreamsInteractor)
    let presenter = try #require(interactor.presenter as? ListIceCreamsPresenter)
    let router = try #require(view.router as? ListIceCreamsRouter)
    #expect(presenter.view === view)
    #expect(router.dataStore === interactor)
  }

  @Test func `uses the shared services throughout the cycle`() {
    let view = ListIceCreamsView().configure(
      services: IceCreamServices(
        worker: CatalogWorkerStub(), store: IceCreamStoreSpy([Seeds.savedIceCream])))

    view.fetchIceCreams(.first(.init(names: PerKind(flavor: "van"))))

    #expect(
      view.iceCreams.state
        == ListIceCreams.DisplayedIceCreams(
          title: "Saved ice creams with Vanilla", position: "1 of 1", total: 1,
          iceCreams: [Seeds.result], canUndo: true))
  }
}
