import Scenery
import Testing

@testable import TeaShop

/// The whole shop, from what a guest types to what is printed.
struct TeaCounterTests {
  private final class Paper {
    var lines: [String] = []
  }

  private let paper = Paper()
  private let counter: TeaCounter

  init() {
    counter = TeaCounter { [paper] in paper.lines.append($0) }
  }

  private func open(tracer: SceneTracer? = nil) {
    let services = OrderTeaServices(
      worker: OrderTeaWorkerStub(), navigation: counter, tracer: tracer)
    counter.show(OrderTeaView().configureView(services: services))
  }

  @Test func `serves one guest after the other`() {
    open()
    counter.enter("2")
    counter.enter("1")
    counter.enter("")

    #expect(
      paper.lines.joined(separator: "\n") == """
        Test kettle
          1  Sencha, 2 minutes
          2  Chamomile, sold out
        Choose a tea by its number.

        Test kettle
          1  Sencha, 2 minutes
          2  Chamomile, sold out
        Chamomile is sold out.

        Test kettle
        > 1  Sencha, 2 minutes
          2  Chamomile, sold out
        Sencha: press Enter to order it.

        Test kettle
        > 1  Sencha, 2 minutes
          2  Chamomile, sold out
        Your Sencha is ready in 2 minutes.

        Test kettle
          1  Sencha, 2 minutes
          2  Chamomile, sold out
        The guest before you had Sencha.

        """)
  }

  @Test func `stops printing when the counter is freed`() {
    let paper = Paper()
    var counter: TeaCounter? = TeaCounter { paper.lines.append($0) }
    let view = OrderTeaView().configureView(
      services: OrderTeaServices(worker: OrderTeaWorkerStub()))
    counter?.show(view)
    let count = paper.lines.count

    counter = nil
    view.selectTea(at: 0)

    #expect(count > 0)
    #expect(paper.lines.count == count)
  }

  @Test func `traces a request through the cycle, and on to the next scene`() {
    let log = Paper()
    open(tracer: SceneTracer(recorder: TraceLog { log.lines.append($0) }))
    counter.enter("1")
    log.lines = []

    counter.enter("")

    #expect(
      log.lines.joined(separator: "\n") == """
        3 view to interactor: placeOrder  OrderTea.PlaceOrder.Request()
        3   interactor to presenter: presentPlacedOrder  OrderTea.PlaceOrder.Response(tea: (name: "Sencha", minutes: 2, isSoldOut: false))
        3     presenter to view: displayPlacedOrder  OrderTea.PlaceOrder.ViewModel(message: "Your Sencha is ready in 2 minutes.")
        3       view to router: routeToNextGuest
        4 view to interactor: loadMenu  OrderTea.LoadMenu.Request()
        4   interactor to presenter: presentMenu  OrderTea.LoadMenu.Response(menu: (title: "Test kettle", teas: [2 entries]), recommendation: (name: "Sencha", minutes: 2, isSoldOut: false))
        4     presenter to view: displayMenu  OrderTea.LoadMenu.ViewModel(title: "Test kettle", teas: [2 entries], message: "The guest before you had Sencha.")
        """)
  }
}
