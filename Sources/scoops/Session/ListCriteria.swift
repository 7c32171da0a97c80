import IceCreamDomain
import PlainText

/// The user's filter and order for a list of saved ice creams.
struct ListCriteria {
  private var criteria: ListIceCreams.FetchIceCreams.Criteria

  /// Starts with all ice creams, newest first, and a number that stays in the list.
  init(count: Int = 20, most: Int = 0) {
    criteria = ListIceCreams.FetchIceCreams.Criteria(count: count, most: most)
  }

  /// Fetches the first page.
  func fetch(in view: ListIceCreamsView) {
    view.fetchIceCreams(.first(criteria))
  }

  /// Shows only ice creams that match a text; an empty one goes back to where the list was before.
  mutating func filter(by text: String, in view: ListIceCreamsView) {
    criteria.text = text.trimmed
    if criteria.text.isEmpty { view.fetchIceCreams(.unfiltered) } else { fetch(in: view) }
  }

  /// Switches to the next order, and returns a message that names it.
  mutating func sort(in view: ListIceCreamsView) -> String {
    let orders = IceCreamOrder.allCases
    criteria.order = orders.drop { $0 != criteria.order }.dropFirst().first ?? .newest
    fetch(in: view)
    switch criteria.order {
    case .newest: return "Newest first."
    case .oldest: return "Oldest first."
    case .flavor: return "Sorted by flavor."
    }
  }
}
