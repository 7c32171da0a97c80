/// What is on the screen now.
final class IceCreamDataStore {
  var title = ""
  var displayedCones: [DisplayedOption] = []
  var displayedFlavors: [DisplayedOption] = []
  var displayedToppings: [DisplayedOption] = []

  var failure: String?
  var caption = ""
  var refusal: String?
}
