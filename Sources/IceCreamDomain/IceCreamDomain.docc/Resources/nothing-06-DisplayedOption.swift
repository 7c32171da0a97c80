/// One thing that can be chosen, as it is shown.
struct DisplayedOption: Equatable {
  var number: Int
  var name: String
}
