/// The names that a line has to have, so that an ice cream is made only of one that is wanted.
struct LineFilter {
  /// What a line has to have in it, as far as that can be told before it is taken apart.
  let texts: [WantedText]
  private let cone, flavor, topping: WantedName?

  init(_ filter: IceCreamFilter) {
    texts = [filter.flavor, filter.topping, filter.cone].compactMap { $0.map { WantedText($0) } }
    cone = filter.cone.map { WantedName($0) }
    flavor = filter.flavor.map { WantedName($0) }
    topping = filter.topping.map { WantedName($0) }
  }

  /// Returns whether a line has them all.
  func areIn(_ line: PlainLine, _ bytes: [UInt8]) -> Bool {
    (flavor?.isIn(bytes, line.flavor) ?? true) && (topping?.isIn(bytes, line.topping) ?? true)
      && (cone?.isIn(bytes, line.cone) ?? true)
  }
}
