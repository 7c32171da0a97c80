import Scenery
import Testing

@testable import TeaShop

/// The configurator connects the components, and the view owns them.
struct OrderTeaConfiguratorTests {
  @Test func `connects the components`() throws {
    let view = OrderTeaView().configureView()

    let interactor = try #require(view.interactor as? OrderTeaInteractor)
    let presenter = try #require(interactor.presenter as? OrderTeaPresenter)
    #expect(presenter.view === view)
  }

  @Test func `goes from a request to the state`() {
    let interactor = OrderTeaInteractor(worker: OrderTeaWorkerStub())
    let view = OrderTeaView().configureView(interactor: interactor)

    view.fetchTeas()

    #expect(view.tea.teas == ["1  First, sold out", "2  Second, 3 minutes"])
  }

  @Test(arguments: [false, true])
  func `frees the whole scene with its view`(isTraced: Bool) {
    let tracer = isTraced ? SceneTracer(recorder: CrossingRecorderSpy()) : nil
    var view: OrderTeaView? = OrderTeaView()
    weak var interactor: AnyObject?
    weak var presenter: AnyObject?
    do {
      let newInteractor = OrderTeaInteractor()
      let newPresenter = OrderTeaPresenter()
      view?.configureView(interactor: newInteractor, presenter: newPresenter, tracer: tracer)
      interactor = newInteractor
      presenter = newPresenter
    }
    view?.fetchTeas()
    #expect(interactor != nil && presenter != nil)

    view = nil

    #expect(interactor == nil && presenter == nil)
  }

  @Test func `traces each call`() {
    let recorder = CrossingRecorderSpy()
    let tracer = SceneTracer(recorder: recorder)
    let interactor = OrderTeaInteractor(worker: OrderTeaWorkerStub())
    let view = OrderTeaView().configureView(interactor: interactor, tracer: tracer)

    view.placeOrder()

    #expect(recorder.methods == ["placeOrder", "presentPlacedOrder", "displayPlacedOrder"])
  }
}
