import Testing

/// A worker whose calls wait until the test answers them.
final class HeldNameWorker: NameWorker {
  typealias Call = (method: String, name: String, answer: CheckedContinuation<Bool, Never>)

  private let (calls, newCall) = AsyncStream.makeStream(of: Call.self)

  @concurrent func isTaken(_ name: String) async -> Bool {
    await withCheckedContinuation { newCall.yield(("isTaken", name, $0)) }
  }

  @concurrent func save(_ name: String) async -> Bool {
    await withCheckedContinuation { newCall.yield(("save", name, $0)) }
  }

  func nextCall() async -> Call? {
    for await call in calls { return call }
    return nil
  }
}

@MainActor struct NameTeaTests {
  private let worker = HeldNameWorker()
  private let interactor: NameTeaInteractor
  private let view: NameTeaView

  init() {
    interactor = NameTeaInteractor(worker: worker, pause: .zero)
    view = NameTeaView().configure(interactor: interactor)
  }

  @Test(
    arguments: [
      ("", .init(message: "Type a name.")),
      ("Chamomile tea", .init(message: "Delete a character.")),
      ("Chamomile teas", .init(message: "Delete 2 characters.")),
      ("Mint", .init(message: "Checking…", isChecking: true)),
    ] as [(String, NameTea.DisplayedName)])
  func `judges a name while it is typed`(name: String, shown: NameTea.DisplayedName) {
    view.type(name)

    #expect(view.name.state == shown)
  }

  @Test(
    arguments: [
      (true, .init(message: "Mint is taken. Choose another name.")),
      (false, .init(message: "", isSaveEnabled: true)),
    ] as [(Bool, NameTea.DisplayedName)])
  func `enables Save once the name is known to be free`(
    isTaken: Bool, shown: NameTea.DisplayedName
  ) async throws {
    view.type("Mint")
    try #require(await worker.nextCall()).answer.resume(returning: isTaken)
    await interactor.work?.value

    #expect(view.name.state == shown)
  }

  @Test func `drops the answer for an earlier text`() async throws {
    view.type("Mint")
    let (first, firstCall) = (interactor.work, try #require(await worker.nextCall()))
    view.type("Mint 2")
    let secondCall = try #require(await worker.nextCall())

    secondCall.answer.resume(returning: false)
    await interactor.work?.value
    firstCall.answer.resume(returning: true)
    await first?.value

    #expect(view.name.state == .init(message: "", isSaveEnabled: true))
  }

  @Test func `asks once for a name that is typed quickly`() async throws {
    for name in ["M", "Mi", "Mint"] { view.type(name) }
    let call = try #require(await worker.nextCall())

    #expect(call.name == "Mint")
    call.answer.resume(returning: false)
  }

  @Test func `frees a scene while its worker is busy`() async throws {
    var view: NameTeaView? = NameTeaView().configure(
      interactor: NameTeaInteractor(worker: worker, pause: .zero))
    view?.type("Mint")
    let call = try #require(await worker.nextCall())
    weak var interactor: NameTeaInteractor?
    interactor = view?.interactor as? NameTeaInteractor
    let work = interactor?.work

    view = nil

    #expect(interactor == nil)
    #expect(work?.isCancelled == true)
    call.answer.resume(returning: true)
  }

  @Test(
    arguments: [(true, "Saved Mint."), (false, "Mint is taken. Choose another name.")])
  func `saves once, and repeats that it saves`(isSaved: Bool, message: String) async throws {
    view.save("Mint")
    let (first, call) = (interactor.saving, try #require(await worker.nextCall()))
    for name in ["Mint", ""] { view.save(name) }
    view.type("Mints")
    #expect(interactor.work == nil)
    try #require(interactor.saving == first)
    #expect(call.method == "save" && call.name == "Mint")
    #expect(view.name.state == .init(message: "Saving…", isSaving: true))

    call.answer.resume(returning: isSaved)
    await first?.value

    #expect(view.name.state == .init(message: message))
    #expect(interactor.saving == nil)
  }

  @Test(
    arguments: [("", "Type a name."), ("Chamomile tea", "Delete a character.")])
  func `refuses to save a name with a fault`(name: String, message: String) {
    view.save(name)

    #expect(view.name.state == .init(message: message))
    #expect(interactor.saving == nil)
  }

  @Test func `drops the answer of a check when the user saves`() async throws {
    view.type("Mint")
    let (check, checkCall) = (interactor.work, try #require(await worker.nextCall()))
    view.save("Mint")
    let saveCall = try #require(await worker.nextCall())

    checkCall.answer.resume(returning: false)
    await check?.value

    #expect(view.name.message == "Saving…")
    saveCall.answer.resume(returning: true)
  }

  @Test func `saves a name when the scene is left`() async throws {
    var interactor: NameTeaInteractor? = NameTeaInteractor(worker: worker, pause: .zero)
    interactor?.saveName(request: .init(name: "Mint"))
    let (saving, call) = (interactor?.saving, try #require(await worker.nextCall()))
    weak var left: NameTeaInteractor?
    left = interactor

    interactor = nil

    #expect(left == nil)
    #expect(saving?.isCancelled == false)
    call.answer.resume(returning: true)
  }

  @Test(
    arguments: [
      (1, "Usuń 1 znak."), (2, "Usuń 2 znaki."), (5, "Usuń 5 znaków."), (12, "Usuń 12 znaków."),
      (22, "Usuń 22 znaki."),
    ])
  func `counts in Polish`(count: Int, message: String) {
    let presenter = NameTeaPresenter(words: .polish)
    presenter.view = view

    presenter.presentName(response: .tooLong(by: count))

    #expect(view.name.message == message)
  }
}
