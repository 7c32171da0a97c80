import Foundation
import Scenery

/// The view models of the scene.
@MainActor
protocol ListOrdersDisplayLogic: AnyObject {
  func displayOrders(viewModel: ListOrders.FetchOrders.ViewModel)
  func displayFoundOrders(viewModel: ListOrders.FindOrders.ViewModel)
  func displaySelectedOrder(viewModel: ListOrders.SelectOrder.ViewModel)
  func displayFetchProgress(viewModel: ListOrders.FetchProgress.ViewModel)
  func displayFetchFailure(viewModel: ListOrders.FetchFailure.ViewModel)
  func displayFindProgress(viewModel: ListOrders.FindProgress.ViewModel)
  func displayFindFailure(viewModel: ListOrders.FindFailure.ViewModel)
}

/// Turns user actions into requests, and view models into the state of its store.
@MainActor
final class ListOrdersView {
  /// Receives the requests.
  var interactor: (any ListOrdersBusinessLogic)?
  /// Navigates to other scenes.
  var router: (any ListOrdersRoutingLogic & ListOrdersDataPassing)?
  /// The state that renderers observe.
  let orders = ObservableStore(ListOrders.DisplayedOrders())
  /// What was searched for, while that is shown.
  private var searchedText: String?

  /// Fetches the orders.
  func fetchOrders() {
    searchedText = nil
    interactor?.fetchOrders(request: ListOrders.FetchOrders.Request())
  }

  /// Finds the orders.
  func findOrders(text: String) {
    if text.isEmpty { return fetchOrders() }
    searchedText = text
    interactor?.findOrders(request: ListOrders.FindOrders.Request(text: text))
  }

  /// Opens `ShowOrder`.
  func selectOrder(id: UUID) {
    interactor?.selectOrder(request: ListOrders.SelectOrder.Request(id: id))
  }

  /// Opens `EditOrder`.
  func startOrder() { router?.routeToEditOrder() }

  /// Fetches again what is shown: what was found, or all.
  func reload() {
    if let searchedText { findOrders(text: searchedText) } else { fetchOrders() }
  }
}

extension ListOrdersView: ListOrdersDisplayLogic {
  func displayOrders(viewModel: ListOrders.FetchOrders.ViewModel) {
    orders.update { state in
      state.orders = viewModel.orders
      state.hint = viewModel.hint
      state.fetchProgress = ""
    }
  }

  func displayFoundOrders(viewModel: ListOrders.FindOrders.ViewModel) {
    orders.update { state in
      state.orders = viewModel.orders
      state.hint = viewModel.hint
      state.findProgress = ""
    }
  }

  func displaySelectedOrder(viewModel: ListOrders.SelectOrder.ViewModel) {
    orders.update { $0.message = "" }
    router?.routeToShowOrder()
  }

  func displayFetchProgress(viewModel: ListOrders.FetchProgress.ViewModel) {
    orders.update { state in
      state.fetchProgress = viewModel.fetchProgress
      state.message = ""
      state.findProgress = ""
    }
  }

  func displayFetchFailure(viewModel: ListOrders.FetchFailure.ViewModel) {
    orders.update { state in
      state.message = viewModel.message
      state.fetchProgress = ""
    }
  }

  func displayFindProgress(viewModel: ListOrders.FindProgress.ViewModel) {
    orders.update { state in
      state.findProgress = viewModel.findProgress
      state.fetchProgress = ""
      state.message = ""
    }
  }

  func displayFindFailure(viewModel: ListOrders.FindFailure.ViewModel) {
    orders.update { state in
      state.message = viewModel.message
      state.findProgress = ""
    }
  }
}
