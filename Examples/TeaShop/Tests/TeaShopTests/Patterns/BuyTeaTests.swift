import Testing

/// A worker whose purchases wait until the test answers them.
final class HeldPurchaseWorker: PurchaseWorker {
  typealias Call = (name: String, answer: CheckedContinuation<Bool, Never>)

  private let (calls, newCall) = AsyncStream.makeStream(of: Call.self)

  @concurrent func buy(_ name: String) async -> Bool {
    await withCheckedContinuation { newCall.yield((name, $0)) }
  }

  func nextCall() async -> Call? {
    for await call in calls { return call }
    return nil
  }
}

@MainActor private final class BuyTeaPresentationLogicSpy: BuyTeaPresentationLogic {
  private(set) var responses: [BuyTea.Response] = []

  func presentPurchase(response: BuyTea.Response) {
    responses.append(response)
  }
}

@MainActor struct BuyTeaTests {
  private let worker = HeldPurchaseWorker()
  private let presenter = BuyTeaPresentationLogicSpy()
  private let interactor: BuyTeaInteractor

  init() {
    interactor = BuyTeaInteractor(worker: worker)
    interactor.presenter = presenter
  }

  @Test func `buys once if the user taps twice, and again after the answer`() async throws {
    interactor.buyTea(request: .init(name: "Mint"))
    let (first, firstCall) = (interactor.purchase, try #require(await worker.nextCall()))
    interactor.buyTea(request: .init(name: "Mint"))
    try #require(interactor.purchase == first)
    firstCall.answer.resume(returning: true)
    await first?.value
    #expect(presenter.responses == [.buying, .buying, .bought("Mint")])
    try #require(interactor.purchase == nil)

    interactor.buyTea(request: .init(name: "Sencha"))
    let second = try #require(await worker.nextCall())
    #expect(second.name == "Sencha")
    second.answer.resume(returning: false)
    await interactor.purchase?.value
    #expect(presenter.responses.last == .refused)
  }

  @Test func `finishes a purchase when the scene is left`() async throws {
    var interactor: BuyTeaInteractor? = BuyTeaInteractor(worker: worker)
    interactor?.buyTea(request: .init(name: "Mint"))
    let (purchase, call) = (interactor?.purchase, try #require(await worker.nextCall()))
    weak var left: BuyTeaInteractor?
    left = interactor

    interactor = nil

    #expect(left == nil)
    #expect(purchase?.isCancelled == false)
    call.answer.resume(returning: true)
  }
}
