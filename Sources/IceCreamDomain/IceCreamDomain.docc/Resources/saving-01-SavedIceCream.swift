/// An ice cream that was made.
struct SavedIceCream: Equatable {
  var cone: String
  var flavor: String
  var topping: String
}
