import Foundation

/// The responses of the scene.
@MainActor
protocol ListOrdersPresentationLogic: AnyObject {
  func presentOrders(response: ListOrders.FetchOrders.Response)
  func presentFoundOrders(response: ListOrders.FindOrders.Response)
  func presentSelectedOrder(response: ListOrders.SelectOrder.Response)
  func presentFetchProgress(response: ListOrders.FetchProgress.Response)
  func presentFetchFailure(response: ListOrders.FetchFailure.Response)
  func presentFindProgress(response: ListOrders.FindProgress.Response)
  func presentFindFailure(response: ListOrders.FindFailure.Response)
}

/// Formats responses into view models.
@MainActor
final class ListOrdersPresenter {
  /// Receives the view models; weak, because the view owns the presenter.
  weak var view: (any ListOrdersDisplayLogic)?

  private let words: ListOrdersWords

  /// Creates a presenter that speaks one language.
  init(words: ListOrdersWords = .english) {
    self.words = words
  }
}

extension ListOrdersPresenter: ListOrdersPresentationLogic {
  func presentOrders(response: ListOrders.FetchOrders.Response) {
    let hint = response.orders.isEmpty ? words.noOrders : ""
    view?.displayOrders(viewModel: .init(orders: response.orders.map(row(of:)), hint: hint))
  }

  func presentFoundOrders(response: ListOrders.FindOrders.Response) {
    let hint = response.orders.isEmpty ? words.noMatch : ""
    view?.displayFoundOrders(viewModel: .init(orders: response.orders.map(row(of:)), hint: hint))
  }

  func presentSelectedOrder(response: ListOrders.SelectOrder.Response) {
    view?.displaySelectedOrder(viewModel: .init())
  }

  func presentFetchProgress(response: ListOrders.FetchProgress.Response) {
    view?.displayFetchProgress(viewModel: .init(fetchProgress: words.loading))
  }

  func presentFetchFailure(response: ListOrders.FetchFailure.Response) {
    let message =
      switch response.error {
      case .unavailable, .notFound: words.notLoaded
      }
    view?.displayFetchFailure(viewModel: .init(message: message))
  }

  func presentFindProgress(response: ListOrders.FindProgress.Response) {
    view?.displayFindProgress(viewModel: .init(findProgress: words.searching))
  }

  func presentFindFailure(response: ListOrders.FindFailure.Response) {
    let message =
      switch response.error {
      case .unavailable, .notFound: words.notSearched
      }
    view?.displayFindFailure(viewModel: .init(message: message))
  }

  private func row(of order: Order) -> OrderRow {
    let due = order.due.formatted(.iso8601.year().month().day())
    let format = words.order.format(order.format)
    let parts = [order.title, words.copies(order.copies), format, words.due(due)]
    return OrderRow(id: order.id, title: parts.joined(separator: ", "))
  }
}
