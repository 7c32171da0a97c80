// The rules that all stores share.
extension IceCreamSaving {
  /// Gives the ice cream an identifier that is greater than those given before it.
  ///
  /// - Parameters:
  ///   - last: The one that was saved before, if it is still there.
  ///   - greatest: The greatest number that was given.
  mutating func follow(_ last: SavedIceCream?, greatest: Int?) {
    let wanted = iceCream.number ?? iceCream.madeAt.secondsSince1970
    let number = max(wanted, greatest.map { $0 + 1 } ?? 0)
    if number != iceCream.number { iceCream.id = IceCreamID.text(of: number) }
    if let last, iceCream.madeAt < last.madeAt { notes.append(.clockWentBack(last.madeAt)) }
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
