/// The requests of the list.
public protocol ListIceCreamsBusinessLogic: AnyObject {
  /// Fetches a page.
  func fetchIceCreams(request: ListIceCreams.FetchIceCreams.Request)
  /// Counts the ice creams of the whole list.
  func countIceCreams(request: ListIceCreams.CountIceCreams.Request)
  /// Finds out how an ice cream looks.
  func previewIceCream(request: ListIceCreams.PreviewIceCream.Request)
  /// Asks whether to delete an ice cream; or deletes it, and fetches the page again.
  func deleteIceCream(request: ListIceCreams.DeleteIceCream.Request)
  /// Undoes the last deletion, and fetches the page again.
  func restoreIceCream(request: ListIceCreams.RestoreIceCream.Request)
  /// Asks whether to undo the last change of the store; or undoes it, and fetches the page again.
  func undoChange(request: ListIceCreams.UndoChange.Request)
}

/// The data that other scenes pass to this one and take from it.
public protocol ListIceCreamsDataStore: AnyObject {
  /// Returns an ice cream of the page, or `nil` if it has none at this index.
  func iceCream(at index: Int) -> SavedIceCream?
}

/// Enforces the business rules of the list.
public final class ListIceCreamsInteractor: ListIceCreamsDataStore, ShowIceCreamOrigin,
  CreateIceCreamOrigin
{
  /// Receives the responses.
  public var presenter: (any ListIceCreamsPresentationLogic)?
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
  /// The change that the user was asked about.
  private var questionedChange: IceCreamChange?
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

  public func iceCream(at index: Int) -> SavedIceCream? {
    window.page.places.indices.contains(index) ? window.page.places[index].iceCream : nil
  }
}

extension ListIceCreamsInteractor: ListIceCreamsBusinessLogic {
  public func fetchIceCreams(request: ListIceCreams.FetchIceCreams.Request) {
    let request = request == .again ? failed ?? .again : request
    guard let store else { return fail(.noStore, at: request) }
    var (window, unfiltered) = (self.window, self.unfiltered)
    do throws(IceCreamFetchError) {
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

  public func countIceCreams(request: ListIceCreams.CountIceCreams.Request) {
    guard let store else { return fail(.noStore, at: .again) }
    do {
      let total = try window.count(in: store)
      presenter?.presentCount(
        response: .init(total: total, offset: window.offset, count: window.page.places.count))
    } catch {
      presenter?.presentChangeFailure(response: .notCounted(error))
    }
  }

  public func previewIceCream(request: ListIceCreams.PreviewIceCream.Request) {
    guard let iceCream = iceCream(at: request.index) else {
      presenter?.presentChangeFailure(response: .notOnPage(index: request.index))
      return
    }
    presenter?.presentPreview(
      response: .init(iceCream: iceCream, look: worker.look(of: iceCream)))
  }

  public func deleteIceCream(request: ListIceCreams.DeleteIceCream.Request) {
    guard let store else { return fail(.noStore, at: .again) }
    guard let iceCream = iceCream(at: request.index) else {
      presenter?.presentChangeFailure(response: .notOnPage(index: request.index))
      return
    }
    guard request.isConfirmed else {
      presenter?.presentDeletedIceCream(response: .unconfirmed(iceCream))
      return
    }
    do {
      try store.delete(iceCream.id, as: iceCream)
      deletions.add(iceCream)
      reload()
      presenter?.presentDeletedIceCream(response: .deleted(iceCream))
    } catch {
      switch error.problem {
      // The page is out of date.
      case .unknownID, .changedMeanwhile: reload()
      default: break
      }
      presenter?.presentChangeFailure(response: .notDeleted(error))
    }
  }

  public func restoreIceCream(request: ListIceCreams.RestoreIceCream.Request) {
    guard let store else { return fail(.noStore, at: .again) }
    do {
      var last = deletions.last
      if last == nil { last = try store.lastDeletion() }
      guard let iceCream = last else {
        presenter?.presentRestoredIceCream(response: .nothingDeleted)
        return
      }
      try store.restore(iceCream)
      deletions.removeLast()
      reload()
      presenter?.presentRestoredIceCream(response: .restored(iceCream))
    } catch {
      // What cannot be restored would stand in the way of earlier deletions.
      if !error.problem.canRetry {
        deletions.removeLast()
        reload()
      }
      presenter?.presentChangeFailure(response: .notRestored(error))
    }
  }

  public func undoChange(request: ListIceCreams.UndoChange.Request) {
    guard let store else { return fail(.noStore, at: .again) }
    do {
      var last = request.isConfirmed ? questionedChange : nil
      if last == nil { last = try store.lastChange() }
      questionedChange = request.isConfirmed ? nil : last
      guard let change = last else {
        presenter?.presentUndoneChange(response: .nothingSaved)
        return
      }
      guard request.isConfirmed else {
        presenter?.presentUndoneChange(response: .unconfirmed(change))
        return
      }
      let iceCream = try store.undo(change)
      switch change {
      case .saved, .restored: deletions.add(iceCream)
      case .deleted where deletions.last == iceCream: deletions.removeLast()
      case .deleted, .updated: break
      }
      reload()
      presenter?.presentUndoneChange(response: .undone(change, iceCream))
    } catch {
      presenter?.presentChangeFailure(response: .notUndone(error))
    }
  }

  // MARK: Fetching

  /// Reads the window again, after a change.
  private func reload() {
    failed = nil
    fetchIceCreams(request: .again)
  }

  /// Reads the pages of a window.
  ///
  /// - Returns: If there are no ice creams, the names of the filter that neither the catalog nor the store has.
  private func read(
    _ request: ListIceCreams.FetchIceCreams.Request, into window: inout ListWindow,
    from store: any IceCreamStore
  ) throws(IceCreamFetchError) -> [IngredientFault] {
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
  ) throws(IceCreamFetchError) -> (ListWindow, unfiltered: ListWindow?) {
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
        canUndo: deletions.last != nil, deleted: deletedIceCream,
        updated: updatedIceCream))
    (deletedIceCream, updatedIceCream) = (nil, nil)
  }

  private func fail(
    _ error: IceCreamFetchError, at request: ListIceCreams.FetchIceCreams.Request
  ) {
    switch error {
    case .store, .catalog: failed = request
    case .noStore, .nothingSaved, .noneSelected, .names: failed = nil
    }
    presenter?.presentFetchFailure(response: .init(error: error))
  }
}

extension IceCreamStore {
  /// Returns the ice cream that was deleted by the last change, perhaps by another program.
  fileprivate func lastDeletion() throws(IceCreamStoreError) -> SavedIceCream? {
    if case .deleted(let iceCream) = try lastChange() { iceCream } else { nil }
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
