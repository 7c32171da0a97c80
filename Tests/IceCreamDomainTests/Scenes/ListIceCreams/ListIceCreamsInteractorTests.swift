import Seeds
import Testing

@testable import IceCreamDomain
@testable import TestDoubles

/// The list turns pages, filters and previews; its other suite tests its changes.
///
/// A worker stub answers with the seeds' catalog, a store spy has five ice creams, and a presenter spy records the
/// response to each request.
struct ListIceCreamsInteractorTests {
  private let worker = CatalogWorkerStub()
  private let store = IceCreamStoreSpy(Seeds.savedIceCreams)
  private let presenterSpy = ListIceCreamsPresentationLogicSpy()
  private let interactor: ListIceCreamsInteractor

  init() {
    interactor = ListIceCreamsInteractor(worker: worker, store: store)
    interactor.presenter = presenterSpy
  }

  // MARK: FetchIceCreams

  @Test func `presents the ice creams that the store fetches`() {
    interactor.fetchIceCreams(request: .first(.init(count: 1)))

    #expect(store.calls == [.fetch(.init(count: 1))])
    #expect(
      presenterSpy.calls == [
        .presentIceCreams(
          .init(page: .init(iceCreams: [Seeds.mintIceCream], total: 5), canUndo: true))
      ])
  }

  @Test(arguments: [.first(.init()), .again, .next] as [ListIceCreams.FetchIceCreams.Request])
  func `starts with the twenty newest ice creams on any request`(
    request: ListIceCreams.FetchIceCreams.Request
  ) {
    interactor.fetchIceCreams(request: request)

    #expect(store.calls == [.fetch(.init(count: 20))])
    #expect(presenterSpy.calls == [.page([4, 3, 2, 1, 0])])
  }

  @Test(
    arguments: [
      ([.next], .page([2, 1], offset: 2, of: 5)),
      ([.next, .next, .next], .page([0], offset: 4)),
      ([.next, .next, .previous], .page([2, 1], offset: 2, of: 5)),
      ([.previous], .page([4, 3], of: 5)),
      ([.last], .page([1, 0], offset: 3)),
    ] as [([ListIceCreams.FetchIceCreams.Request], ListIceCreamsPresentationLogicSpy.Call)])
  func `turns pages in both directions, and stays on the first and the last one`(
    requests: [ListIceCreams.FetchIceCreams.Request], page: ListIceCreamsPresentationLogicSpy.Call
  ) {
    interactor.fetchFirst()

    requests.forEach { interactor.fetch($0) }

    #expect(presenterSpy.calls.last == page)
  }

  @Test func `reloads the same page`() throws {
    interactor.fetchFirst()
    interactor.fetch(.next)
    try store.delete(Seeds.savedIceCreams[1].id)

    interactor.fetch(.again)

    #expect(presenterSpy.calls.last == .page([2, 0], offset: 2))
  }

  @Test func `starts at the first page of other criteria`() {
    interactor.fetchFirst()
    interactor.fetch(.next)

    interactor.fetch(.first(.init(order: .oldest, count: 3)))

    #expect(presenterSpy.calls.last == .page([0, 1, 2], of: 5))
  }

  @Test(
    arguments: [
      ([.next], .page([0, 1, 2, 3], of: 5)),
      ([.next, .next], .page([2, 3, 4], offset: 2)),
      ([.next, .next, .previous], .page([0, 1, 2, 3], of: 5)),
      ([.next, .next, .previous, .last], .page([3, 4], offset: 3)),
    ] as [([ListIceCreams.FetchIceCreams.Request], ListIceCreamsPresentationLogicSpy.Call)])
  func `keeps some ice creams while it fetches others, and drops the rest`(
    requests: [ListIceCreams.FetchIceCreams.Request], page: ListIceCreamsPresentationLogicSpy.Call
  ) {
    interactor.fetch(.first(.init(order: .oldest, count: 2, most: 4)))

    requests.forEach { interactor.fetch($0) }

    #expect(presenterSpy.calls.last == page)
  }

  @Test(
    arguments: [0, -1, .max],
    [.next, .last, .previous] as [ListIceCreams.FetchIceCreams.Request])
  func `accepts any number of ice creams`(
    number: Int, request: ListIceCreams.FetchIceCreams.Request
  ) {
    interactor.fetch(.first(.init(count: number, most: number)))

    interactor.fetch(request)

    guard case .presentIceCreams(let response)? = presenterSpy.calls.dropFirst().last else {
      Issue.record("\(presenterSpy.calls)")
      return
    }
    #expect(!response.page.iceCreams.isEmpty)
  }

  @Test
  func `presents once what another scene changed and deleted, with the first page that it gets`() {
    store.problems = [.diskFull]
    interactor.updatedIceCream = Seeds.savedIceCream
    interactor.deletedIceCream = Seeds.changedIceCream
    interactor.fetchFirst()

    interactor.fetch(.again)

    #expect(
      presenterSpy.calls == [
        .failed(.store(Seeds.diskFull)),
        .page([4, 3], of: 5, deleted: Seeds.changedIceCream, updated: Seeds.savedIceCream),
      ])
    #expect(interactor.deletedIceCream == nil)
    #expect(interactor.updatedIceCream == nil)
  }

  // MARK: FetchIceCreams, with a filter

  @Test func `filters by names of the catalog`() {
    interactor.fetch(.first(.init(names: PerKind(flavor: "van"))))

    #expect(presenterSpy.calls == [.page([3, 0], filter: IceCreamFilter(flavor: "Vanilla"))])
  }

  @Test func `filters by the words of a text`() {
    interactor.fetch(.first(.init(text: "cup MIN")))

    #expect(presenterSpy.calls == [.page([4], filter: IceCreamFilter(text: "cup MIN"))])
  }

  @Test func `returns to the place in the list where the text was typed`() {
    interactor.fetchFirst()
    interactor.fetch(
      .next, .first(.init(text: "m", count: 2)), .first(.init(text: "mi", count: 2)))

    interactor.fetch(.unfiltered())

    #expect(presenterSpy.calls.last == .page([2, 1], offset: 2, of: 5))
  }

  // The page begins half a page before it.
  @Test(arguments: [(0, [1, 0], 3), (3, [4, 3], 0), (9, [2, 1], 2)])
  func `goes to what the text found, if the list has it`(index: Int, page: [Int], offset: Int) {
    interactor.fetchFirst()
    interactor.fetch(.next, .first(.init(text: "m", count: 2)))
    let id = index < 5 ? Seeds.savedIceCreams[index].id : "x"

    interactor.fetch(.unfiltered(around: id))

    #expect(presenterSpy.calls.last == .page(page, offset: offset, of: 5))
  }

  @Test(arguments: [(0, [1, 0], 3, [3, 2], 1), (9, [4, 3], 0, [4, 3], 0)])
  func `goes to an ice cream that the list has, and on from there`(
    index: Int, page: [Int], offset: Int, previous: [Int], start: Int
  ) {
    interactor.fetchFirst()

    interactor.fetch(.around(index < 5 ? Seeds.savedIceCreams[index].id : "x"))
    #expect(presenterSpy.calls.last == .page(page, offset: offset, of: 5))

    interactor.fetch(.previous)
    #expect(presenterSpy.calls.last == .page(previous, offset: start, of: 5))
  }

  @Test func `returns to the beginning if the order changed meanwhile`() {
    interactor.fetchFirst()
    interactor.fetch(
      .next, .first(.init(text: "m", count: 2)), .first(.init(text: "m", order: .oldest, count: 2)))

    interactor.fetch(.unfiltered())

    #expect(presenterSpy.calls.last == .page([0, 1], of: 5))
  }

  @Test func `fetches the page that has a neighbor`() {
    interactor.fetchFirst()

    // The list is 4 to 0, with two on a page.
    let ids = Seeds.savedIceCreams.map(\.id)
    #expect(interactor.neighbor(of: ids[4], by: -1) == nil)
    #expect(interactor.neighbor(of: ids[4], by: 1)?.id == ids[3])
    #expect(interactor.neighbor(of: "x", by: 1) == nil)
    // Once for the page, and once because the store may have changed since.
    #expect(presenterSpy.calls.count == 2)
  }

  @Test func `skips a neighbor that another program deleted`() throws {
    interactor.fetchFirst()
    try store.delete([Seeds.savedIceCreams[3]])

    let neighbor = interactor.neighbor(of: Seeds.savedIceCreams[4].id, by: 1)

    #expect(neighbor == Seeds.savedIceCreams[2])
  }

  @Test func `keeps rows around the neighbors that it fetches`() {
    interactor.fetch(.first(.init(count: 2, most: 4)))
    let ids = Seeds.savedIceCreams.map(\.id)

    #expect(interactor.neighbor(of: ids[3], by: 1)?.id == ids[2])
    #expect(interactor.neighbor(of: ids[1], by: 1)?.id == ids[0])
    #expect(interactor.neighbor(of: ids[0], by: 1) == nil)
    #expect(interactor.neighbor(of: ids[2], by: -1)?.id == ids[3])
  }

  @Test func `fetches again only what the store changed`() throws {
    interactor.fetchFirst()
    interactor.fetch(.changed, .changed)
    #expect(presenterSpy.calls.count == 2)

    try store.delete([Seeds.savedIceCreams[4]])
    interactor.fetch(.changed, .changed)

    #expect(presenterSpy.calls.count == 3)
    #expect(presenterSpy.calls.last == .page([3, 2], of: 4))
  }

  @Test(arguments: [
    ("vanila", "vanilla"), ("choclate  cup", "chocolate cup"), ("mnit", "mint"),
    ("w93", nil), ("xyzxyz", nil), ("vanila mint", nil),
  ])
  func `guesses what a text without a match was meant to be`(text: String, likely: String?) {
    interactor.fetch(.first(.init(text: text)))

    guard case .presentIceCreams(let response) = presenterSpy.calls.last else {
      Issue.record("no page")
      return
    }
    #expect(response.likelyText?.lowercased() == likely)
  }

  @Test func `refuses a name that neither the catalog nor the store has`() {
    interactor.fetch(.first(.init(names: PerKind(flavor: "vanlia"))))

    #expect(presenterSpy.calls == [.failed(.names([Self.vanlia]))])
  }

  @Test func `presents an empty page for a name that a damaged line may have`() {
    store.notes = [.damagedLine(7, of: "book")]

    interactor.fetch(.first(.init(names: PerKind(flavor: "vanlia"))))

    #expect(
      presenterSpy.calls == [
        .presentIceCreams(
          .init(
            page: .init(notes: [.damagedLine(7, of: "book")]),
            filter: IceCreamFilter(flavor: "vanlia"), unknown: [Self.vanlia], canUndo: true))
      ])
  }

  // MARK: Failure

  @Test func `presents that there is no store`() {
    let interactor = ListIceCreamsInteractor(worker: worker)
    interactor.presenter = presenterSpy

    interactor.fetchFirst()

    #expect(presenterSpy.calls == [.failed(.noStore)])
  }

  @Test func `fetches the page that failed on a retry, once`() {
    interactor.fetchFirst()
    store.problems = [.diskFull]
    interactor.fetch(.next, .again)

    interactor.fetch(.again)

    let second = ListIceCreamsPresentationLogicSpy.Call.page([2, 1], offset: 2, of: 5)
    #expect(presenterSpy.calls.dropFirst() == [.failed(.store(Seeds.diskFull)), second, second])
  }

  @Test func `looks names up again after a catalog failure`() {
    worker.answers = [.failure(Seeds.catalogError), .success(Seeds.iceCream)]
    interactor.fetch(.first(.init(names: PerKind(flavor: "vanilla"))))

    interactor.fetch(.again)

    #expect(
      presenterSpy.calls == [
        .failed(.catalog(Seeds.catalogError)),
        .page([3, 0], filter: IceCreamFilter(flavor: "Vanilla")),
      ])
  }

  @Test func `reloads the previous page after invalid names`() {
    interactor.fetchFirst()
    interactor.fetch(.first(.init(names: PerKind(flavor: "vanlia"))))

    interactor.fetch(.again)

    #expect(presenterSpy.calls.last == .page([4, 3], of: 5))
  }

  // MARK: PreviewIceCream

  @Test func `presents how an ice cream looks, in the catalog of its page`() {
    interactor.fetch(.last)

    interactor.previewIceCream(request: .init(index: 4))

    #expect(
      presenterSpy.calls.last
        == .presentPreview(.init(iceCream: Seeds.savedIceCream, look: Self.look)))
    #expect(worker.calls == 1)
  }

  @Test func `reads a catalog that failed again for the next preview`() {
    // The first answer is for the page.
    worker.answers = [
      .failure(Seeds.catalogError), .failure(Seeds.catalogError), .success(Seeds.iceCream),
    ]
    interactor.fetch(.last)
    interactor.previewIceCream(request: .init(index: 4))

    interactor.previewIceCream(request: .init(index: 4))

    #expect(
      presenterSpy.calls.dropFirst() == [
        .presentPreview(
          .init(iceCream: Seeds.savedIceCream, look: .unknown(Seeds.catalogError))),
        .presentPreview(.init(iceCream: Seeds.savedIceCream, look: Self.look)),
      ])
  }

  @Test(arguments: [-1, 2, 99, .max])
  func `refuses to preview what is not on the page`(index: Int) {
    interactor.fetchFirst()

    interactor.previewIceCream(request: .init(index: index))

    #expect(presenterSpy.calls.last == .presentFailure(.notOnPage(index: index)))
  }

  @Test func `gives the router the ice creams of its page, and no other`() {
    interactor.fetchFirst()
    interactor.fetch(.next)

    #expect(interactor.iceCream(at: 1) == Seeds.savedIceCreams[1])
    #expect(interactor.iceCream(at: 2) == nil)
  }

  // MARK: Given

  private static let vanlia = IngredientFault(
    kind: .flavor, problem: .unknown(typed: "vanlia", likely: ["Vanilla"]))
  private static let look = SavedIceCreamLook.inCatalog(
    PerKind(cone: Seeds.paperCup, flavor: Seeds.vanilla, topping: Seeds.cherry))
}
