import Testing

@testable import TeaShop

/// The view sends requests, and turns view models into its state.
struct OrderTeaViewTests {
  private let view = OrderTeaView()
  private let interactor = OrderTeaBusinessLogicSpy()

  init() {
    view.interactor = interactor
  }

  @Test func `turns user actions into requests`() {
    view.fetchTeas()
    view.selectTea(number: 1)
    view.placeOrder()

    #expect(
      interactor.calls == [
        .fetchTeas(.init()), .selectTea(.init(number: 1)), .placeOrder(.init()),
      ])
  }

  @Test func `shows the outcome of FetchTeas`() {
    view.displayTeas(viewModel: .init(teas: ["First", "Second"], message: "A sentence."))

    #expect(
      view.tea.state == OrderTea.DisplayedTea(teas: ["First", "Second"], message: "A sentence."))
  }

  @Test func `shows the outcome of SelectTea`() {
    view.displaySelectedTea(viewModel: .init(message: "A sentence."))

    #expect(view.tea.state == OrderTea.DisplayedTea(message: "A sentence."))
  }

  @Test func `shows the outcome of PlaceOrder`() {
    view.displayPlacedOrder(viewModel: .init(message: "A sentence."))

    #expect(view.tea.state == OrderTea.DisplayedTea(message: "A sentence."))
  }

  @Test func `shows the outcome of FetchFailure`() {
    view.displayFetchFailure(viewModel: .init(message: "A sentence."))

    #expect(view.tea.state == OrderTea.DisplayedTea(message: "A sentence."))
  }
}
