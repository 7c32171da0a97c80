/// What can be asked of the list.
public protocol ListIceCreamsBusinessLogic: AnyObject {
  /// Fetches a page.
  func fetchIceCreams(request: ListIceCreams.FetchIceCreams.Request)
  /// Notes which ice cream is wanted.
  func selectIceCream(request: ListIceCreams.SelectIceCream.Request)
  /// Deletes an ice cream once that is confirmed, and fetches the page again.
  func deleteIceCream(request: ListIceCreams.DeleteIceCream.Request)
}

/// What other scenes may give to this one and take from it.
public protocol ListIceCreamsDataStore: AnyObject {
  /// The ice cream that was chosen last.
  var selectedIceCream: SavedIceCream? { get }
  /// An ice cream that another scene has deleted, until that is shown.
  var deletedIceCream: SavedIceCream? { get set }
}

/// The keeper of the rules of the list: which page, which names, and what may be deleted.
public final class ListIceCreamsInteractor: ListIceCreamsDataStore {
  /// Who the responses go to.
  public var presenter: (any ListIceCreamsPresentationLogic)?
  public private(set) var selectedIceCream: SavedIceCream?
  public var deletedIceCream: SavedIceCream?

  private let worker: any CreateIceCreamWorker
  private let store: (any IceCreamStore)?
  private var place = ListPlace(query: IceCreamQuery())
  private var page = IceCreamPage(iceCreams: [])
  private var shown: [SavedIceCream] { page.iceCreams }
  /// What could not be fetched, for as long as it may be asked for again.
  private var failed: ListIceCreams.FetchIceCreams.Request?

  /// Makes an interactor.
  ///
  /// - Parameters:
  ///   - worker: Who fetches the catalog, which wanted names are looked up in.
  ///   - store: Who keeps the ice creams; with `nil`, nobody does.
  public init(
    worker: any CreateIceCreamWorker = BundledCatalogWorker(), store: (any IceCreamStore)? = nil
  ) {
    self.worker = worker
    self.store = store
  }
}

extension ListIceCreamsInteractor: ListIceCreamsBusinessLogic {
  public func fetchIceCreams(request: ListIceCreams.FetchIceCreams.Request) {
    let request = request == .again ? failed ?? .again : request
    var next = place
    switch request {
    case .first(let wish):
      do {
        let names = try WantedNames(wish, worker: worker, store: store)
        next = ListPlace(
          query: IceCreamQuery(filter: names.filter, order: wish.order, count: wish.count),
          unknown: names.unknown)
      } catch {
        return fail(error, at: request)
      }
    case .next: if let end = page.end { next.goOn(after: end, count: shown.count) }
    case .previous: next.goBack()
    case .again: break
    }
    fetch(next, at: request)
  }

  public func selectIceCream(request: ListIceCreams.SelectIceCream.Request) {
    guard shown.indices.contains(request.index) else { return }
    selectedIceCream = shown[request.index]
    presenter?.presentSelectedIceCream(response: .init())
  }

  public func deleteIceCream(request: ListIceCreams.DeleteIceCream.Request) {
    guard let store, shown.indices.contains(request.index) else { return }
    let iceCream = shown[request.index]
    guard request.isConfirmed else {
      presenter?.presentDeletedIceCream(response: .init(iceCream: iceCream, isDeleted: false))
      return
    }
    do {
      try store.delete(iceCream.id, as: iceCream)
    } catch {
      switch error.problem {
      // It is not what is shown any more.
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
    guard let store else { return fail(.nothingIsKept, at: request) }
    do {
      var wanted = wanted
      var page = try store.fetch(wanted.query)
      // The last ice cream of the last page may have been deleted.
      while page.iceCreams.isEmpty, wanted.hasPrevious {
        wanted.goBack()
        page = try store.fetch(wanted.query)
      }
      let unknown = page.iceCreams.isEmpty ? try wanted.unknownNames(to: store) : []
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
    case .nothingIsKept, .names: failed = nil
    }
    presenter?.presentFetchFailure(response: .init(reason: reason))
  }
}
