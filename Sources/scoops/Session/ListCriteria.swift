import IceCreamDomain
import PlainText

// The user's filter and order for a list of saved ice creams.
extension ListIceCreams.FetchIceCreams.Criteria {
  /// Shows only ice creams that match a text; an empty one shows all, around the one with an identifier, or where the
  /// list was before.
  mutating func filter(by text: String, around id: String? = nil, in view: ListIceCreamsView) {
    self.text = text.trimmed
    view.fetchIceCreams(self.text.isEmpty ? .unfiltered(around: id) : .first(self))
  }

  /// Switches to the next order, and returns a message that names it.
  mutating func sort(in view: ListIceCreamsView) -> String {
    order = order.next
    view.fetchIceCreams(.first(self))
    switch order {
    case .newest: return "Newest first."
    case .oldest: return "Oldest first."
    case .flavor: return "Sorted by flavor."
    }
  }
}
