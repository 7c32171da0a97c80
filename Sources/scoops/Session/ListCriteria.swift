import IceCreamDomain
import PlainText

/// The filter and the order of a list of saved ice creams, which the user changes.
struct ListCriteria {
  private var criteria: ListIceCreams.FetchIceCreams.Wish

  /// Starts with all ice creams, newest first.
  ///
  /// - Parameter count: The number of ice creams on a page.
  init(count: Int = 20) {
    criteria = ListIceCreams.FetchIceCreams.Wish(count: count)
  }

  /// Fetches the first page.
  func fetch(in view: ListIceCreamsView) {
    view.fetchIceCreams(.first(criteria))
  }

  /// Shows one flavor only, or all.
  ///
  /// - Parameters:
  ///   - flavor: Its name as typed, or an empty text for all.
  ///   - view: The view of the list, which does not change if there is no such flavor.
  /// - Returns: What is wrong with the name, if anything.
  mutating func filter(byFlavor flavor: String, in view: ListIceCreamsView) -> String? {
    let state = ObservedState(view.iceCreams)
    let before = criteria
    criteria.flavor = flavor.trimmed.isEmpty ? nil : flavor.trimmed
    fetch(in: view)
    let faults = state.faults
    guard !faults.isEmpty else { return nil }
    criteria = before
    view.fetchIceCreams(.again)
    return faults.map(\.message).joined(separator: " ")
  }

  /// Switches to the next order.
  ///
  /// - Returns: A message that says which.
  mutating func sort(in view: ListIceCreamsView) -> String {
    let orders = IceCreamOrder.allCases
    criteria.order = orders.drop { $0 != criteria.order }.dropFirst().first ?? .newest
    fetch(in: view)
    return SessionWording.sorted(by: criteria.order)
  }
}
