import Testing

@testable import TeaShop

/// The interactor answers each request with a response.
struct OrderTeaInteractorTests {
  private let presenter = OrderTeaPresentationLogicSpy()
  private let worker = OrderTeaWorkerStub()
  private let interactor: OrderTeaInteractor

  init() {
    interactor = OrderTeaInteractor(worker: worker)
    interactor.presenter = presenter
  }

  @Test func `responds to FetchTeas`() {
    interactor.fetchTeas(request: .init())

    #expect(
      presenter.calls == [.presentTeas(.init(teas: [.first, .second], recommendation: nil))])
    #expect(worker.calls == [.fetchTeas(.init())])
  }

  @Test func `reports that fetchTeas fails`() {
    worker.error = .faulty(["teas.json:1:1: a fault"])

    interactor.fetchTeas(request: .init())

    #expect(
      presenter.calls == [
        .presentFetchFailure(.init(error: .faulty(["teas.json:1:1: a fault"])))
      ])
  }

  @Test func `takes an order, and recommends it to the next guest`() {
    let tea = Tea(name: "Sencha", minutes: 2, isSoldOut: false)
    worker.fetchTeasAnswer = [tea]
    interactor.fetchTeas(request: .init())
    interactor.selectTea(request: .init(number: 1))
    interactor.placeOrder(request: .init())
    interactor.fetchTeas(request: .init())

    #expect(
      presenter.calls.dropFirst() == [
        .presentSelectedTea(.selected(tea)), .presentPlacedOrder(.init(tea: tea)),
        .presentTeas(.init(teas: [tea], recommendation: "Sencha")),
      ])
  }

  @Test(arguments: [0, 3, Int.min, Int.max])
  func `selects no tea by a number that is not in the list`(number: Int) {
    interactor.fetchTeas(request: .init())
    interactor.selectTea(request: .init(number: number))
    interactor.placeOrder(request: .init())

    #expect(
      presenter.calls.dropFirst() == [
        .presentSelectedTea(.unknown(count: 2)), .presentPlacedOrder(.init(tea: nil)),
      ])
  }

  @Test func `takes no order of a tea that is sold out`() {
    interactor.fetchTeas(request: .init())
    interactor.selectTea(request: .init(number: 1))
    interactor.placeOrder(request: .init())

    #expect(
      presenter.calls.dropFirst() == [
        .presentSelectedTea(.soldOut(.first)), .presentPlacedOrder(.init(tea: nil)),
      ])
  }
}
