import Seeds
import Testing

@testable import IceCreamDomain
@testable import TestSupport

/// The list turns pages, filters, deletes and undoes, and presents what fails.
struct ListIceCreamsInteractorTests {
  private let presenter = ListIceCreamsPresentationLogicSpy()
  private let store = IceCreamStoreSpy(Seeds.savedIceCreams)

  // MARK: Pages

  @Test func `turns pages in both directions, and stays on the first and the last one`() {
    let interactor = listing(store)

    interactor.fetch(.next, .next, .next, .previous, .previous, .previous, .last)

    #expect(
      presenter.calls.suffix(5) == [
        Self.third, .page([2, 1], offset: 2, of: 5),
        .page([4, 3], of: 5), .page([4, 3], of: 5),
        .page([1, 0], offset: 3),
      ])
  }

  @Test func `reloads the same page`() throws {
    let interactor = listing(store)
    interactor.fetch(.next)
    try store.delete(Seeds.savedIceCreams[1].id)

    interactor.fetch(.again)

    #expect(
      presenter.calls.last == .page([2, 0], offset: 2))
  }

  @Test func `starts with the twenty newest ice creams on any request`() {
    let interactor = interactor(store)

    interactor.fetch(.again, .next)

    #expect(store.calls.first == .fetch(.init(count: 20)))
    #expect(presenter.calls == [.page([4, 3, 2, 1, 0]), .page([4, 3, 2, 1, 0])])
  }

  @Test func `keeps some ice creams while it fetches others, and drops the rest`() throws {
    let interactor = interactor(store)

    interactor.fetch(
      .first(.init(order: .oldest, count: 2, most: 4)), .next, .next, .previous, .last)

    #expect(
      presenter.calls == [
        .page([0, 1], of: 5), .page([0, 1, 2, 3], of: 5), .page([2, 3, 4], offset: 2),
        .page([0, 1, 2, 3], of: 5), .page([3, 4], offset: 3),
      ])
  }

  @Test(arguments: [0, -1, .max])
  func `accepts any number of ice creams`(number: Int) {
    let interactor = interactor(store)

    interactor.fetch(.first(.init(count: number, most: number)), .next, .last, .previous, .next)

    #expect(presenter.calls.allSatisfy { $0 != .page([]) })
    #expect(presenter.calls.count == 5)
  }

  @Test func `starts at the first page of other criteria`() {
    let interactor = listing(store)
    interactor.fetch(.next)

    interactor.fetch(.first(.init(order: .oldest, count: 3)))

    #expect(presenter.calls.last == .page([0, 1, 2], of: 5))
  }

  @Test func `presents an empty list with the store's notes as a page, not as a failure`() {
    _ = listing(IceCreamStoreSpy(notes: [.damagedLine(7, of: "book")]))

    #expect(
      presenter.calls == [
        .presentIceCreams(
          .init(page: .init(notes: [.damagedLine(7, of: "book")])))
      ])
  }

  // MARK: Failures

  @Test func `presents a failure for any request without a store`() {
    let interactor = listing(nil)
    interactor.proposeChange(request: .undo)

    #expect(presenter.calls == Array(repeating: .failed(.noStore), count: 2))
  }

  @Test func `fetches the requested page on a retry`() {
    let store = IceCreamStoreSpy(Seeds.savedIceCreams, failing: [.diskFull, .lockedTooLong])
    let interactor = interactor(store)
    interactor.fetch(.first(.init(names: PerKind(flavor: "vanilla"), count: 2)))

    interactor.fetch(.again, .again)

    let filter = IceCreamFilter(flavor: "Vanilla")
    #expect(store.calls == Array(repeating: .fetch(.init(filter: filter, count: 2)), count: 3))
    #expect(
      presenter.calls == [
        .failed(.store(Seeds.diskFull)),
        .failed(.store(.init(store: "book", problem: .lockedTooLong))),
        .page([3, 0], filter: filter),
      ])
  }

  @Test func `fetches the next page on a retry`() {
    let interactor = interactor(
      IceCreamStoreSpy(Seeds.savedIceCreams, failing: [nil, .diskFull]))
    interactor.fetchFirst()
    interactor.fetch(.next)

    interactor.fetch(.again, .again)

    let second = Call.page([2, 1], offset: 2, of: 5)
    #expect(presenter.calls.dropFirst() == [.failed(.store(Seeds.diskFull)), second, second])
  }

  @Test func `keeps its place when a page fails`() {
    let interactor = interactor(
      IceCreamStoreSpy(Seeds.savedIceCreams, failing: [nil, .diskFull]))
    interactor.fetchFirst()
    interactor.fetch(.next)

    interactor.fetch(.previous)

    #expect(presenter.calls.last == .page([4, 3], of: 5))
  }

  @Test func `looks names up again after a catalog failure`() {
    let interactor = interactor(
      IceCreamStoreSpy(Seeds.savedIceCreams),
      worker: CatalogWorkerStub(.failure(Seeds.catalogError), .success(Seeds.iceCream)))
    interactor.fetch(.first(.init(names: PerKind(flavor: "vanilla"))))

    interactor.fetch(.again)

    #expect(
      presenter.calls == [
        .failed(.catalog(Seeds.catalogError)),
        .page([3, 0], filter: IceCreamFilter(flavor: "Vanilla")),
      ])
  }

  @Test func `reloads the previous page after invalid names`() {
    let interactor = listing(IceCreamStoreSpy(Seeds.savedIceCreams))
    interactor.fetch(.first(.init(names: PerKind(cone: "9"))))

    interactor.fetch(.again)

    let fault = IngredientFault(
      kind: .cone, problem: .outOfRange(number: 9, count: 2))
    #expect(
      presenter.calls.dropFirst() == [.failed(.names([fault])), .page([4, 3], of: 5)])
  }

  @Test func `refuses a name that neither the catalog nor the store has`() {
    let interactor = interactor(IceCreamStoreSpy(Seeds.savedIceCreams))

    interactor.fetch(.first(.init(names: PerKind(flavor: "vanlia"))))

    let fault = IngredientFault(
      kind: .flavor, problem: .unknown(typed: "vanlia", likely: ["Vanilla"]))
    #expect(presenter.calls == [.failed(.names([fault]))])
  }

  @Test func `presents an empty page for a name that a damaged line may have`() {
    let interactor = interactor(IceCreamStoreSpy(notes: [.damagedLine(7, of: "book")]))

    interactor.fetch(.first(.init(names: PerKind(flavor: "vanlia"))))

    let fault = IngredientFault(
      kind: .flavor, problem: .unknown(typed: "vanlia", likely: ["Vanilla"]))
    #expect(
      presenter.calls == [
        .presentIceCreams(
          .init(
            page: .init(notes: [.damagedLine(7, of: "book")]),
            filter: IceCreamFilter(flavor: "vanlia"), unknown: [fault]))
      ])
  }

  // MARK: The text of the filter

  @Test func `filters by the words of a text`() {
    let interactor = listing(InMemoryIceCreamStore(Seeds.savedIceCreams, name: "book"))

    interactor.fetch(.first(.init(text: "cup MIN", count: 2)))

    #expect(presenter.calls.last == .page([4], filter: IceCreamFilter(text: "cup MIN")))
  }

  @Test func `returns to the place in the list where the text was typed`() {
    let interactor = listing(InMemoryIceCreamStore(Seeds.savedIceCreams, name: "book"))
    interactor.fetch(.next)
    let before = presenter.calls.last

    interactor.fetch(
      .first(.init(text: "m", count: 2)), .first(.init(text: "mi", count: 2)), .unfiltered)

    #expect(presenter.calls.last == before)
  }

  @Test func `returns to the beginning if the order changed meanwhile`() {
    let interactor = listing(InMemoryIceCreamStore(Seeds.savedIceCreams, name: "book"))
    interactor.fetch(
      .next, .first(.init(text: "m", count: 2)), .first(.init(text: "m", order: .oldest, count: 2)))

    interactor.fetch(.unfiltered)

    #expect(presenter.calls.last == .page([0, 1], of: 5))
  }

  // MARK: PreviewIceCream

  @Test func `presents how an ice cream looks`() {
    let interactor = listing(IceCreamStoreSpy([Seeds.savedIceCream]))

    interactor.previewIceCream(request: .init(index: 0))

    #expect(
      presenter.calls.last
        == .presentPreview(
          .init(
            iceCream: Seeds.savedIceCream,
            look: .inCatalog(
              PerKind(cone: Seeds.paperCup, flavor: Seeds.vanilla, topping: Seeds.cherry)))))
  }

  @Test func `reads a catalog that failed again for the next preview`() {
    let interactor = interactor(
      IceCreamStoreSpy([Seeds.savedIceCream]),
      worker: CatalogWorkerStub(
        .failure(Seeds.catalogError), .failure(Seeds.catalogError), .success(Seeds.iceCream)))
    interactor.fetchFirst()

    interactor.previewIceCream(request: .init(index: 0))
    interactor.previewIceCream(request: .init(index: 0))

    let looks = presenter.calls.compactMap { call in
      if case .presentPreview(let response) = call { response.look } else { nil }
    }
    #expect(looks.first == .unknown(Seeds.catalogError))
    #expect(
      looks.last
        == .inCatalog(
          PerKind(cone: Seeds.paperCup, flavor: Seeds.vanilla, topping: Seeds.cherry)))
  }

  @Test(arguments: [-1, 2, 99, .max])
  func `refuses to preview or delete what is not on the page`(index: Int) {
    let store = IceCreamStoreSpy(Seeds.savedIceCreams)
    let interactor = listing(store)

    interactor.previewIceCream(request: .init(index: index))
    interactor.proposeChange(request: .delete(index: index))

    #expect(
      presenter.calls.dropFirst()
        == [
          .presentFailure(.notOnPage(index: index)),
          .presentFailure(.notOnPage(index: index)),
        ])
    #expect(store.calls == [.fetch(.init(count: 2))])
    #expect(interactor.iceCream(at: index) == nil)
  }

  @Test func `gives the router the ice creams of its page`() {
    let interactor = listing(IceCreamStoreSpy(Seeds.savedIceCreams))
    interactor.fetch(.next)

    #expect(interactor.iceCream(at: 1) == Seeds.savedIceCreams[1])
  }

  // MARK: ProposeChange and ConfirmChange: a deletion

  @Test func `asks before it deletes, then reloads the page, then presents the deletion`() {
    let store = IceCreamStoreSpy(Seeds.savedIceCreams)
    let interactor = listing(store)

    interactor.proposeChange(request: .delete(index: 1))
    #expect(store.calls == [.fetch(.init(count: 2))])
    #expect(presenter.calls.last == .presentQuestion(.delete([Seeds.savedIceCreams[3]])))
    interactor.confirmChange(request: .init())

    #expect(
      store.calls.dropFirst() == [
        .delete([Seeds.savedIceCreams[3]]), .fetch(.init(count: 2)),
      ])
    #expect(presenter.calls.suffix(2) == [.page([4, 2], of: 4), .deleted(3)])
  }

  @Test(
    arguments: [
      { $0.declineChange(request: .init()) },
      { $0.fetch(.next) },
      { $0.previewIceCream(request: .init(index: 99)) },
      { $0.proposeChange(request: .delete(index: 99)) },
    ] as [@Sendable (ListIceCreamsInteractor) -> Void])
  func `changes nothing once its question is declined or gone`(
    drop: @Sendable (ListIceCreamsInteractor) -> Void
  ) throws {
    for request in [ListIceCreams.ProposeChange.Request.delete(index: 0), .undo] {
      let store = InMemoryIceCreamStore(Seeds.savedIceCreams, name: "book")
      let interactor = listing(store)
      interactor.proposeChange(request: request)

      drop(interactor)
      interactor.confirmChange(request: .init())

      #expect(presenter.calls.last == .presentFailure(.nothingAsked))
      #expect(try store.fetch(IceCreamQuery()).total == 5)
    }
  }

  // MARK: ProposeChange and ConfirmChange: several deletions

  @Test func `finds each ice cream once, and deletes them as one change`() throws {
    let store = IceCreamStoreSpy(
      InMemoryIceCreamStore(Seeds.savedIceCreams, name: Seeds.unknownID.store))
    let interactor = interactor(store)
    let found = [Seeds.savedIceCreams[3], Seeds.savedIceCreams[0]]

    interactor.proposeChange(
      request: .deleteTyped(ids: [found[0].id, "nothing", found[1].id, found[0].id]))
    let missing = IceCreamStoreError(store: store.name, problem: .unknownID("nothing"))
    #expect(presenter.calls == [.presentQuestion(.delete(found, missing: [missing]))])
    interactor.confirmChange(request: .init())

    #expect(store.calls.contains(.delete(found)))
    #expect(presenter.calls.last == .presentChange(.init(action: .deleted(found))))
    #expect(try store.lastChange()?.action == .deleted(found))
  }

  @Test func `deletes the others if one was changed or deleted meanwhile`() throws {
    let store = InMemoryIceCreamStore(Seeds.savedIceCreams, name: "book")
    let interactor = interactor(store)
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
      presenter.calls.last == .presentChange(.init(action: .deleted(deleted), leftOut: leftOut)))
    #expect(try store.fetch(IceCreamQuery()).iceCreams == [changed])
  }

  @Test func `asks nothing if none is found`() {
    let interactor = interactor(InMemoryIceCreamStore(name: "book"))

    interactor.proposeChange(request: .deleteTyped(ids: ["a", "b"]))

    let missing = ["a", "b"].map { IceCreamStoreError(store: "book", problem: .unknownID($0)) }
    #expect(presenter.calls == [.presentQuestion(.nothing(missing: missing))])
  }

  @Test func `changes nothing that it did not ask about, or once more`() {
    let store = IceCreamStoreSpy(Seeds.savedIceCreams)
    let interactor = listing(store)

    interactor.confirmChange(request: .init())
    #expect(presenter.calls.last == .presentFailure(.nothingAsked))
    interactor.delete(at: 0)
    interactor.confirmChange(request: .init())

    #expect(presenter.calls.last == .presentFailure(.nothingAsked))
    #expect(store.calls.count == 3)
  }

  @Test func `reloads its page after a deletion, and not the one that could not be fetched`() {
    let interactor = listing(IceCreamStoreSpy(Seeds.savedIceCreams, failing: [nil, .diskFull]))
    interactor.fetch(.next)

    interactor.delete(at: 1)

    #expect(
      presenter.calls.suffix(2) == [.page([4, 2], of: 4), .deleted(3)])
  }

  @Test func `goes back a page when the last page becomes empty`() {
    let interactor = listing(IceCreamStoreSpy(Seeds.savedIceCreams))
    interactor.fetch(.next, .next)

    interactor.delete(at: 0)

    #expect(
      presenter.calls.suffix(2) == [
        .page([2, 1], offset: 2), .deleted(0),
      ])
  }

  @Test func `presents an empty list when the only ice cream is deleted`() {
    let interactor = listing(InMemoryIceCreamStore([Seeds.savedIceCream]))

    interactor.delete(at: 0)

    // It can be restored.
    #expect(presenter.calls.suffix(2) == [.page([], canUndo: true), .deleted(0)])
  }

  @Test func `reloads the page if another program deleted the ice cream first`() throws {
    let store = InMemoryIceCreamStore([Seeds.savedIceCream], name: "book")
    let interactor = listing(store)
    try store.delete(Seeds.id)

    interactor.delete(at: 0)

    let error = IceCreamStoreError(store: store.name, problem: .unknownID(Seeds.id))
    #expect(
      presenter.calls.suffix(2) == [
        .page([], canUndo: true), .presentFailure(.notChanged(error, canRetry: false)),
      ])
  }

  @Test func `presents a failed deletion, keeps the page, and deletes on a retry`() {
    let store = IceCreamStoreSpy(Seeds.savedIceCreams, failing: [nil, .diskFull])
    let interactor = listing(store)

    interactor.delete(at: 0)
    #expect(presenter.calls.last == .presentFailure(.notChanged(Seeds.diskFull, canRetry: true)))
    interactor.confirmChange(request: .init())

    let deletion = IceCreamStoreSpy.Call.delete([Seeds.mintIceCream])
    #expect(
      store.calls == [.fetch(.init(count: 2)), deletion, deletion, .fetch(.init(count: 2))])
    #expect(presenter.calls.last == .deleted(4))
  }

  @Test func `presents the deletion even if the page cannot be reloaded`() {
    let interactor = listing(
      IceCreamStoreSpy(Seeds.savedIceCreams, failing: [nil, nil, .diskFull]))

    interactor.delete(at: 0)

    #expect(
      presenter.calls.suffix(2) == [.failed(.store(Seeds.diskFull)), .deleted(4)])
  }

  // MARK: Changes from another scene

  @Test func `presents what another scene changed and deleted once, when a page can be fetched`() {
    let interactor = listing(IceCreamStoreSpy(Seeds.savedIceCreams, failing: [nil, .diskFull]))
    interactor.updatedIceCream = Seeds.savedIceCream
    interactor.deletedIceCream = Seeds.changedIceCream

    interactor.fetch(.again, .again, .again)

    #expect(
      presenter.calls.suffix(2) == [
        .page(
          [4, 3], of: 5, deleted: Seeds.changedIceCream, updated: Seeds.savedIceCream),
        Self.first,
      ])
    #expect(interactor.deletedIceCream == nil)
  }

  // MARK: ProposeChange and ConfirmChange: undoing

  private static let changes: [IceCreamChange.Action] = [
    .saved(Seeds.mintIceCream), .updated(lime, from: Seeds.mintIceCream),
    .deleted([Seeds.mintIceCream, Seeds.savedIceCream]),
    .restored([Seeds.mintIceCream, Seeds.savedIceCream]),
  ]
  private static var lime: SavedIceCream {
    var iceCream = Seeds.mintIceCream
    iceCream.names.flavor = "Lime"
    return iceCream
  }

  /// A store with this last change, to ice creams of the seeds.
  private func store(after action: IceCreamChange.Action) throws -> InMemoryIceCreamStore {
    let store = InMemoryIceCreamStore(Seeds.savedIceCreams, name: "book")
    switch action {
    case .saved: break
    case .updated(let iceCream, from: _): try store.update(iceCream)
    case .deleted(let iceCreams): try store.delete(iceCreams)
    case .restored(let iceCreams):
      try store.delete(iceCreams)
      try store.undoLast()
    }
    return store
  }

  @Test(arguments: changes)
  func `asks before it undoes the last change, then reloads`(
    action: IceCreamChange.Action
  ) throws {
    let inMemory = try store(after: action)
    let change = try #require(try inMemory.lastChange())
    #expect(change.action == action)
    let store = IceCreamStoreSpy(inMemory)
    let interactor = interactor(store)

    interactor.proposeChange(request: .undo)
    #expect(presenter.calls == [.presentQuestion(.undo(change))])
    #expect(store.calls == [.lastChange])
    interactor.confirmChange(request: .init())

    #expect(store.calls == [.lastChange, .undo(change), .fetch(IceCreamQuery())])
    #expect(presenter.calls.count == 3)
    #expect(presenter.calls.last == .presentChange(.init(action: action.opposite)))
  }

  @Test func `asks with the first page if another scene wants to undo`() throws {
    let inMemory = try store(after: .saved(Seeds.mintIceCream))
    let change = try #require(try inMemory.lastChange())
    let interactor = interactor(IceCreamStoreSpy(inMemory))
    interactor.asksToUndo = true

    interactor.fetchIceCreams(request: .first(.init()))
    interactor.fetchIceCreams(request: .again)

    #expect(presenter.calls.count == 3)
    #expect(presenter.calls[1] == .presentQuestion(.undo(change)))
  }

  @Test func `presents that there is no change to undo`() {
    let interactor = listing(InMemoryIceCreamStore())

    interactor.proposeChange(request: .undo)

    #expect(
      presenter.calls == [.page([]), .presentFailure(.nothingToUndo)])
  }

  @Test func `presents why the last change is not known`() {
    let interactor = interactor(IceCreamStoreSpy(failing: [.damagedChange(line: 3)]))

    interactor.proposeChange(request: .undo)

    let error = IceCreamStoreError(store: "book", problem: .damagedChange(line: 3))
    #expect(presenter.calls == [.presentFailure(.changeUnknown(error))])
  }

  @Test func `forgets an earlier question if the last change cannot be read`() {
    let store = IceCreamStoreSpy([Seeds.savedIceCream], failing: [nil, .lockedTooLong])
    let interactor = listing(store)
    interactor.proposeChange(request: .delete(index: 0))

    interactor.proposeChange(request: .undo)
    interactor.confirmChange(request: .init())

    #expect(presenter.calls.last == .presentFailure(.nothingAsked))
  }

  @Test func `reloads the page after what cannot be repeated, and does not confirm it twice`() {
    let problem = IceCreamStoreError.Problem.unconfirmed(reason: "no")
    let interactor = listing(IceCreamStoreSpy([Seeds.savedIceCream], failing: [nil, problem]))
    interactor.delete(at: 0)

    interactor.confirmChange(request: .init())

    #expect(
      presenter.calls.suffix(3) == [
        .page([0]),
        .presentFailure(.notChanged(.init(store: "book", problem: problem), canRetry: false)),
        .presentFailure(.nothingAsked),
      ])
  }

  // MARK: Given

  private func interactor(
    _ store: (any IceCreamStore)?, worker: CatalogWorkerStub = CatalogWorkerStub()
  ) -> ListIceCreamsInteractor {
    let interactor = ListIceCreamsInteractor(
      worker: worker, store: store)
    interactor.presenter = presenter
    return interactor
  }

  /// An interactor that has fetched the two newest ice creams.
  private func listing(_ store: (any IceCreamStore)?) -> ListIceCreamsInteractor {
    let interactor = interactor(store)
    interactor.fetchFirst()
    return interactor
  }

  private typealias Call = ListIceCreamsPresentationLogicSpy.Call
  private static let first = Call.page([4, 3], of: 5)
  private static let second = Call.page([2, 1], offset: 2, of: 5)
  private static let third = Call.page([0], offset: 4)
}

extension ListIceCreamsPresentationLogicSpy.Call {
  fileprivate static func deleted(_ index: Int) -> Self {
    .presentChange(.init(action: .deleted([Seeds.savedIceCreams[index]])))
  }
}
