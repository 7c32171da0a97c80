import Testing

@testable import TeaShop

/// What a screen uses of its model, before the move and after it.
protocol TeaOrdering {
  var teas: [String] { get }
  var message: String { get }

  func fetchTeas()
  func selectTea(number: Int)
  func placeOrder()
}

extension OrderTeaModel: TeaOrdering {}
extension MovedOrderTeaModel: TeaOrdering {}
extension OrderTeaFactsModel: TeaOrdering {
  var teas: [String] { OrderTeaFormatter().teas(fetchedTeas) }
  var message: String { outcome.map(OrderTeaFormatter().message) ?? "" }
}

struct MovedOrderTeaModelTests {
  private let worker = OrderTeaWorkerStub()

  @Test func `shows the same as before`() {
    worker.fetchTeasAnswer = [Tea(name: "Sencha", minutes: 2, isSoldOut: false), .first]

    let before = record(OrderTeaModel(worker: worker))
    let after = record(MovedOrderTeaModel(worker: worker))

    #expect(before.count == 12)
    #expect(after == before)
    #expect(record(OrderTeaFactsModel(worker: worker)) == before)
  }

  @Test func `says the same as before when the worker fails`() {
    worker.error = .faulty(["teas.json:1:1: a fault"])

    let before = record(OrderTeaModel(worker: worker))
    #expect(record(MovedOrderTeaModel(worker: worker)) == before)
    #expect(record(OrderTeaFactsModel(worker: worker)) == before)
  }

  /// Uses a model as a guest would, and writes down what is shown after each step.
  private func record(_ model: some TeaOrdering) -> [String] {
    var shown: [String] = []
    func see() { shown.append((model.teas + [model.message]).joined(separator: "; ")) }
    model.fetchTeas()
    see()
    for number in [0, 1, 2, 3, 1] {
      model.selectTea(number: number)
      see()
      model.placeOrder()
      see()
    }
    model.fetchTeas()
    see()
    return shown
  }
}
