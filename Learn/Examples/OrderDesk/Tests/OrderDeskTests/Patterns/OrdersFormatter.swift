import Foundation

@testable import OrderDesk

/// Words the facts of `OrdersModel`.
struct OrdersFormatter {
  private let words = ListOrdersWords.english

  func line(of order: Order) -> String {
    let due = order.due.formatted(.iso8601.year().month().day())
    return [order.title, words.copies(order.copies), order.format.title, words.due(due)]
      .joined(separator: ", ")
  }

  func message(_ phase: OrdersModel.Phase) -> String {
    switch phase {
    case .listed: ""
    case .loading: words.loading
    case .searching: words.searching
    case .loadingFailed(.unavailable): words.notLoaded
    case .searchFailed(.unavailable): words.notSearched
    }
  }
}
