/// Where a stub opens streams, whose values a test yields.
///
/// A stub returns a new stream for each call:
///
/// ```swift
/// @MainActor func watchStatus(id: UUID) async -> AsyncStream<Status> {
///   gate.record(.watchStatus(id: id))
///   return watchStatusStreams.open()
/// }
/// ```
@MainActor
public final class StreamGate<Value: Sendable> {
  private let opened = Handover<AsyncStream<Value>.Continuation>()

  /// Creates a gate without streams.
  public nonisolated init() {}

  /// Returns a new stream.
  public func open() -> AsyncStream<Value> {
    let (stream, values) = AsyncStream.makeStream(of: Value.self)
    opened.give(values)
    return stream
  }

  /// Returns what yields the values of the next stream.
  ///
  /// - Throws: `NoCall` if the work that should watch the stream ends without it.
  public func next(of work: Task<Void, Never>?) async throws -> AsyncStream<Value>.Continuation {
    try await opened.next(of: work)
  }
}

/// An error of a test: work ended without the call that it should make.
public struct NoCall: Error {}

/// Hands what calls bring to a test that waits for it.
struct Handover<Value: Sendable>: Sendable {
  private let values: AsyncStream<Value>
  private let new: AsyncStream<Value>.Continuation

  init() {
    (values, new) = AsyncStream.makeStream()
  }

  func give(_ value: Value) {
    new.yield(value)
  }

  /// Returns the next value; throws `NoCall` if work ends without one.
  @MainActor func next(of work: Task<Void, Never>?) async throws -> Value {
    let end = Task {
      await work?.value
      if !Task.isCancelled { new.finish() }
    }
    defer { end.cancel() }
    guard let value = await values.first(where: { @Sendable _ in true }) else { throw NoCall() }
    return value
  }
}
