/// Keeps an observation alive until the token is canceled or freed.
public final class ObservationToken {
  private var end: (() -> Void)?

  /// Creates a token.
  ///
  /// - Parameter end: Ends the observation. It is called once, when the token is canceled or freed.
  public init(end: @escaping () -> Void) {
    self.end = end
  }

  deinit {
    cancel()
  }

  /// Ends the observation.
  ///
  /// Cancelling again has no effect.
  public func cancel() {
    // Forgotten first, since `end` may free an object that cancels again.
    let end = end
    self.end = nil
    end?()
  }
}
