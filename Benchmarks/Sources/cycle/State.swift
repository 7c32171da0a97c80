/// The state of the handwritten cycles: three lists, and a choice from each.
struct State: Equatable {
  var cones = ["Sugar cone", "Waffle cone", "Cake cone", "Paper cup", "Waffle bowl"]
  var flavors = ["Vanilla", "Chocolate", "Strawberry", "Coffee", "Coconut"]
  var toppings = ["Sprinkles", "Sauce", "Cream", "Nuts", "Cherry"]
  var cone: Int?
  var flavor: Int?
  var topping: Int?
}
