// The rules that all stores share.
extension IceCreamSaving {
  /// Gives the ice cream its identifier after another one's.
  ///
  /// - Parameter last: The one that was saved before.
  mutating func follow(_ last: SavedIceCream) {
    if let least = last.number.map({ $0 + 1 }), iceCream.number ?? 0 < least {
      iceCream.id = IceCreamID.text(of: least)
    }
    if iceCream.madeAt < last.madeAt { notes.append(.clockWentBack(last.madeAt)) }
  }
}

extension IceCreamQuery {
  /// Returns whether an ice cream is wanted, and comes after the last one of the page before.
  func accepts(_ iceCream: SavedIceCream) -> Bool {
    filter.accepts(iceCream) && (after.map { order.puts($0, before: iceCream) } ?? true)
  }
}

extension IceCreamOrder {
  /// Returns whether one ice cream comes before another.
  func puts(_ first: SavedIceCream, before second: SavedIceCream) -> Bool {
    switch self {
    case .newest: first.isNewer(than: second)
    case .oldest: second.isNewer(than: first)
    case .flavor:
      first.flavor == second.flavor ? first.isNewer(than: second) : first.flavor < second.flavor
    }
  }
}

extension SavedIceCream {
  /// The number that the identifier stands for; `nil` where somebody else has given it.
  var number: Int? { IceCreamID.number(of: id) }

  /// Whether this one was saved later; identifiers tell, as clocks can jump.
  func isNewer(than other: SavedIceCream) -> Bool { number ?? 0 > other.number ?? 0 }
}
