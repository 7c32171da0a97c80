import IceCreamDomain
import StrictJSON

// The lines that the program prints for an ice cream.
extension DisplayedResult {
  /// Returns the line for an ice cream that was made: a sentence, or a JSON object.
  func line(asJSON isJSON: Bool) -> String {
    guard isJSON else { return sentence + "\n" }
    return JSONText.object([
      "id": id.map(JSONText.text) ?? "null", "madeAt": JSONText.text(madeAt.iso8601),
      "cone": JSONText.text(cone),
      "flavor": JSONText.text(flavor), "topping": JSONText.text(topping),
    ]) + "\n"
  }

  /// The line in a list for a screen reader, which reads the sentence first.
  func spokenLine(madeAt time: (Timestamp) -> String) -> String {
    "\(sentence), \(id ?? ""), \(time(madeAt))"
  }
}
