/// What is on the screen now.
final class IceCreamDataStore {
  var title = ""
  var displayedCones: [DisplayedOption] = []
  var displayedFlavors: [DisplayedOption] = []
  var displayedToppings: [DisplayedOption] = []

  var loading: String?
  var failure: String?
  var caption = ""
  var alert: String?
  var refusal: String?
}
