/// Work that an interactor begins and that takes time: a fetch, a command, or a stream of values.
///
/// An interactor stores one for all use cases that fetch the same thing, and one for each command:
///
/// ```swift
/// ordersWork.fetch { [orderStore] () throws(OrderStoreError) in
///   try await orderStore.fetchOrders()
/// } answered: { [weak self] orders in
///   self?.orders = orders
///   self?.presenter?.presentOrders(response: .init(orders: orders))
/// } failed: { [weak self] error in
///   self?.presenter?.presentFetchFailure(response: .init(error: error))
/// }
/// ```
///
/// Everything runs on the main actor, except what is awaited. Refer to the interactor weakly, so that leaving the scene
/// frees both: this cancels fetches and streams, and lets a command end.
@MainActor
public final class SceneWork {
  /// What is under way; `nil` if nothing is.
  public private(set) var task: Task<Void, Never>?
  private var outlivesScene = false

  /// Creates a place for work; none begins.
  public nonisolated init() {}

  deinit {
    if !outlivesScene { task?.cancel() }
  }

  /// Whether something is under way.
  public var isRunning: Bool { task != nil }

  /// Fetches something, in place of what is fetched or watched so far: a late answer to that is dropped.
  ///
  /// - Parameters:
  ///   - pause: Ends when the fetch should begin, such as a pause in typing; `nil` for at once.
  ///   - work: Fetches it. Write the type of the error, as in `() throws(OrderStoreError) in`.
  ///   - answered: Takes the answer.
  ///   - failed: Takes the error.
  public func fetch<Answer, Failure: Error>(
    after pause: (@Sendable () async -> Void)? = nil,
    _ work: @escaping @MainActor () async throws(Failure) -> Answer,
    answered: @escaping @MainActor (Answer) -> Void,
    failed: @escaping @MainActor (Failure) -> Void
  ) {
    cancel()
    begin(after: pause, work, answered, failed)
  }

  /// Runs a command to its end, even if the scene is left; does nothing while one is under way.
  ///
  /// - Parameters:
  ///   - work: Runs the command. Write the type of the error, as in `() throws(OrderStoreError) in`.
  ///   - answered: Takes what the command returns.
  ///   - failed: Takes the error.
  public func run<Answer, Failure: Error>(
    _ work: @escaping @MainActor () async throws(Failure) -> Answer,
    answered: @escaping @MainActor (Answer) -> Void,
    failed: @escaping @MainActor (Failure) -> Void
  ) {
    if isRunning { return }
    outlivesScene = true
    begin(after: nil, work, answered, failed)
  }

  private func begin<Answer, Failure: Error>(
    after pause: (@Sendable () async -> Void)?,
    _ work: @escaping @MainActor () async throws(Failure) -> Answer,
    _ answered: @escaping @MainActor (Answer) -> Void,
    _ failed: @escaping @MainActor (Failure) -> Void
  ) {
    task = Task { [weak self] in
      if let pause {
        await pause()
        if Task.isCancelled { return }
      }
      do throws(Failure) {
        let answer = try await work()
        if Task.isCancelled { return }
        self?.task = nil
        answered(answer)
      } catch {
        if Task.isCancelled { return }
        self?.task = nil
        failed(error)
      }
    }
  }

  /// Watches a stream, in place of what is fetched or watched so far.
  ///
  /// - Parameters:
  ///   - values: Returns the stream.
  ///   - each: Takes each value, until the stream ends or is canceled.
  public func watch<Value>(
    _ values: @escaping @MainActor () async -> AsyncStream<Value>,
    each: @escaping @MainActor (Value) -> Void
  ) {
    cancel()
    task = Task { [weak self] in
      for await value in await values() {
        if Task.isCancelled { return }
        each(value)
      }
      if !Task.isCancelled { self?.task = nil }
    }
  }

  /// Cancels what is under way, and drops its answer.
  ///
  /// A canceled stream can be watched again.
  public func cancel() {
    outlivesScene = false
    task?.cancel()
    task = nil
  }

  /// Waits a moment for the next letter before a search.
  public nonisolated static let pauseInTyping: @Sendable () async -> Void = {
    try? await Task.sleep(for: .milliseconds(300))
  }
}
