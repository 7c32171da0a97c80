import IceCreamDomain
import PlainText

/// The user's filter and order for a list of saved ice creams.
struct ListCriteria {
  private var criteria: ListIceCreams.FetchIceCreams.Criteria

  /// Starts with all ice creams, newest first.
  ///
  /// - Parameter count: The number of ice creams on a page.
  init(count: Int = 20) {
    criteria = ListIceCreams.FetchIceCreams.Criteria(count: count)
  }

  /// Fetches the first page.
  func fetch(in view: ListIceCreamsView) {
    view.fetchIceCreams(.first(criteria))
  }

  /// Shows only one flavor, or all.
  ///
  /// - Parameters:
  ///   - flavor: Its name as typed, or an empty text for all.
  ///   - view: The view of the list, which does not change if there is no such flavor.
  /// - Returns: The fault of the name, if any.
  mutating func filter(byFlavor flavor: String, in view: ListIceCreamsView) -> String? {
    let state = ObservedState(view.iceCreams)
    let before = criteria
    criteria.names.flavor = flavor.trimmed.isEmpty ? nil : flavor.trimmed
    fetch(in: view)
    let faults = state.faults
    guard !faults.isEmpty else { return nil }
    criteria = before
    view.fetchIceCreams(.again)
    return faults.map(\.message).joined(separator: " ")
  }

  /// Switches to the next order.
  ///
  /// - Returns: A message that names it.
  mutating func sort(in view: ListIceCreamsView) -> String {
    let orders = IceCreamOrder.allCases
    criteria.order = orders.drop { $0 != criteria.order }.dropFirst().first ?? .newest
    fetch(in: view)
    return SessionWording.sorted(by: criteria.order)
  }
}
