import IceCreamDomain
import PlainText

/// Which saved ice creams somebody has asked a list for so far.
struct ListCriteria {
  private var wish: ListIceCreams.FetchIceCreams.Criteria

  /// Begins with all, the newest first.
  ///
  /// - Parameter count: The most that a page has.
  init(count: Int = 20) {
    wish = ListIceCreams.FetchIceCreams.Criteria(count: count)
  }

  /// Asks for the first page.
  func fetch(in view: ListIceCreamsView) {
    view.fetchIceCreams(.first(wish))
  }

  /// Asks for the ice creams of one flavor, or for all.
  ///
  /// - Parameters:
  ///   - flavor: What was typed of its name; nothing for all.
  ///   - view: The view of the list, which stays as it is where there is no such flavor.
  /// - Returns: What is wrong with the name, if anything.
  mutating func narrow(toFlavor flavor: String, in view: ListIceCreamsView) -> String? {
    let before = wish
    wish.names.flavor = flavor.trimmed.isEmpty ? nil : flavor.trimmed
    fetch(in: view)
    let faults = view.iceCreams.state.faults
    guard !faults.isEmpty else { return nil }
    wish = before
    view.fetchIceCreams(.again)
    return faults.map(\.message).joined(separator: " ")
  }

  /// Asks for the next of the orders.
  ///
  /// - Returns: Which one it is, in a sentence.
  mutating func sort(in view: ListIceCreamsView) -> String {
    wish.order = wish.order.next
    fetch(in: view)
    return wish.order.sentence
  }
}

extension IceCreamOrder {
  fileprivate var next: IceCreamOrder {
    switch self {
    case .newest: .oldest
    case .oldest: .flavor
    case .flavor: .newest
    }
  }

  fileprivate var sentence: String {
    switch self {
    case .newest: "The newest come first."
    case .oldest: "The oldest come first."
    case .flavor: "They come in the order of their flavors."
    }
  }
}
