extension Int {
  /// The number in digits, with a comma between groups of three: `1,100`.
  package var grouped: String {
    let digits = String(magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return self < 0 ? "-" + text : text
  }
}
