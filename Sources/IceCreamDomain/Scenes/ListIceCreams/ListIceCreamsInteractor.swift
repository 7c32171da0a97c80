/// The requests of the list.
public protocol ListIceCreamsBusinessLogic: AnyObject {
  /// Fetches a page.
  func fetchIceCreams(request: ListIceCreams.FetchIceCreams.Request)
  /// Counts the ice creams of the whole list.
  func countIceCreams(request: ListIceCreams.CountIceCreams.Request)
  /// Selects the ice cream to open.
  func selectIceCream(request: ListIceCreams.SelectIceCream.Request)
  /// Finds out how an ice cream looks.
  func previewIceCream(request: ListIceCreams.PreviewIceCream.Request)
  /// Selects the ice cream to change, if the store still has it.
  func editIceCream(request: ListIceCreams.EditIceCream.Request)
  /// Selects the ice cream to make again.
  func repeatIceCream(request: ListIceCreams.RepeatIceCream.Request)
  /// Asks whether to delete an ice cream, keeps it, or deletes it and fetches the page again.
  func deleteIceCream(request: ListIceCreams.DeleteIceCream.Request)
  /// Undoes the last deletion, and fetches the page again.
  func restoreIceCream(request: ListIceCreams.RestoreIceCream.Request)
}

/// The data that other scenes pass to this one and take from it.
public protocol ListIceCreamsDataStore: AnyObject {
  /// The ice cream that was selected last.
  var selectedIceCream: SavedIceCream? { get }
}

/// Enforces the business rules of the list.
public final class ListIceCreamsInteractor: ListIceCreamsDataStore, ShowIceCreamOrigin,
  CreateIceCreamOrigin
{
  /// Receives the responses.
  public var presenter: (any ListIceCreamsPresentationLogic)?
  public private(set) var selectedIceCream: SavedIceCream?
  public var deletedIceCream: SavedIceCream? {
    didSet { if let deletedIceCream { deletions.add(deletedIceCream) } }
  }
  public var updatedIceCream: SavedIceCream?

  private let worker: ListIceCreamsWorker
  private let store: (any IceCreamStore)?
  private let deletions: DeletedIceCreams
  private var window = ListWindow(query: IceCreamQuery())
  /// The window before its text filter.
  private var unfiltered: ListWindow?
  private var iceCreams: [SavedIceCream] { window.page.iceCreams }
  /// The request that failed and can be repeated.
  private var failed: ListIceCreams.FetchIceCreams.Request?

  /// Creates an interactor.
  ///
  /// - Parameters:
  ///   - catalogWorker: Loads the catalog with the names of the filter, and with the appearances.
  ///   - store: Reads and deletes the ice creams; with `nil`, there are none.
  ///   - deletions: The deletions that can be undone.
  public init(
    catalogWorker: any CatalogWorker = BundledCatalogWorker(), store: (any IceCreamStore)? = nil,
    deletions: DeletedIceCreams = DeletedIceCreams()
  ) {
    worker = ListIceCreamsWorker(catalogWorker: catalogWorker, store: store)
    self.store = store
    self.deletions = deletions
  }
}

extension ListIceCreamsInteractor: ListIceCreamsBusinessLogic {
  public func fetchIceCreams(request: ListIceCreams.FetchIceCreams.Request) {
    fetch(request)
  }

  public func countIceCreams(request: ListIceCreams.CountIceCreams.Request) {
    guard let store else { return fail(.noStore, at: .again) }
    do {
      let total = try window.count(in: store)
      presenter?.presentCount(
        response: .init(total: total, offset: window.offset, count: iceCreams.count))
    } catch {
      fail(.store(error), at: .again)
    }
  }

  public func selectIceCream(request: ListIceCreams.SelectIceCream.Request) {
    guard iceCreams.indices.contains(request.index) else { return }
    selectedIceCream = iceCreams[request.index]
    presenter?.presentSelectedIceCream(response: .init())
  }

  public func previewIceCream(request: ListIceCreams.PreviewIceCream.Request) {
    guard window.page.places.indices.contains(request.index) else { return }
    let iceCream = window.page.places[request.index].iceCream
    presenter?.presentPreview(
      response: .init(iceCream: iceCream, appearances: worker.appearances(of: iceCream)))
  }

  public func editIceCream(request: ListIceCreams.EditIceCream.Request) {
    guard let store, iceCreams.indices.contains(request.index) else { return }
    do {
      // Another program may have changed or deleted it.
      selectedIceCream = try store.find(iceCreams[request.index].id)
      presenter?.presentEditing(response: .init())
    } catch {
      fetch(.again)
      presenter?.presentEditFailure(response: .init(error: error))
    }
  }

  public func repeatIceCream(request: ListIceCreams.RepeatIceCream.Request) {
    guard iceCreams.indices.contains(request.index) else { return }
    selectedIceCream = iceCreams[request.index]
    presenter?.presentRepeating(response: .init())
  }

  public func deleteIceCream(request: ListIceCreams.DeleteIceCream.Request) {
    guard let store, iceCreams.indices.contains(request.index) else { return }
    let iceCream = iceCreams[request.index]
    guard request.step == .delete else {
      presenter?.presentDeletedIceCream(response: .init(iceCream: iceCream, step: request.step))
      return
    }
    do {
      try store.delete(iceCream.id, as: iceCream)
    } catch {
      switch error.problem {
      // The page is out of date.
      case .unknownID, .changedMeanwhile: fetch(.again)
      default: break
      }
      presenter?.presentDeleteFailure(response: .init(error: error))
      return
    }
    deletions.add(iceCream)
    fetch(.again)
    presenter?.presentDeletedIceCream(response: .init(iceCream: iceCream, step: .delete))
  }

  public func restoreIceCream(request: ListIceCreams.RestoreIceCream.Request) {
    guard let store, let iceCream = deletions.last else {
      presenter?.presentRestoredIceCream(response: .nothingDeleted)
      return
    }
    do {
      try store.restore(iceCream)
    } catch {
      // What cannot be restored would stand in the way of earlier deletions.
      if !error.problem.canRetry {
        deletions.removeLast()
        fetch(.again)
      }
      presenter?.presentRestoredIceCream(response: .failed(error))
      return
    }
    deletions.removeLast()
    fetch(.again)
    presenter?.presentRestoredIceCream(response: .restored(iceCream))
  }

  // MARK: Fetching

  private func fetch(_ request: ListIceCreams.FetchIceCreams.Request) {
    let request = request == .again ? failed ?? .again : request
    guard let store else { return fail(.noStore, at: request) }
    var (window, unfiltered) = (self.window, self.unfiltered)
    do throws(ListIceCreams.FetchFailure.Reason) {
      if case .first(let criteria) = request {
        (window, unfiltered) = try begin(criteria)
      } else if request == .unfiltered {
        window = unfiltered ?? ListWindow(query: window.query.unfiltered, pages: window.pages)
        unfiltered = nil
      }
      let missing = try read(request, into: &window, from: store)
      // Such a name is wrong, unless its ice creams were deleted meanwhile or may be in damaged lines.
      if case .first = request, !missing.isEmpty, window.page.notes.isEmpty {
        throw .names(missing)
      }
      (self.window, self.unfiltered, failed) = (window, unfiltered, nil)
      present(missing)
    } catch {
      fail(error, at: request)
    }
  }

  /// Reads the pages of a window.
  ///
  /// - Returns: If there are no ice creams, the names of the filter that neither the catalog nor the store has.
  private func read(
    _ request: ListIceCreams.FetchIceCreams.Request, into window: inout ListWindow,
    from store: any IceCreamStore
  ) throws(ListIceCreams.FetchFailure.Reason) -> [IngredientFault] {
    do {
      switch request {
      case .first, .again, .unfiltered: try window.reload(from: store)
      case .next: try window.goOn(in: store)
      case .previous: try window.goBack(in: store)
      case .last: try window.goToEnd(of: store)
      }
      if !window.page.places.isEmpty { return [] }
      return try worker.missingNames(among: window.unknown, of: window.query.filter)
    } catch {
      throw .store(error)
    }
  }

  /// Returns the window of a new list, and the one to return to without its text.
  private func begin(
    _ criteria: ListIceCreams.FetchIceCreams.Criteria
  ) throws(ListIceCreams.FetchFailure.Reason) -> (ListWindow, unfiltered: ListWindow?) {
    var (filter, unknown) = try worker.filter(for: criteria.names)
    filter.text = criteria.text
    var new = ListWindow(
      query: IceCreamQuery(filter: filter, order: criteria.order, count: criteria.count),
      pages: criteria.pages, unknown: unknown)
    new.takeTotal(of: window)
    guard !criteria.text.isEmpty, new.query.unfiltered == window.query.unfiltered else {
      return (new, nil)
    }
    return (new, unfiltered: unfiltered ?? window)
  }

  /// Presents the window.
  ///
  /// - Parameter unknown: The names of its filter that neither the catalog nor the store has.
  private func present(_ unknown: [IngredientFault]) {
    presenter?.presentIceCreams(
      response: .init(
        page: window.page, offset: window.offset, total: window.total,
        hasPrevious: window.hasPrevious, filter: window.query.filter, unknown: unknown,
        place: store?.place ?? "", canUndo: deletions.last != nil, deleted: deletedIceCream,
        updated: updatedIceCream))
    (deletedIceCream, updatedIceCream) = (nil, nil)
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

extension IceCreamQuery {
  /// The query without the text of its filter.
  fileprivate var unfiltered: IceCreamQuery {
    var query = self
    query.filter.text = ""
    return query
  }
}
