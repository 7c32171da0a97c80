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

extension IceCreamOrder {
  /// Returns whether what is in one place comes before what is in another.
  func puts(_ first: IceCreamPlace, before second: IceCreamPlace) -> Bool {
    switch self {
    case .newest: return first.isNewer(than: second)
    case .oldest: return second.isNewer(than: first)
    case .flavor:
      let (flavor, other) = (first.iceCream.flavor, second.iceCream.flavor)
      return flavor == other ? first.isNewer(than: second) : flavor < other
    }
  }
}

extension SavedIceCream {
  /// The number that the identifier stands for; `nil` where somebody else has given it.
  var number: Int? { IceCreamID.number(of: id) }

  /// Whether this one was saved later; identifiers tell, as clocks can jump.
  func isNewer(than other: SavedIceCream) -> Bool { number ?? 0 > other.number ?? 0 }
}
