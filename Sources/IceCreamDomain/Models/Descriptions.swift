// Values that hold something else than what they mean.
extension Color: CustomStringConvertible {
  /// The colour as a catalog writes it.
  public var description: String {
    let digits = String(red << 16 | green << 8 | blue, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension Timestamp: CustomStringConvertible {
  /// The moment as ISO 8601 writes it, in UTC.
  public var description: String { iso8601 }
}

extension Selection: CustomReflectable {
  /// The choices by their kinds.
  public var customMirror: Mirror {
    Mirror(
      self, children: ["cone": cone as Any, "flavor": flavor as Any, "topping": topping as Any],
      displayStyle: .struct)
  }
}

extension DisplayedProgress: CustomReflectable {
  /// The parts of the progress.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "cone": cone, "flavor": flavor, "topping": topping, "isDoneEnabled": isDoneEnabled,
        "status": status, "picture": picture,
      ], displayStyle: .struct)
  }
}
