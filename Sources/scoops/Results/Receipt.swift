import IceCreamDomain
import PlainText

extension DisplayedResult {
  /// The command that makes the same ice cream again.
  ///
  /// - Parameter settings: The catalog in use, and where the ice cream was saved. A book from the environment is
  ///   left out, because the command finds it there again.
  func receipt(settings: Settings) -> String {
    var words = ["scoops", "make"]
    let values = [
      (Option.catalog, settings.catalog), (.book, settings.givenBook), (.cone, cone),
      (.flavor, flavor), (.topping, topping),
    ]
    for case (let option, let value?) in values {
      // A value that begins with dashes would be parsed as an option.
      words += value.hasPrefix("--") ? ["\(option.name)=\(value)"] : [option.name, value]
    }
    if !settings.isSaving { words.append(Option.noSave.name) }
    return words.map(\.shellWord).joined(separator: " ")
  }
}
