import Foundation
import Synchronization

/// Passes each change of a store on to all who read its changes.
final class ChangeReaders: Sendable {
  private let readers = Mutex<[UUID: AsyncStream<IceCreamChange>.Continuation]>([:])

  /// The number of readers that have not stopped.
  var count: Int { readers.withLock { $0.count } }

  func send(_ change: IceCreamChange) {
    for reader in readers.withLock({ Array($0.values) }) { reader.yield(change) }
  }

  /// Keeps every change until it is read, because a list that misses one is wrong from then on.
  func changes() -> AsyncStream<IceCreamChange> {
    let (changes, reader) = AsyncStream.makeStream(of: IceCreamChange.self)
    let id = UUID()
    readers.withLock { $0[id] = reader }
    reader.onTermination = { [weak self] _ in self?.stop(id) }
    return changes
  }

  private func stop(_ id: UUID) {
    readers.withLock { $0[id] = nil }
  }
}
