@testable import OrderDesk

/// A printer that calls back, as sockets, Bluetooth and location managers do.
@MainActor
protocol Printer: AnyObject, Sendable {
  var whenStatusChanges: ((Status) -> Void)? { get set }
  func connect()
  func disconnect()
}

extension Printer {
  /// Returns what the printer reports, until the reader stops.
  func watchStatus() -> AsyncStream<Status> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { values in
      whenStatusChanges = { values.yield($0) }
      values.onTermination = { [weak self] _ in
        Task { @MainActor in self?.disconnect() }
      }
      connect()
    }
  }
}
