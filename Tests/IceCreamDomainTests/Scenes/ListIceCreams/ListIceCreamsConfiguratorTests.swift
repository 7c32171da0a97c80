import Seeds
import Testing

@testable import IceCreamDomain

/// A configurator is tested for its wires; the list has two more than the first scene, to its router.
struct ListIceCreamsConfiguratorTests {
  @Test func `wires view, interactor and presenter in a ring, and the router to the ends of it`()
    throws
  {
    let view = ListIceCreamsView().configureView(services: IceCreamServices())

    let interactor = try #require(view.interactor as? ListIceCreamsInteractor)
    let presenter = try #require(interactor.presenter as? ListIceCreamsPresenter)
    let router = try #require(view.router as? ListIceCreamsRouter)
    #expect(presenter.view === view)
    #expect(router.dataStore === interactor)
  }

  @Test func `goes the whole way round, with what all scenes share`() {
    let view = ListIceCreamsView().configureView(
      services: IceCreamServices(
        worker: CatalogWorkerStub(), store: IceCreamStoreStub([Seeds.savedIceCream])))

    view.fetchIceCreams(.first(.init(names: PerKind(flavor: "van"))))

    #expect(
      view.iceCreams.state
        == DisplayedIceCreamList(
          title: "Saved ice creams with Vanilla", position: "1 of 1",
          iceCreams: [Seeds.result]))
  }

  @Test func `keeps nothing unless it is given a store`() {
    let view = ListIceCreamsView().configureView(interactor: ListIceCreamsInteractor())

    view.fetchIceCreams()

    #expect(
      view.iceCreams.state.failure?.message
        == "Ice creams are not saved here, so there is no list of them.")
  }
}
