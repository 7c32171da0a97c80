import Testing

@testable import OrderDesk

/// The interactor asks before it saves an order of many copies.
@MainActor
struct EditOrderQuestionTests {
  private let presenter = EditOrderPresentationLogicSpy()
  private let orderStore = OrderStoreStub()
  private let interactor: EditOrderInteractor
  private var order = Order.first

  init() {
    interactor = EditOrderInteractor(orderStore: orderStore)
    interactor.presenter = presenter
    order.copies = 1_001
  }

  @Test func `asks before it saves many copies`() {
    interactor.saveOrder(request: .init(order: order))

    #expect(presenter.calls == [.presentSaveQuestion(.init(copies: 1_001))])
    #expect(orderStore.gate.calls.isEmpty)
  }

  @Test func `saves the order if the answer is yes`() async {
    interactor.saveOrder(request: .init(order: order))

    interactor.answerQuestion(request: .init(isYes: true))
    await interactor.saveOrderWork.task?.value

    #expect(
      presenter.calls.dropFirst() == [
        .presentAnswerQuestion(.init()), .presentSaveProgress(.init()), .presentSavedOrder(.init()),
      ])
    #expect(orderStore.gate.calls == [.saveOrder(order: order)])
  }

  @Test func `asks no second time when the same order is tried again`() async {
    orderStore.gate.error = .unavailable
    interactor.saveOrder(request: .init(order: order))
    interactor.answerQuestion(request: .init(isYes: true))
    await interactor.saveOrderWork.task?.value
    orderStore.gate.error = nil

    interactor.saveOrder(request: .init(order: order))
    await interactor.saveOrderWork.task?.value

    #expect(orderStore.gate.calls == [.saveOrder(order: order), .saveOrder(order: order)])
  }

  @Test func `forgets the order if the answer is no`() async {
    interactor.saveOrder(request: .init(order: order))

    interactor.answerQuestion(request: .init(isYes: false))
    interactor.answerQuestion(request: .init(isYes: true))
    await interactor.saveOrderWork.task?.value

    #expect(orderStore.gate.calls.isEmpty)
  }

  @Test func `forgets the order if the next one is refused`() async {
    interactor.saveOrder(request: .init(order: order))

    interactor.saveOrder(request: .init(order: .blank))
    interactor.answerQuestion(request: .init(isYes: true))
    await interactor.saveOrderWork.task?.value

    #expect(orderStore.gate.calls.isEmpty)
  }

  @Test func `says what is wrong with a title`() {
    interactor.checkTitle(request: .init(title: " "))

    #expect(presenter.calls == [.presentCheckTitle(.init(problem: .missing))])
  }
}
