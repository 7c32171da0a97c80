import IceCreamDomain
import StrictJSON

// The lines that the program prints for an ice cream.
extension DisplayedResult {
  /// Returns the line for an ice cream that was made: a sentence, or a JSON object.
  func line(asJSON isJSON: Bool) -> String {
    guard isJSON else { return sentence + "\n" }
    return JSONText.object([
      "id": id.map(JSONText.text) ?? "null", "madeAt": JSONText.text(madeAt),
      "cone": JSONText.text(cone),
      "flavor": JSONText.text(flavor), "topping": JSONText.text(topping),
    ]) + "\n"
  }

  /// The line in a list, with identifier and time.
  var listLine: String { "\(id ?? "")  \(madeAt)  \(sentence)" }

  /// Returns the line that `list` prints, or a JSON object.
  func listed(asJSON isJSON: Bool) -> String {
    isJSON ? line(asJSON: true) : listLine + "\n"
  }
}
