import IceCreamDomain

extension DisplayedFailure {
  /// The lines for standard error: what happened, then the faults.
  var lines: [String] { [message.asFailure] + details }
}

extension String {
  /// This message after the program's name, as every failure is on standard error, with what to type.
  var asFailure: String {
    for (advice, command) in advice where hasSuffix(advice) {
      return "scoops: " + dropLast(advice.count) + command
    }
    return "scoops: " + self
  }
}

/// What to type instead of the last sentence of a message.
private let advice = [
  (DisplayedFailure.bookAdvice, "Choose another with --book."),
  (DisplayedFailure.listAdvice, "See: scoops list"),
]
