import Foundation
import Testing

@testable import OrderDesk

/// The presenter formats responses into view models.
@MainActor
struct ShowOrderPresenterTests {
  private let presenter = ShowOrderPresenter(
    formats: OrderFormats(locale: Locale(identifier: "en_GB")))
  private let view = ShowOrderDisplayLogicSpy()

  init() {
    presenter.view = view
  }

  @Test func `presents the outcome of FetchOrder`() {
    presenter.presentOrder(response: .init(order: .first))

    #expect(
      view.calls == [
        .displayOrder(
          .init(
            title: "First title", due: "14 January 1970", delivery: "By courier", price: "€14.50"))
      ])
  }

  @Test func `writes dates and prices as a reader in Germany does`() {
    let formats = OrderFormats(locale: Locale(identifier: "de_DE"))

    #expect(formats.day(Order.first.due) == "14. Januar 1970")
    #expect(formats.price(14.5) == "14,50\u{a0}€")
  }

  @Test func `presents the outcome of WatchStatus`() {
    presenter.presentStatus(response: .init(status: .printing))

    #expect(view.calls == [.displayStatus(.init(status: "Printing"))])
  }

  @Test(
    arguments: [
      (OrderWords.english, Delivery.pickup, Status.ready, ["Picked up", "Ready"]),
      (.polish, .courier, .received, ["kurier", "przyjęte"]),
    ])
  func `names deliveries and states in a language`(
    words: OrderWords, delivery: Delivery, status: Status, texts: [String]
  ) {
    let presenter = ShowOrderPresenter(words: words)
    presenter.view = view
    var order = Order.first
    order.delivery = delivery

    presenter.presentOrder(response: .init(order: order))
    presenter.presentStatus(response: .init(status: status))

    guard case .displayOrder(let shown)? = view.calls.first else {
      Issue.record("No order was shown.")
      return
    }
    #expect(shown.delivery == texts[0])
    #expect(view.calls.last == .displayStatus(.init(status: texts[1])))
  }

  @Test func `presents the outcome of CancelOrder`() {
    presenter.presentCanceledOrder(response: .init())

    #expect(view.calls == [.displayCanceledOrder(.init())])
  }

  @Test func `presents the outcome of StopWatching`() {
    presenter.presentStopWatching(response: .init())

    #expect(view.calls == [.displayStopWatching(.init())])
  }

  @Test(arguments: [(OrderWords.english, "Printing"), (.polish, "w druku")])
  func `names the states that are offered`(words: OrderWords, title: String) {
    let presenter = ShowOrderPresenter(words: words)
    presenter.view = view

    presenter.presentOfferStatuses(response: .init(statuses: [.printing]))

    let choice = StatusChoice(status: .printing, title: title)
    #expect(view.calls == [.displayOfferStatuses(.init(statuses: [choice]))])
  }

  @Test func `presents the outcome of MarkOrder`() {
    presenter.presentMarkedOrder(response: .init())

    #expect(view.calls == [.displayMarkedOrder(.init())])
  }

  @Test func `presents the outcome of FetchProgress`() {
    presenter.presentFetchProgress(response: .init())

    #expect(view.calls == [.displayFetchProgress(.init(fetchProgress: "Loading the order…"))])
  }

  @Test func `presents the outcome of FetchFailure`() {
    presenter.presentFetchFailure(response: .init(error: .unavailable))

    #expect(
      view.calls == [.displayFetchFailure(.init(message: "Could not load the order. Try again."))])
  }

  @Test func `presents the outcome of CancelProgress`() {
    presenter.presentCancelProgress(response: .init())

    #expect(view.calls == [.displayCancelProgress(.init(cancelProgress: "Canceling the order…"))])
  }

  @Test func `presents the outcome of CancelFailure`() {
    presenter.presentCancelFailure(response: .init(error: .unavailable))

    #expect(
      view.calls == [
        .displayCancelFailure(.init(message: "Could not cancel the order. Try again."))
      ])
  }

  @Test func `presents the outcome of MarkProgress`() {
    presenter.presentMarkProgress(response: .init())

    #expect(view.calls == [.displayMarkProgress(.init(markProgress: "Marking the order…"))])
  }

  @Test func `presents the outcome of MarkFailure`() {
    presenter.presentMarkFailure(response: .init(error: .unavailable))

    #expect(
      view.calls == [.displayMarkFailure(.init(message: "Could not mark the order. Try again."))])
  }

  @Test func `says that an order is gone, since trying again does not help`() {
    presenter.presentFetchFailure(response: .init(error: .notFound))
    presenter.presentCancelFailure(response: .init(error: .notFound))
    presenter.presentMarkFailure(response: .init(error: .notFound))

    let message = "This order was canceled."
    #expect(
      view.calls == [
        .displayFetchFailure(.init(message: message)),
        .displayCancelFailure(.init(message: message)),
        .displayMarkFailure(.init(message: message)),
      ])
  }
}
