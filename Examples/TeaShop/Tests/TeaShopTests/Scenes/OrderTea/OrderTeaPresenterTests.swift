import Testing

@testable import TeaShop

/// The presenter formats responses into view models.
struct OrderTeaPresenterTests {
  private let presenter = OrderTeaPresenter()
  private let view = OrderTeaDisplayLogicSpy()

  init() {
    presenter.view = view
  }

  @Test func `numbers the teas`() {
    let soldOut = Tea(name: "Chamomile", minutes: 6, isSoldOut: true)
    presenter.presentTeas(
      response: .init(teas: [Tea(name: "Sencha", minutes: 2, isSoldOut: false), soldOut]))
    presenter.presentTeas(response: .init(teas: [], recommendation: "Sencha"))

    #expect(
      view.calls == [
        .displayTeas(
          .init(
            teas: ["1  Sencha, 2 minutes", "2  Chamomile, sold out"], message: "Select a tea.")),
        .displayTeas(.init(teas: [], message: "The guest before you had Sencha.")),
      ])
  }

  @Test(
    arguments: [
      (.unknown(count: 3), "Select a number from 1 to 3."),
      (.soldOut(.first), "First is sold out."),
      (.selected(.first), "First: place your order, or select another tea."),
    ] as [(OrderTea.SelectTea.Response, String)])
  func `says what was selected`(response: OrderTea.SelectTea.Response, message: String) {
    presenter.presentSelectedTea(response: response)

    #expect(view.calls == [.displaySelectedTea(.init(message: message))])
  }

  @Test func `says what was ordered`() {
    presenter.presentPlacedOrder(
      response: .init(tea: Tea(name: "Sencha", minutes: 2, isSoldOut: false)))
    presenter.presentPlacedOrder(response: .init(tea: nil))

    #expect(
      view.calls == [
        .displayPlacedOrder(.init(message: "Your Sencha is ready in 2 minutes.")),
        .displayPlacedOrder(.init(message: "Select a tea first.")),
      ])
  }

  @Test func `presents the outcome of FetchFailure`() {
    presenter.presentFetchFailure(response: .init(error: .faulty(["teas.json:1:1: a fault"])))

    #expect(
      view.calls == [
        .displayFetchFailure(.init(message: "The teas cannot be used: teas.json:1:1: a fault"))
      ])
  }
}
