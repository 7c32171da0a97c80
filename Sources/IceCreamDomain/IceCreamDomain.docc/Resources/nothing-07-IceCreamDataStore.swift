/// What is on the screen now.
final class IceCreamDataStore {
  var displayedCones: [DisplayedOption] = []
  var displayedFlavors: [DisplayedOption] = []
  var displayedToppings: [DisplayedOption] = []
}
