/// The requests of the list.
public protocol ListIceCreamsBusinessLogic: AnyObject {
  /// Fetches a page.
  func fetchIceCreams(request: ListIceCreams.FetchIceCreams.Request)
  /// Selects the ice cream to open.
  func selectIceCream(request: ListIceCreams.SelectIceCream.Request)
  /// Deletes an ice cream once that is confirmed, and fetches the page again.
  func deleteIceCream(request: ListIceCreams.DeleteIceCream.Request)
}

/// The data that other scenes pass to this one and take from it.
public protocol ListIceCreamsDataStore: AnyObject {
  /// The ice cream that was selected last.
  var selectedIceCream: SavedIceCream? { get }
}

/// Enforces the business rules of the list.
public final class ListIceCreamsInteractor: ListIceCreamsDataStore, ShowIceCreamOrigin {
  /// Receives the responses.
  public var presenter: (any ListIceCreamsPresentationLogic)?
  public private(set) var selectedIceCream: SavedIceCream?
  public var deletedIceCream: SavedIceCream?

  private let worker: ListIceCreamsWorker
  private let store: (any IceCreamStore)?
  private var place = ListPlace(query: IceCreamQuery())
  private var page = IceCreamPage(iceCreams: [])
  private var iceCreams: [SavedIceCream] { page.iceCreams }
  /// The request that failed and can be repeated.
  private var failed: ListIceCreams.FetchIceCreams.Request?

  /// Makes an interactor.
  ///
  /// - Parameters:
  ///   - catalogWorker: Loads the catalog with the names of the filter.
  ///   - store: Reads and deletes the ice creams; with `nil`, there are none.
  public init(
    catalogWorker: any CatalogWorker = BundledCatalogWorker(), store: (any IceCreamStore)? = nil
  ) {
    worker = ListIceCreamsWorker(catalogWorker: catalogWorker, store: store)
    self.store = store
  }
}

extension ListIceCreamsInteractor: ListIceCreamsBusinessLogic {
  public func fetchIceCreams(request: ListIceCreams.FetchIceCreams.Request) {
    let request = request == .again ? failed ?? .again : request
    var next = place
    switch request {
    case .first(let criteria):
      do {
        let (filter, unknown) = try worker.filter(for: criteria.names)
        next = ListPlace(
          query: IceCreamQuery(filter: filter, order: criteria.order, count: criteria.count),
          unknown: unknown)
      } catch {
        return fail(error, at: request)
      }
    case .next: if let end = page.end { next.goOn(after: end, count: iceCreams.count) }
    case .previous: next.goBack()
    case .again: break
    }
    fetch(next, at: request)
  }

  public func selectIceCream(request: ListIceCreams.SelectIceCream.Request) {
    guard iceCreams.indices.contains(request.index) else { return }
    selectedIceCream = iceCreams[request.index]
    presenter?.presentSelectedIceCream(response: .init())
  }

  public func deleteIceCream(request: ListIceCreams.DeleteIceCream.Request) {
    guard let store, iceCreams.indices.contains(request.index) else { return }
    let iceCream = iceCreams[request.index]
    guard request.isConfirmed else {
      presenter?.presentDeletedIceCream(response: .init(iceCream: iceCream, isDeleted: false))
      return
    }
    do {
      try store.delete(iceCream.id, as: iceCream)
    } catch {
      switch error.problem {
      // The page is out of date.
      case .unknownID, .changedMeanwhile: fetch(place, at: .again)
      default: break
      }
      presenter?.presentDeleteFailure(response: .init(error: error))
      return
    }
    fetch(place, at: .again)
    presenter?.presentDeletedIceCream(response: .init(iceCream: iceCream, isDeleted: true))
  }

  private func fetch(_ wanted: ListPlace, at request: ListIceCreams.FetchIceCreams.Request) {
    guard let store else { return fail(.noStore, at: request) }
    do {
      var wanted = wanted
      var page = try store.fetch(wanted.query)
      // The last ice cream of the last page may have been deleted.
      while page.iceCreams.isEmpty, wanted.hasPrevious {
        wanted.goBack()
        page = try store.fetch(wanted.query)
      }
      let unknown =
        page.iceCreams.isEmpty
        ? try worker.missingNames(among: wanted.unknown, of: wanted.query.filter) : []
      // Such a name is wrong, unless its ice creams were deleted meanwhile or may be in damaged lines.
      if case .first = request, !unknown.isEmpty, page.notes.isEmpty {
        return fail(.names(unknown), at: request)
      }
      (place, self.page, failed) = (wanted, page, nil)
      presenter?.presentIceCreams(
        response: .init(
          page: page, offset: place.offset, hasPrevious: place.hasPrevious,
          filter: place.query.filter, unknown: unknown, place: store.place,
          deleted: deletedIceCream))
      deletedIceCream = nil
    } catch {
      fail(.store(error), at: request)
    }
  }

  private func fail(
    _ reason: ListIceCreams.FetchFailure.Reason, at request: ListIceCreams.FetchIceCreams.Request
  ) {
    switch reason {
    case .store, .catalog: failed = request
    case .noStore, .names: failed = nil
    }
    presenter?.presentFetchFailure(response: .init(reason: reason))
  }
}

/// A page of the list, and the way back to the first one.
struct ListPlace {
  /// The maximum number of pages to go back, which bounds the memory.
  static let mostPagesBack = 1_000

  /// The query for the page.
  private(set) var query: IceCreamQuery
  /// The names of its filter that the catalog does not have.
  let unknown: [IngredientFault]
  /// How many ice creams come before the page.
  private(set) var offset = 0
  /// Where each earlier page began, and how many ice creams it had.
  private var earlier: [(after: IceCreamPlace?, count: Int)] = []

  init(query: IceCreamQuery, unknown: [IngredientFault] = []) {
    self.query = query
    self.unknown = unknown
  }

  var hasPrevious: Bool { !earlier.isEmpty }

  /// Goes on to the next page.
  ///
  /// - Parameters:
  ///   - end: The end of this page.
  ///   - count: The number of ice creams on this page.
  mutating func goOn(after end: IceCreamPlace, count: Int) {
    earlier.append((query.after, count))
    if earlier.count > Self.mostPagesBack { earlier.removeFirst() }
    query.after = end
    offset += count
  }

  mutating func goBack() {
    guard let page = earlier.popLast() else { return }
    query.after = page.after
    offset -= page.count
  }
}
