import Testing

@testable import OrderDesk

@MainActor
private final class DraftOrderPresentationLogicSpy: DraftOrderPresentationLogic {
  private(set) var responses: [DraftOrder.Response] = []

  func presentForm(response: DraftOrder.Response) { responses.append(response) }
}

private actor MemoryDraftStore: DraftStore {
  private(set) var drafts: [Order?] = []

  func fetchDraft() -> Order? { drafts.last ?? nil }
  func saveDraft(_ draft: Order?) { drafts.append(draft) }
}

/// Saves a draft only when the test says so.
private actor HeldDraftStore: DraftStore {
  nonisolated let started = AsyncStream.makeStream(of: Void.self)
  private var held: CheckedContinuation<Void, Never>?
  private(set) var drafts: [Order?] = []

  func fetchDraft() -> Order? { drafts.last ?? nil }
  func saveDraft(_ draft: Order?) async {
    if draft != nil {
      await withCheckedContinuation { continuation in
        held = continuation
        started.continuation.yield()
      }
    }
    drafts.append(draft)
  }

  func release() { held?.resume() }
}

@MainActor
struct DraftTests {
  private let presenter = DraftOrderPresentationLogicSpy()
  private let drafts = MemoryDraftStore()
  private let orderStore = OrderStoreStub()

  /// Returns what the next launch makes of the same drafts.
  private func form() -> DraftOrderInteractor {
    let form = DraftOrderInteractor(orderStore: orderStore, drafts: drafts, pause: {})
    form.presenter = presenter
    return form
  }

  @Test func `restores what was typed before the app ended`() async {
    let ended = form()
    ended.changeForm(request: .init(order: .first))
    ended.changeForm(request: .init(order: .second))
    await ended.draftWork.task?.value

    let next = form()
    next.loadForm()
    await next.loadWork.task?.value

    #expect(await drafts.drafts == [.second])
    #expect(presenter.responses == [.opened(.second)])
  }

  @Test func `deletes the draft when the order is saved, but not if that fails`() async {
    let form = form()
    form.changeForm(request: .init(order: .first))
    await form.draftWork.task?.value
    orderStore.gate.error = .unavailable

    form.saveOrder(request: .init(order: .first))
    await form.saveWork.task?.value
    #expect(await drafts.fetchDraft() == .first)

    orderStore.gate.error = nil
    form.saveOrder(request: .init(order: .first))
    await form.saveWork.task?.value
    #expect(await drafts.fetchDraft() == nil)
    #expect(presenter.responses == [.failed(.unavailable), .saved])
  }

  @Test(.timeLimit(.minutes(1)))
  func `deletes a draft that is being saved when the order is`() async {
    let drafts = HeldDraftStore()
    let form = DraftOrderInteractor(orderStore: orderStore, drafts: drafts, pause: {})
    form.changeForm(request: .init(order: .first))
    for await _ in drafts.started.stream { break }

    form.saveOrder(request: .init(order: .first))
    while orderStore.gate.calls.isEmpty { await Task.yield() }
    await drafts.release()
    await form.saveWork.task?.value

    #expect(await drafts.drafts == [.first, nil])
  }
}
