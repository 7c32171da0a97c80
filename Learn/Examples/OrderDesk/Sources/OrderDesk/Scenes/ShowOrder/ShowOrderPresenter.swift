import Foundation

/// The responses of the scene.
@MainActor
protocol ShowOrderPresentationLogic: AnyObject {
  func presentOrder(response: ShowOrder.FetchOrder.Response)
  func presentStatus(response: ShowOrder.WatchStatus.Response)
  func presentCanceledOrder(response: ShowOrder.CancelOrder.Response)
  func presentStopWatching(response: ShowOrder.StopWatching.Response)
  func presentOfferStatuses(response: ShowOrder.OfferStatuses.Response)
  func presentMarkedOrder(response: ShowOrder.MarkOrder.Response)
  func presentFetchProgress(response: ShowOrder.FetchProgress.Response)
  func presentFetchFailure(response: ShowOrder.FetchFailure.Response)
  func presentCancelProgress(response: ShowOrder.CancelProgress.Response)
  func presentCancelFailure(response: ShowOrder.CancelFailure.Response)
  func presentMarkProgress(response: ShowOrder.MarkProgress.Response)
  func presentMarkFailure(response: ShowOrder.MarkFailure.Response)
}

/// Formats responses into view models.
@MainActor
final class ShowOrderPresenter {
  /// Receives the view models; weak, because the view owns the presenter.
  weak var view: (any ShowOrderDisplayLogic)?

  private let formats: OrderFormats
  private let words: OrderWords

  /// Creates a presenter that writes for one place, in one language.
  init(formats: OrderFormats = OrderFormats(), words: OrderWords = .english) {
    self.formats = formats
    self.words = words
  }
}

extension ShowOrderPresenter: ShowOrderPresentationLogic {
  func presentOrder(response: ShowOrder.FetchOrder.Response) {
    view?.displayOrder(
      viewModel: .init(
        title: response.order.title,
        due: formats.day(response.order.due),
        delivery: words.delivery(response.order.delivery),
        price: formats.price(response.order.price)))
  }

  func presentStatus(response: ShowOrder.WatchStatus.Response) {
    view?.displayStatus(viewModel: .init(status: words.status(response.status)))
  }

  func presentCanceledOrder(response: ShowOrder.CancelOrder.Response) {
    view?.displayCanceledOrder(viewModel: .init())
  }

  func presentStopWatching(response: ShowOrder.StopWatching.Response) {
    view?.displayStopWatching(viewModel: .init())
  }

  func presentOfferStatuses(response: ShowOrder.OfferStatuses.Response) {
    let choices = response.statuses.map { StatusChoice(status: $0, title: words.status($0)) }
    view?.displayOfferStatuses(viewModel: .init(statuses: choices))
  }

  func presentMarkedOrder(response: ShowOrder.MarkOrder.Response) {
    view?.displayMarkedOrder(viewModel: .init())
  }

  func presentFetchProgress(response: ShowOrder.FetchProgress.Response) {
    view?.displayFetchProgress(viewModel: .init(fetchProgress: "Loading the order…"))
  }

  func presentFetchFailure(response: ShowOrder.FetchFailure.Response) {
    let message = sentence(for: response.error, "Could not load the order. Try again.")
    view?.displayFetchFailure(viewModel: .init(message: message))
  }

  func presentCancelProgress(response: ShowOrder.CancelProgress.Response) {
    view?.displayCancelProgress(viewModel: .init(cancelProgress: "Canceling the order…"))
  }

  func presentCancelFailure(response: ShowOrder.CancelFailure.Response) {
    let message = sentence(for: response.error, "Could not cancel the order. Try again.")
    view?.displayCancelFailure(viewModel: .init(message: message))
  }

  func presentMarkProgress(response: ShowOrder.MarkProgress.Response) {
    view?.displayMarkProgress(viewModel: .init(markProgress: "Marking the order…"))
  }

  func presentMarkFailure(response: ShowOrder.MarkFailure.Response) {
    let message = sentence(for: response.error, "Could not mark the order. Try again.")
    view?.displayMarkFailure(viewModel: .init(message: message))
  }

  private func sentence(for error: OrderStoreError, _ unavailable: String) -> String {
    switch error {
    case .unavailable: unavailable
    case .notFound: "This order was canceled."
    }
  }
}
