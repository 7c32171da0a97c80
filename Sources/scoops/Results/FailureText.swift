import IceCreamDomain

extension DisplayedFailure {
  /// The lines for standard error: what happened, then the faults.
  var lines: [String] { [message.asFailure] + details }
}

extension String {
  /// This message after the program's name, as every failure is on standard error.
  var asFailure: String { "scoops: " + self }
}
