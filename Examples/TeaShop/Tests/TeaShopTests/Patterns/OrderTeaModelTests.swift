import Testing

@testable import TeaShop

/// A test of a model reads what is shown.
struct OrderTeaModelTests {
  private let worker = OrderTeaWorkerStub()
  private let model: OrderTeaModel

  init() {
    worker.fetchTeasAnswer = [
      Tea(name: "Sencha", minutes: 2, isSoldOut: false),
      Tea(name: "Chamomile", minutes: 6, isSoldOut: true),
    ]
    model = OrderTeaModel(worker: worker)
  }

  @Test func `lists the teas`() {
    model.fetchTeas()

    #expect(model.teas == ["1  Sencha, 2 minutes", "2  Chamomile, sold out"])
    #expect(model.message == "Select a tea.")
  }

  @Test func `takes an order, and recommends it to the next guest`() {
    model.fetchTeas()
    model.selectTea(number: 1)
    #expect(model.message == "Sencha: place your order, or select another tea.")
    model.placeOrder()
    #expect(model.message == "Your Sencha is ready in 2 minutes.")

    model.fetchTeas()

    #expect(model.message == "The guest before you had Sencha.")
  }

  @Test(arguments: [0, 3, Int.min, Int.max])
  func `selects no tea by a number that is not in the list`(number: Int) {
    model.fetchTeas()
    model.selectTea(number: number)
    #expect(model.message == "Select a number from 1 to 2.")

    model.placeOrder()

    #expect(model.message == "Select a tea first.")
  }

  @Test func `takes no order of a tea that is sold out`() {
    model.fetchTeas()
    model.selectTea(number: 2)
    #expect(model.message == "Chamomile is sold out.")

    model.placeOrder()

    #expect(model.message == "Select a tea first.")
  }

  @Test func `reports what the worker fails at`() {
    worker.error = .faulty(["teas.json:1:1: a fault"])

    model.fetchTeas()

    #expect(model.message == "The teas cannot be used: teas.json:1:1: a fault")
  }
}
