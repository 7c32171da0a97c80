/// What more than one menu says about its keys.
enum MenuWording {
  static let keyHint = "Press ? for all keys."
  static let deleted = "Your ice cream was deleted."
  static let noMatch = "Nothing matches. Esc clears the search."
}
