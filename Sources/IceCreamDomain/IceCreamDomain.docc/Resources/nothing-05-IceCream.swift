/// What there is to make ice cream from.
struct IceCream: Equatable {
  var cones: [String]
  var flavors: [String]
  var toppings: [String]
}
