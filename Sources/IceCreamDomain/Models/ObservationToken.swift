/// A token for an observation, which lasts as long as the token does.
public final class ObservationToken {
  private var end: (() -> Void)?

  init(end: @escaping () -> Void) {
    self.end = end
  }

  deinit {
    cancel()
  }

  /// Ends the observation; a second time does nothing.
  public func cancel() {
    end?()
    end = nil
  }
}
