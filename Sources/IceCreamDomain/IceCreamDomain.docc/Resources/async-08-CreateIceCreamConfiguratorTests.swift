import Testing

@testable import Parlour

/// A configurator is tested for its wires: all of them there, and none of them a cycle.
struct CreateIceCreamConfiguratorTests {
  @Test func `wires view, interactor and presenter in a ring`() throws {
    let view = CreateIceCreamView().configureView()

    let interactor = try #require(view.interactor as? CreateIceCreamInteractor)
    let presenter = try #require(interactor.presenter as? CreateIceCreamPresenter)
    #expect(presenter.view === view)
  }

  @Test func `goes the whole way round, from a request to the store`() async {
    let interactor = CreateIceCreamInteractor()
    let view = CreateIceCreamView().configureView(interactor: interactor)

    view.fetchIceCream()
    await interactor.load?.value

    #expect(view.iceCream.displayedToppings.map(\.name) == ["Cherry", "Wafer"])
  }

  @Test func `frees the whole scene while its worker waits, and tells nobody what comes late`()
    async throws
  {
    weak var view: CreateIceCreamView?
    weak var interactor: CreateIceCreamInteractor?
    weak var presenter: CreateIceCreamPresenter?
    let worker = HeldWorkerStub()
    var scene: CreateIceCreamView? = CreateIceCreamView().configureView(
      interactor: CreateIceCreamInteractor(worker: worker))
    view = scene
    interactor = scene?.interactor as? CreateIceCreamInteractor
    presenter = interactor?.presenter as? CreateIceCreamPresenter
    let store = try #require(scene?.iceCream)
    scene?.fetchIceCream()
    let load = try #require(interactor?.load)
    let call = try #require(await worker.nextCall())
    #expect(view != nil && interactor != nil && presenter != nil)

    scene = nil
    #expect(view == nil)
    #expect(interactor == nil)
    #expect(presenter == nil)

    call.resume(returning: .success(Seeds.iceCream))
    await load.value
    #expect(store.title == "")
  }
}
