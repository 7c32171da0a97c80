/// The requests of the list.
public protocol ListIceCreamsBusinessLogic: AnyObject {
  /// Fetches a page.
  func fetchIceCreams(request: ListIceCreams.FetchIceCreams.Request)
  /// Finds out how an ice cream looks.
  func previewIceCream(request: ListIceCreams.PreviewIceCream.Request)
  /// Asks whether to delete ice creams, or to undo the last change of the store.
  func proposeChange(request: ListIceCreams.ProposeChange.Request)
  /// Drops the change that it asked about.
  func declineChange(request: ListIceCreams.DeclineChange.Request)
  /// Makes the change that it asked about, and fetches the page again.
  func confirmChange(request: ListIceCreams.ConfirmChange.Request)
}

/// The data that other scenes pass to this one and take from it.
public protocol ListIceCreamsDataStore: AnyObject {
  /// Returns an ice cream of the page, or `nil` if it has none at this index.
  func iceCream(at index: Int) -> SavedIceCream?
  /// The identifier of the only ice cream whose change is undone; `nil` for the last change of any.
  var undoneID: String? { get set }
}

/// Enforces the business rules of the list.
public final class ListIceCreamsInteractor: ListIceCreamsDataStore, ShowIceCreamOrigin,
  CreateIceCreamOrigin
{
  /// Receives the responses.
  public var presenter: (any ListIceCreamsPresentationLogic)?
  public var deletedIceCream: SavedIceCream?
  public var updatedIceCream: SavedIceCream?
  public var undoneID: String?

  private let worker: any CatalogWorker
  private let store: (any IceCreamStore)?
  /// The catalog with the appearances, once it is loaded.
  private var catalog: IceCreamCatalog?
  private var window = IceCreamWindow()
  /// The names of the filter that neither the catalog nor the store had.
  private var unknown: [IngredientFault] = []
  /// The change that the question is about, as long as it is asked.
  private var proposed: ListIceCreams.ProposeChange.Response?
  /// The number of the last change that the page certainly has.
  private var seenChange: Int?
  /// The request that failed and can be repeated.
  private var failed: ListIceCreams.FetchIceCreams.Request?

  /// Creates an interactor.
  ///
  /// - Parameters:
  ///   - worker: Loads the catalog with the names of the filter, and the appearances.
  ///   - store: Reads and changes the ice creams; with `nil`, there are none.
  public init(
    worker: any CatalogWorker = BundledCatalogWorker(), store: (any IceCreamStore)? = nil
  ) {
    self.worker = worker
    self.store = store
  }

  public func iceCream(at index: Int) -> SavedIceCream? {
    window.page.iceCreams.indices.contains(index) ? window.page.iceCreams[index] : nil
  }
}

extension ListIceCreamsInteractor {
  public func neighbor(of id: String?, by step: Int) -> SavedIceCream? {
    func place() -> Int? { window.page.iceCreams.firstIndex { $0.id == id } }
    // Another program may have deleted the neighbor.
    fetchIceCreams(request: .changed)
    guard let known = place() else { return nil }
    if known + step < 0, window.page.offset > 0 { fetchIceCreams(request: .previous) }
    if known + step >= window.page.iceCreams.count, window.page.end < window.page.total {
      fetchIceCreams(request: .next)
    }
    // The page may have others now.
    return place().flatMap { iceCream(at: $0 + step) }
  }
}

extension ListIceCreamsInteractor: ListIceCreamsBusinessLogic {
  public func fetchIceCreams(request: ListIceCreams.FetchIceCreams.Request) {
    if request == .changed {
      let change = lastChange
      if failed != nil || change == seenChange { return }
      seenChange = change
    }
    proposed = nil
    let request = request == .again ? failed ?? .again : request
    do throws(IceCreamFetchError) {
      guard let store else { throw .noStore }
      var (window, names) = (window, unknown)
      switch request {
      case .first(let criteria):
        let filter: IceCreamFilter
        (filter, names) = try worker.filter(
          named: criteria.names, text: criteria.text, in: store)
        window.begin(
          IceCreamQuery(filter: filter, order: criteria.order, count: criteria.count),
          most: criteria.most)
      case .next: window.moveToNext()
      case .previous: window.moveToPrevious()
      case .last: window.moveToLast()
      case .again, .changed: window.stay()
      case .around(let id): window.stay(around: id)
      case .unfiltered(let id): window.dropText(around: id)
      }
      window.page = try store.fetchPage(window.query)
      let unknown = window.page.iceCreams.isEmpty ? names : []
      // Such a name is wrong, unless its ice creams may be in damaged lines.
      if case .first = request, !unknown.isEmpty, window.page.notes.isEmpty {
        throw .names(unknown)
      }
      (self.window, self.unknown, failed) = (window, names, nil)
      let filter = window.query.filter
      let isFound = !window.page.iceCreams.isEmpty || filter.text.isEmpty
      let likelyText = isFound ? nil : try store.likelyText(for: filter)
      presenter?.presentIceCreams(
        response: .init(
          page: window.page, filter: window.query.filter, words: worker.words(in: &catalog),
          unknown: unknown, likelyText: likelyText, canUndo: canUndo,
          deleted: deletedIceCream, updated: updatedIceCream))
      (deletedIceCream, updatedIceCream) = (nil, nil)
    } catch {
      // Other names are typed instead.
      failed = if case .names = error { nil } else { request }
      fail(.notFetched(error))
    }
  }

  public func previewIceCream(request: ListIceCreams.PreviewIceCream.Request) {
    guard let iceCream = iceCream(at: request.index) else {
      return fail(.notOnPage(index: request.index))
    }
    presenter?.presentPreview(
      response: .init(iceCream: iceCream, look: worker.look(of: iceCream, in: &catalog)))
  }

  public func proposeChange(request: ListIceCreams.ProposeChange.Request) {
    proposed = nil
    do {
      let response: ListIceCreams.ProposeChange.Response
      switch request {
      case .delete(let index):
        guard let iceCream = iceCream(at: index) else { return fail(.notOnPage(index: index)) }
        response = .delete([iceCream])
      case .deleteTyped(let ids):
        guard let store else { return fail(.notFetched(.noStore)) }
        let (found, missing) = store.find(typed: ids)
        response = found.isEmpty ? .nothing(missing: missing) : .delete(found, missing: missing)
      case .undo:
        guard let store else { return fail(.notFetched(.noStore)) }
        guard let change = try store.lastChange() else { return fail(.nothingToUndo) }
        if let undoneID, !change.changes(undoneID) { return fail(.changedSince(undoneID, change)) }
        response = .undo(change)
      }
      proposed = response
      presenter?.presentQuestion(response: response)
    } catch {
      fail(.changeUnknown(error))
    }
  }

  public func declineChange(request: ListIceCreams.DeclineChange.Request) {
    proposed = nil
    presenter?.presentQuestion(response: .nothing())
  }

  public func confirmChange(request: ListIceCreams.ConfirmChange.Request) {
    guard let store, let proposed else { return fail(.nothingAsked) }
    do {
      let response: ListIceCreams.ConfirmChange.Response
      switch proposed {
      case .delete(let iceCreams, missing: _):
        let (deleted, leftOut) = try store.deleteUnchanged(iceCreams)
        response = .init(action: .deleted(deleted), leftOut: leftOut)
      case .undo(let change):
        try store.undo(change)
        response = .init(action: change.action.opposite)
      case .nothing: return fail(.nothingAsked)
      }
      reload(around: response.action.returned?.id)
      presenter?.presentChange(response: response)
    } catch {
      let canRetry = error.problem.canRetry
      // The page may be out of date.
      if !canRetry { reload() }
      fail(.notChanged(error, canRetry: canRetry))
    }
  }

  private func fail(_ reason: ListIceCreams.Failure.Response) {
    if case .notChanged(_, canRetry: true) = reason {} else { proposed = nil }
    presenter?.presentFailure(response: reason)
  }

  /// Fetches the same pages again, after a change, or those around an ice cream that came back.
  private func reload(around id: String? = nil) {
    failed = nil
    fetchIceCreams(request: id.map { .around($0) } ?? .again)
  }

  /// The number of the last change of the store, or `nil` if that is not known.
  private var lastChange: Int? {
    do { return try store?.lastChange()?.number } catch { return nil }
  }

  /// Whether the store has a change to undo: it has saved what is on the page.
  private var canUndo: Bool {
    if !window.page.iceCreams.isEmpty { return true }
    // Undoing says why the last change is not known.
    do { return try store?.lastChange() != nil } catch { return error.problem != .missing }
  }
}
