import Foundation

@testable import OrderDesk

/// A printer that calls back, as sockets, Bluetooth and location managers do.
@MainActor
protocol Printer: AnyObject, Sendable {
  /// Calls back with each status, and returns the connection to end.
  func connect(_ report: @escaping (Status) -> Void) -> UUID
  func disconnect(_ connection: UUID)
}

extension Printer {
  /// Returns what the printer reports, until the reader stops.
  func watchStatus() -> AsyncStream<Status> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { values in
      let connection = connect { values.yield($0) }
      values.onTermination = { [weak self] _ in
        Task { @MainActor in self?.disconnect(connection) }
      }
    }
  }
}
