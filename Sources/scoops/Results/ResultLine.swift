import IceCreamDomain
import StrictJSON

// The lines that the program prints for an ice cream.
extension DisplayedResult {
  /// The ice cream after it is made: a sentence, or a JSON object.
  func line(asJSON isJSON: Bool) -> String {
    guard isJSON else { return sentence + "\n" }
    return JSONText.object([
      "id": id.isEmpty ? "null" : JSONText.text(id), "madeAt": JSONText.text(madeAt),
      "cone": JSONText.text(cone),
      "flavor": JSONText.text(flavor), "topping": JSONText.text(topping),
    ]) + "\n"
  }

  /// The ice cream in a list, with its identifier and time.
  var listLine: String { "\(id)  \(madeAt)  \(sentence)" }

  /// The ice cream as `list` prints it: a line, or a JSON object.
  func listed(asJSON isJSON: Bool) -> String {
    isJSON ? line(asJSON: true) : listLine + "\n"
  }
}
