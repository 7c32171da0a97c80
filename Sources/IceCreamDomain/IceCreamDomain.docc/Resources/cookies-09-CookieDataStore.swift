/// What is on the screen now, where cookies are made.
final class CookieDataStore {
  var title = ""
  var displayedDoughs: [DisplayedOption] = []
  var displayedFillings: [DisplayedOption] = []
  var displayedGlazes: [DisplayedOption] = []

  var failure: String?
  var caption = ""
  var alert: String?
  var refusal: String?
}
