import Seeds
import Testing

@testable import IceCreamDomain
@testable import TestDoubles

/// The list asks before it deletes or undoes, and presents what became of it.
struct ListIceCreamsInteractorChangeTests {
  private let store = IceCreamStoreSpy(Seeds.savedIceCreams)
  private let presenterSpy = ListIceCreamsPresentationLogicSpy()
  private let interactor: ListIceCreamsInteractor

  init() {
    interactor = ListIceCreamsInteractor(worker: CatalogWorkerStub(), store: store)
    interactor.presenter = presenterSpy
  }

  // MARK: ProposeChange and ConfirmChange, to delete

  @Test func `asks before it deletes`() {
    interactor.fetchFirst()

    interactor.proposeChange(request: .delete(index: 1))

    #expect(store.calls == [.fetch(.init(count: 2))])
    #expect(presenterSpy.calls.last == .presentQuestion(.delete([Seeds.savedIceCreams[3]])))
  }

  @Test func `deletes, reloads the page, then presents the deletion`() {
    interactor.fetchFirst()
    interactor.proposeChange(request: .delete(index: 1))

    interactor.confirmChange(request: .init())

    #expect(
      store.calls.dropFirst() == [
        .delete([Seeds.savedIceCreams[3]]), .fetch(.init(count: 2)),
      ])
    #expect(presenterSpy.calls.suffix(2) == [.page([4, 2], of: 4), .deleted(3)])
  }

  @Test(arguments: [-1, 2, 99, .max])
  func `refuses to delete what is not on the page`(index: Int) {
    interactor.fetchFirst()

    interactor.proposeChange(request: .delete(index: index))

    #expect(presenterSpy.calls.last == .presentFailure(.notOnPage(index: index)))
  }

  @Test(
    arguments: [
      { $0.declineChange(request: .init()) },
      { $0.fetch(.next) },
      { $0.previewIceCream(request: .init(index: 99)) },
      { $0.proposeChange(request: .delete(index: 99)) },
      { $0.proposeChange(request: .deleteTyped(ids: ["nothing"])) },
    ] as [@Sendable (ListIceCreamsInteractor) -> Void],
    [.delete(index: 0), .undo] as [ListIceCreams.ProposeChange.Request])
  func `changes nothing once its question is declined or gone`(
    drop: @Sendable (ListIceCreamsInteractor) -> Void, request: ListIceCreams.ProposeChange.Request
  ) throws {
    interactor.fetchFirst()
    interactor.proposeChange(request: request)
    drop(interactor)

    interactor.confirmChange(request: .init())

    #expect(presenterSpy.calls.last == .presentFailure(.nothingAsked))
    #expect(try store.fetch(IceCreamQuery()).total == 5)
  }

  @Test func `has no question once it is declined`() {
    interactor.declineChange(request: .init())

    #expect(presenterSpy.calls == [.presentQuestion(.nothing())])
  }

  @Test func `goes back a page when the last page becomes empty`() {
    interactor.fetchFirst()
    interactor.fetch(.next, .next)

    interactor.delete(at: 0)

    #expect(presenterSpy.calls.suffix(2) == [.page([2, 1], offset: 2), .deleted(0)])
  }

  @Test func `presents an empty list when the only ice cream is deleted, which can be undone`() {
    let interactor = ListIceCreamsInteractor(store: IceCreamStoreSpy([Seeds.savedIceCream]))
    interactor.presenter = presenterSpy
    interactor.fetchFirst()

    interactor.delete(at: 0)

    #expect(presenterSpy.calls.suffix(2) == [.page([], canUndo: true), .deleted(0)])
  }

  @Test func `presents a failed deletion, keeps the page, and deletes on a retry`() {
    interactor.fetchFirst()
    store.problems = [.diskFull]
    interactor.delete(at: 0)

    interactor.confirmChange(request: .init())

    let deletion = IceCreamStoreSpy.Call.delete([Seeds.mintIceCream])
    #expect(
      store.calls == [.fetch(.init(count: 2)), deletion, deletion, .fetch(.init(count: 2))])
    #expect(
      presenterSpy.calls.suffix(3) == [
        .presentFailure(.notChanged(Seeds.diskFull, canRetry: true)), .page([3, 2], of: 4),
        .deleted(4),
      ])
  }

  @Test func `reloads the page if it was deleted meanwhile, and does not delete it twice`() throws {
    interactor.fetchFirst()
    try store.delete(Seeds.mintIceCream.id)
    interactor.delete(at: 0)

    interactor.confirmChange(request: .init())

    let problem = IceCreamStoreError.Problem.unknownID(Seeds.mintIceCream.id)
    #expect(
      presenterSpy.calls.suffix(3) == [
        .page([3, 2], of: 4),
        .presentFailure(.notChanged(.init(store: "book", problem: problem), canRetry: false)),
        .presentFailure(.nothingAsked),
      ])
  }

  @Test func `after a deletion, reloads its page, not a page that could not be fetched`() {
    interactor.fetchFirst()
    store.problems = [.diskFull]
    interactor.fetch(.next)

    interactor.delete(at: 1)

    #expect(presenterSpy.calls.suffix(2) == [.page([4, 2], of: 4), .deleted(3)])
  }

  @Test func `presents the deletion even if the page cannot be reloaded`() {
    interactor.fetchFirst()
    store.problems = [nil, .diskFull]

    interactor.delete(at: 0)

    #expect(presenterSpy.calls.suffix(2) == [.failed(.store(Seeds.diskFull)), .deleted(4)])
  }

  // MARK: ProposeChange and ConfirmChange, to delete by typed identifiers

  @Test func `finds each ice cream once, and asks about all of them`() {
    let ids = [Seeds.savedIceCreams[3].id, "nothing", Seeds.id, Seeds.savedIceCreams[3].id]

    interactor.proposeChange(request: .deleteTyped(ids: ids))

    let missing = IceCreamStoreError(store: "book", problem: .unknownID("nothing"))
    #expect(
      presenterSpy.calls == [
        .presentQuestion(
          .delete([Seeds.savedIceCreams[3], Seeds.savedIceCream], missing: [missing]))
      ])
  }

  @Test func `deletes several as one change, without those that were changed or deleted meanwhile`()
    throws
  {
    interactor.proposeChange(request: .deleteTyped(ids: Seeds.savedIceCreams.map(\.id)))
    var changed = Seeds.savedIceCreams[1]
    changed.names.flavor = "Lime"
    try store.update(changed)
    try store.delete([Seeds.savedIceCreams[2]])

    interactor.confirmChange(request: .init())

    let leftOut = [
      IceCreamStoreError(store: "book", problem: .changedMeanwhile(changed.id)),
      IceCreamStoreError(store: "book", problem: .unknownID(Seeds.savedIceCreams[2].id)),
    ]
    let deleted = [0, 3, 4].map { Seeds.savedIceCreams[$0] }
    #expect(
      presenterSpy.calls.last == .presentChange(.init(action: .deleted(deleted), leftOut: leftOut)))
    #expect(try store.lastChange()?.action == .deleted(deleted))
  }

  @Test func `asks nothing if none is found`() {
    interactor.proposeChange(request: .deleteTyped(ids: ["a", "b"]))

    let missing = ["a", "b"].map { IceCreamStoreError(store: "book", problem: .unknownID($0)) }
    #expect(presenterSpy.calls == [.presentQuestion(.nothing(missing: missing))])
  }

  // MARK: ProposeChange and ConfirmChange, to undo

  @Test func `asks before it undoes the last change`() {
    interactor.proposeChange(request: .undo)

    #expect(store.calls == [.lastChange])
    #expect(presenterSpy.calls == [.presentQuestion(.undo(Self.lastChange))])
  }

  @Test(
    arguments: [
      ({ @Sendable _ in }, .deleted([mint])),
      ({ @Sendable in try $0.update(lime) }, .updated(mint, from: lime)),
      ({ @Sendable in try $0.delete([mint]) }, .restored([mint])),
    ] as [(@Sendable (IceCreamStoreSpy) throws -> Void, IceCreamChange.Action)])
  func `undoes the last change, reloads, and presents the opposite`(
    change: @Sendable (IceCreamStoreSpy) throws -> Void, opposite: IceCreamChange.Action
  ) throws {
    try change(store)
    interactor.proposeChange(request: .undo)

    interactor.confirmChange(request: .init())

    let middle = opposite == .deleted([Self.mint]) ? nil : Self.mint.id
    #expect(store.calls.last == .fetch(IceCreamQuery(middle: middle)))
    #expect(presenterSpy.calls.last == .presentChange(.init(action: opposite)))
  }

  @Test(arguments: [0, 4])
  func `asks for another scene only if the last change is one of its ice cream`(index: Int) {
    let id = Seeds.savedIceCreams[index].id
    interactor.undoneID = id

    interactor.proposeChange(request: .undo)

    #expect(
      presenterSpy.calls == [
        index == 4
          ? .presentQuestion(.undo(Self.lastChange))
          : .presentFailure(.changedSince(id, Self.lastChange))
      ])
  }

  @Test func `undoes for another scene what concerns several`() throws {
    try store.delete([Seeds.savedIceCreams[1], Seeds.savedIceCreams[2]])
    interactor.undoneID = Seeds.savedIceCreams[2].id

    interactor.proposeChange(request: .undo)
    interactor.confirmChange(request: .init())

    #expect(try store.fetch(IceCreamQuery()).total == 5)
  }

  @Test func `presents that there is no change to undo`() {
    let interactor = ListIceCreamsInteractor(store: IceCreamStoreSpy())
    interactor.presenter = presenterSpy
    interactor.fetchFirst()

    interactor.proposeChange(request: .undo)

    #expect(presenterSpy.calls == [.page([]), .presentFailure(.nothingToUndo)])
  }

  @Test func `presents why the last change is not known`() {
    store.problems = [.damagedChange(line: 3)]

    interactor.proposeChange(request: .undo)

    let error = IceCreamStoreError(store: "book", problem: .damagedChange(line: 3))
    #expect(presenterSpy.calls == [.presentFailure(.changeUnknown(error))])
  }

  @Test(arguments: [.undo, .deleteTyped(ids: ["a"])] as [ListIceCreams.ProposeChange.Request])
  func `changes nothing without a store`(request: ListIceCreams.ProposeChange.Request) {
    let interactor = ListIceCreamsInteractor()
    interactor.presenter = presenterSpy

    interactor.proposeChange(request: request)

    #expect(presenterSpy.calls == [.failed(.noStore)])
  }

  // MARK: Given

  private static let mint = Seeds.mintIceCream
  private static let lastChange = IceCreamChange(number: 5, action: .saved(mint))
  private static let lime = SavedIceCream(
    id: Seeds.mintIceCream.id, madeAt: Seeds.mintIceCream.madeAt, cone: "Paper cup",
    flavor: "Lime", topping: "Cherry")
}
