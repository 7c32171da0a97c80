/// An ice cream that was made, as it is kept.
public struct SavedIceCream: Equatable, Sendable {
  /// The short text that stands for it alone.
  public var id: String
  /// When it was made.
  public var madeAt: Timestamp
  /// The name of its cone.
  public var cone: String
  /// The name of its flavor.
  public var flavor: String
  /// The name of its topping.
  public var topping: String

  /// Makes a record of an ice cream.
  public init(id: String, madeAt: Timestamp, cone: String, flavor: String, topping: String) {
    self.id = id
    self.madeAt = madeAt
    self.cone = cone
    self.flavor = flavor
    self.topping = topping
  }

  /// Returns a new identifier: eight of the 32 signs that are hard to confuse.
  ///
  /// The signs are those of Douglas Crockford's base 32 (https://www.crockford.com/base32.html) in
  /// lower case: digits, and letters without i, l, o and u.
  public static func makeID() -> String {
    let signs = Array("0123456789abcdefghjkmnpqrstvwxyz")
    return String((0..<8).map { _ in signs[Int.random(in: signs.indices)] })
  }
}
