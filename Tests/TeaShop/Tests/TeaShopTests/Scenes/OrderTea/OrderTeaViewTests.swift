import Testing

@testable import TeaShop

/// The view sends requests, and turns view models into its state.
struct OrderTeaViewTests {
  private let view = OrderTeaView()
  private let interactor = OrderTeaBusinessLogicSpy()

  init() {
    view.interactor = interactor
  }

  @Test func `requests FetchTeas`() {
    view.fetchTeas()

    #expect(interactor.calls == [.fetchTeas(.init())])
  }

  @Test func `requests SelectTea`() {
    view.selectTea(number: 1)

    #expect(interactor.calls == [.selectTea(.init(number: 1))])
  }

  @Test func `requests PlaceOrder`() {
    view.placeOrder()

    #expect(interactor.calls == [.placeOrder(.init())])
  }

  @Test func `shows the outcome of FetchTeas`() {
    view.displayTeas(viewModel: .init(teas: ["First", "Second"], message: "A message"))

    #expect(
      view.tea.state == OrderTea.DisplayedTea(teas: ["First", "Second"], message: "A message"))
  }

  @Test func `shows the outcome of SelectTea`() {
    view.displaySelectedTea(viewModel: .init(message: "A message"))

    #expect(view.tea.state == OrderTea.DisplayedTea(message: "A message"))
  }

  @Test func `shows the outcome of PlaceOrder`() {
    view.displayPlacedOrder(viewModel: .init(message: "A message"))

    #expect(view.tea.state == OrderTea.DisplayedTea(message: "A message"))
  }

  @Test func `shows the outcome of FetchFailure`() {
    view.displayFetchFailure(viewModel: .init(message: "A message"))

    #expect(view.tea.state == OrderTea.DisplayedTea(message: "A message"))
  }
}
