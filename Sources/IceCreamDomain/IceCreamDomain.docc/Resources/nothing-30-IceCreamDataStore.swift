/// What is on the screen now.
final class IceCreamDataStore {
  var displayedCones: [DisplayedOption] = []
  var displayedFlavors: [DisplayedOption] = []
  var displayedToppings: [DisplayedOption] = []

  var selectedCone: String?
  var selectedFlavor: String?
  var selectedTopping: String?
}
