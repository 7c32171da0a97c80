import IceCreamDomain
import StrictJSON
import TerminalMenu

extension DisplayedResult {
  /// The ice cream as the program prints it: one line for a person, or one JSON object.
  func line(asJSON isJSON: Bool) -> String {
    guard isJSON else { return sentence + "\n" }
    return JSONText.object([
      "id": id.map(JSONText.text) ?? "null", "madeAt": JSONText.text(madeAt),
      "cone": JSONText.text(cone),
      "flavor": JSONText.text(flavor), "topping": JSONText.text(topping),
    ]) + "\n"
  }

  /// The command that makes the same ice cream again.
  ///
  /// - Parameter catalog: The path of the catalog, where it is another one.
  func receipt(catalog: String?) -> String {
    var words = ["scoops", "make"]
    let values = [
      (Option.catalog, catalog), (.cone, cone), (.flavor, flavor), (.topping, topping),
    ]
    for case (let option, let value?) in values {
      // A value that begins with dashes would be taken for an option.
      words += value.hasPrefix("--") ? ["\(option.name)=\(value)"] : [option.name, value]
    }
    return words.map(\.shellWord).joined(separator: " ")
  }
}
