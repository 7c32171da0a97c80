/// What is on the screen of the list now.
final class IceCreamListDataStore {
  var title = ""
  var displayedIceCreams: [DisplayedOption] = []
  var news: String?
  var failure: String?
}
