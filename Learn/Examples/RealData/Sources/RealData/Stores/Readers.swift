import Foundation
import Synchronization

/// Passes each value on to all who read a stream of them, such as the changes of a store.
nonisolated final class Readers<Value: Sendable>: Sendable {
  private let readers = Mutex<[UUID: AsyncStream<Value>.Continuation]>([:])

  /// The number of readers that have not stopped.
  var count: Int { readers.withLock { $0.count } }

  func send(_ value: Value) {
    for reader in readers.withLock({ Array($0.values) }) { reader.yield(value) }
  }

  /// Returns each value from now on, and keeps it until it is read.
  func values(beginningWith first: Value? = nil) -> AsyncStream<Value> {
    let (values, reader) = AsyncStream.makeStream(of: Value.self)
    if let first { reader.yield(first) }
    let id = UUID()
    readers.withLock { $0[id] = reader }
    reader.onTermination = { [weak self] _ in self?.stop(id) }
    return values
  }

  private func stop(_ id: UUID) {
    readers.withLock { $0[id] = nil }
  }
}
