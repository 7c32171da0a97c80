import Foundation

@testable import OrderDesk

/// Formats the facts of `OrdersModel`.
struct OrdersFormatter {
  private let words = ListOrdersWords.english

  func line(of order: Order) -> String {
    let due = order.due.formatted(.iso8601.year().month().day())
    let format = words.order.format(order.format)
    return [order.title, words.copies(order.copies), format, words.due(due)]
      .joined(separator: ", ")
  }

  func message(_ phase: OrdersModel.Phase) -> String {
    switch phase {
    case .listed: ""
    case .loading: words.loading
    case .searching: words.searching
    case .loadingFailed: words.notLoaded
    case .searchFailed: words.notSearched
    }
  }
}
