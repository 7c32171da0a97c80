/// An ice cream that was made.
struct SavedIceCream: Equatable, Codable {
  var cone: String
  var flavor: String
  var topping: String
}
