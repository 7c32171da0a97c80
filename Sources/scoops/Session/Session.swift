import IceCreamDomain

/// Where somebody makes ice cream: the menu at a terminal, or the plain conversation.
protocol Session: AnyObject {
  /// Asks for what is missing, until DONE.
  ///
  /// - Returns: The ice cream, or `nil` where somebody left or input ended before.
  func makeIceCream() -> DisplayedResult?

  /// Waits for OK on the alert, and begins anew.
  ///
  /// - Returns: Whether another ice cream is wanted.
  func closeAlert() -> Bool

  /// Says something, on a line of its own.
  func say(_ text: String)

  /// The path of the catalog, where it is another one than that in the program.
  var catalog: String? { get }

  /// What was said already about why the ice cream is not saved.
  var saidFailure: DisplayedFailure? { get }
}

extension Session {
  var saidFailure: DisplayedFailure? { nil }

  /// Says how to make the same ice cream again.
  ///
  /// The command is exact: where it holds other letters than ASCII, so does what is said, whatever the
  /// terminal makes of them.
  func sayReceipt(of iceCream: DisplayedResult) {
    say("The same again: \(iceCream.receipt(catalog: catalog))")
  }
}
