import Testing

@testable import OrderDesk

/// The presenter formats responses into view models.
@MainActor
struct ListOrdersPresenterTests {
  private let presenter = ListOrdersPresenter()
  private let view = ListOrdersDisplayLogicSpy()

  init() {
    presenter.view = view
  }

  @Test func `presents the outcome of FetchOrders`() {
    presenter.presentOrders(response: .init(orders: [.first, .second]))

    let rows = [
      OrderRow(id: Order.first.id, title: "First title, 8 copies, A5, due 1970-01-14"),
      OrderRow(id: Order.second.id, title: "Second title, 9 copies, A4, due 1970-01-15"),
    ]
    #expect(view.calls == [.displayOrders(.init(orders: rows, hint: ""))])
  }

  @Test func `presents the outcome of FindOrders`() {
    presenter.presentFoundOrders(response: .init(orders: [.first, .second]))

    let rows = [
      OrderRow(id: Order.first.id, title: "First title, 8 copies, A5, due 1970-01-14"),
      OrderRow(id: Order.second.id, title: "Second title, 9 copies, A4, due 1970-01-15"),
    ]
    #expect(view.calls == [.displayFoundOrders(.init(orders: rows, hint: ""))])
  }

  @Test(arguments: [
    (ListOrdersWords.english, "No orders yet.", "No order matches."),
    (.polish, "Nie ma jeszcze zamówień.", "Żadne zamówienie nie pasuje."),
  ])
  func `says why there are no rows`(words: ListOrdersWords, noOrders: String, noMatch: String) {
    let presenter = ListOrdersPresenter(words: words)
    presenter.view = view

    presenter.presentOrders(response: .init(orders: []))
    presenter.presentFoundOrders(response: .init(orders: []))

    #expect(
      view.calls == [
        .displayOrders(.init(orders: [], hint: noOrders)),
        .displayFoundOrders(.init(orders: [], hint: noMatch)),
      ])
  }

  @Test func `presents the outcome of SelectOrder`() {
    presenter.presentSelectedOrder(response: .init())

    #expect(view.calls == [.displaySelectedOrder(.init())])
  }

  @Test func `presents the outcome of FetchProgress`() {
    presenter.presentFetchProgress(response: .init())

    #expect(view.calls == [.displayFetchProgress(.init(fetchProgress: "Loading the orders…"))])
  }

  @Test func `presents the outcome of FetchFailure`() {
    presenter.presentFetchFailure(response: .init(error: .unavailable))

    #expect(
      view.calls == [
        .displayFetchFailure(.init(message: "Could not load the orders. Try again."))
      ])
  }

  @Test func `presents the outcome of FindProgress`() {
    presenter.presentFindProgress(response: .init())

    #expect(view.calls == [.displayFindProgress(.init(findProgress: "Searching the orders…"))])
  }

  @Test func `presents the outcome of FindFailure`() {
    presenter.presentFindFailure(response: .init(error: .unavailable))

    #expect(
      view.calls == [
        .displayFindFailure(.init(message: "Could not search the orders. Try again."))
      ])
  }

  @Test(
    arguments: [
      (1, "1 egzemplarz"), (2, "2 egzemplarze"), (5, "5 egzemplarzy"), (12, "12 egzemplarzy"),
      (22, "22 egzemplarze"),
    ])
  func `counts in Polish`(count: Int, copies: String) {
    let presenter = ListOrdersPresenter(words: .polish)
    presenter.view = view
    var order = Order.first
    order.copies = count

    presenter.presentOrders(response: .init(orders: [order]))

    let row = OrderRow(id: order.id, title: "First title, \(copies), A5, na 1970-01-14")
    #expect(view.calls == [.displayOrders(.init(orders: [row], hint: ""))])
  }

  @Test func `says in Polish what is printed`() {
    let presenter = ListOrdersPresenter(words: .polish)
    presenter.view = view
    var order = Order.first
    order.format = .postcard

    presenter.presentFoundOrders(response: .init(orders: [order]))

    let title = "First title, 8 egzemplarzy, pocztówka, na 1970-01-14"
    let row = OrderRow(id: order.id, title: title)
    #expect(view.calls == [.displayFoundOrders(.init(orders: [row], hint: ""))])
  }
}
