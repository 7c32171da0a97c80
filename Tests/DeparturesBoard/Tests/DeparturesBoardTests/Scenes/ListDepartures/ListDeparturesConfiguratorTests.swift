import Scenery
import Testing

@testable import DeparturesBoard

/// The configurator connects the components, and the view owns them.
@MainActor
struct ListDeparturesConfiguratorTests {
  @Test func `connects the components`() throws {
    let view = ListDeparturesView().configureView()

    let interactor = try #require(view.interactor as? ListDeparturesInteractor)
    let presenter = try #require(interactor.presenter as? ListDeparturesPresenter)
    #expect(presenter.view === view)
    let router = try #require(view.router as? ListDeparturesRouter)
    #expect(router.dataStore === interactor)
  }

  @Test func `goes from a request to the state`() async {
    let interactor = ListDeparturesInteractor(worker: ListDeparturesWorkerStub())
    let view = ListDeparturesView().configureView(interactor: interactor)

    view.fetchDepartures()
    await interactor.fetches["fetchDepartures"]?.value

    #expect(view.departures.departures.first == "1  A time  A destination, canceled")
  }

  @Test(arguments: [false, true])
  func `frees the whole scene with its view`(isTraced: Bool) {
    let tracer = isTraced ? SceneTracer(recorder: CrossingRecorderSpy()) : nil
    var view: ListDeparturesView? = ListDeparturesView()
    weak var interactor: AnyObject?
    weak var presenter: AnyObject?
    weak var router: AnyObject?
    do {
      let newInteractor = ListDeparturesInteractor()
      let newPresenter = ListDeparturesPresenter()
      let newRouter = ListDeparturesRouter()
      view?.configureView(
        interactor: newInteractor, presenter: newPresenter, router: newRouter, tracer: tracer
      )
      interactor = newInteractor
      presenter = newPresenter
      router = newRouter
    }
    view?.fetchDepartures()
    #expect(interactor != nil && presenter != nil && router != nil)

    view = nil

    #expect(interactor == nil && presenter == nil && router == nil)
  }

  @Test func `traces each call`() {
    let recorder = CrossingRecorderSpy()
    let tracer = SceneTracer(recorder: recorder)
    let interactor = ListDeparturesInteractor(worker: ListDeparturesWorkerStub())
    let view = ListDeparturesView().configureView(interactor: interactor, tracer: tracer)

    view.selectDeparture(number: 1)

    #expect(
      recorder.methods == [
        "selectDeparture",
        "presentSelectionFailure",
        "displaySelectionFailure",
      ])
  }
}
