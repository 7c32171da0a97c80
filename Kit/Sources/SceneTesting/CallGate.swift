import Scenery

/// Where a stub passes its calls: they are recorded, and may be held until the test answers them.
///
/// A stub passes each call on, and then answers:
///
/// ```swift
/// @MainActor func findOrders(text: String) async throws(OrderStoreError) -> [Order] {
///   try await gate.pass(.findOrders(text: text))
///   return findOrdersAnswer
/// }
/// ```
///
/// A test sends a request again before the first call is answered:
///
/// ```swift
/// try await orderStore.gate.sendTwice(interactor.ordersWork, failing: .unavailable) {
///   interactor.findOrders(request: .init(text: "A text"))
/// }
/// ```
@MainActor
public final class CallGate<Call, Failure: Error> {
  /// The calls so far.
  public private(set) var calls: [Call] = []
  /// What calls that are not held fail with; `nil` if they succeed.
  public var error: Failure?
  /// How many of the next calls wait until the test answers them.
  public var callsToHold = 0

  private let held = Handover<HeldCall<Failure>>()

  /// Creates a gate that is open.
  public nonisolated init() {}

  /// Records a call, and waits or fails as the test says.
  public func pass(_ call: Call) async throws(Failure) {
    calls.append(call)
    var error = error
    if callsToHold > 0 {
      callsToHold -= 1
      error = await withCheckedContinuation { held.give(HeldCall(continuation: $0)) }
    }
    if let error { throw error }
  }

  /// Returns the next call that is held.
  ///
  /// - Throws: `NoCall` if the work that should make the call ends without it.
  public func nextCall(of work: Task<Void, Never>?) async throws -> HeldCall<Failure> {
    try await held.next(of: work)
  }

  /// Sends a request twice, answers its first call after that, and returns when all is done.
  ///
  /// - Parameters:
  ///   - work: What the request begins.
  ///   - error: What the first call fails with; `nil` if it succeeds.
  ///   - send: Sends the request.
  /// - Throws: `NoCall` if the first request makes no call.
  public func sendTwice(
    _ work: SceneWork, failing error: Failure? = nil, _ send: @MainActor () -> Void
  ) async throws {
    callsToHold = 1
    send()
    let early = work.task
    let call = try await nextCall(of: early)
    send()
    if let error { call.fail(with: error) } else { call.resume() }
    await early?.value
    await work.task?.value
  }

  /// Records a call that is answered at once, such as one for a stream.
  public func record(_ call: Call) {
    calls.append(call)
  }
}

/// A call of a stub that waits for an answer; answer it once.
public struct HeldCall<Failure: Error>: Sendable {
  fileprivate let continuation: CheckedContinuation<Failure?, Never>

  /// Lets the call succeed.
  public func resume() {
    continuation.resume(returning: nil)
  }

  /// Lets the call fail.
  public func fail(with error: Failure) {
    continuation.resume(returning: error)
  }
}
