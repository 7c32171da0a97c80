import Testing

@testable import TeaShop

/// The configurator connects the components, and the view owns them.
struct OrderTeaConfiguratorTests {
  @Test func `goes from a request to the state`() {
    let interactor = OrderTeaInteractor(worker: OrderTeaWorkerStub())
    let view = OrderTeaView().configureView(interactor: interactor)

    view.fetchTeas()

    #expect(view.tea.teas == ["1  First, sold out", "2  Second, 3 minutes"])
  }

  @Test func `frees the whole scene with its view`() {
    weak var interactor: OrderTeaInteractor?
    do {
      let view = OrderTeaView().configureView()
      view.fetchTeas()
      interactor = view.interactor as? OrderTeaInteractor
      #expect(view.interactor === interactor)
    }

    #expect(interactor == nil)
  }
}
