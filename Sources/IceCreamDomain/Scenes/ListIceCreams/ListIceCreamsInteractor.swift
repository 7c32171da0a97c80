/// The requests of the list.
public protocol ListIceCreamsBusinessLogic: AnyObject {
  /// Fetches a page.
  func fetchIceCreams(request: ListIceCreams.FetchIceCreams.Request)
  /// Counts the ice creams of the whole list.
  func countIceCreams(request: ListIceCreams.CountIceCreams.Request)
  /// Finds out how an ice cream looks.
  func previewIceCream(request: ListIceCreams.PreviewIceCream.Request)
  /// Asks whether to delete an ice cream.
  func deleteIceCream(request: ListIceCreams.DeleteIceCream.Request)
  /// Asks whether to undo the last change of the store.
  func undoChange(request: ListIceCreams.UndoChange.Request)
  /// Makes the change that it asked about, and fetches the page again.
  func confirmChange(request: ListIceCreams.ConfirmChange.Request)
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
  public var deletedIceCream: SavedIceCream?
  public var updatedIceCream: SavedIceCream?

  private let worker: ListIceCreamsWorker
  private let store: (any IceCreamStore)?
  private var window = ListWindow(query: IceCreamQuery())
  /// The window before its text filter.
  private var unfiltered: ListWindow?
  /// What the user was asked last, until it is done or cannot be done.
  private var question: ListIceCreams.Question.Response?
  /// The request that failed and can be repeated.
  private var failed: ListIceCreams.FetchIceCreams.Request?

  /// Creates an interactor.
  ///
  /// - Parameters:
  ///   - worker: Looks up the names of the filter, and appearances; by default, in the bundled catalog and the store.
  ///   - store: Reads and changes the ice creams; with `nil`, there are none.
  public init(
    worker: ListIceCreamsWorker? = nil, store: (any IceCreamStore)? = nil
  ) {
    self.worker = worker ?? ListIceCreamsWorker(store: store)
    self.store = store
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
      refuse(.notCounted(error))
    }
  }

  public func previewIceCream(request: ListIceCreams.PreviewIceCream.Request) {
    guard let iceCream = iceCream(at: request.index) else {
      return refuse(.notOnPage(index: request.index))
    }
    presenter?.presentPreview(
      response: .init(iceCream: iceCream, look: worker.look(of: iceCream)))
  }

  public func deleteIceCream(request: ListIceCreams.DeleteIceCream.Request) {
    question = nil
    guard let iceCream = iceCream(at: request.index) else {
      return refuse(.notOnPage(index: request.index))
    }
    ask(.delete(iceCream))
  }

  public func undoChange(request: ListIceCreams.UndoChange.Request) {
    question = nil
    guard let store else { return fail(.noStore, at: .again) }
    do {
      guard let change = try store.lastChange() else { return refuse(.nothingToUndo) }
      ask(.undo(change))
    } catch {
      refuse(.changeUnknown(error))
    }
  }

  public func confirmChange(request: ListIceCreams.ConfirmChange.Request) {
    guard let store, let question else { return refuse(.nothingAsked) }
    do {
      let response: ListIceCreams.ConfirmChange.Response
      switch question {
      case .delete(let iceCream):
        try store.delete(iceCream.id, as: iceCream)
        response = .deleted(iceCream)
      case .undo(let change): response = .undone(change, try store.undo(change))
      }
      self.question = nil
      reload()
      presenter?.presentChange(response: response)
    } catch {
      switch error.problem {
      // The page is out of date.
      case .unknownID, .changedMeanwhile: reload()
      default: break
      }
      if !error.problem.canRetry { self.question = nil }
      refuse(.notChanged(error))
    }
  }

  private func ask(_ question: ListIceCreams.Question.Response) {
    self.question = question
    presenter?.presentQuestion(response: question)
  }

  private func refuse(_ reason: ListIceCreams.ChangeFailure.Response) {
    presenter?.presentChangeFailure(response: reason)
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

  /// Presents the window, with the names of its filter that neither the catalog nor the store has.
  private func present(_ unknown: [IngredientFault]) {
    presenter?.presentIceCreams(
      response: .init(
        page: window.page, offset: window.offset, total: window.total,
        hasPrevious: window.hasPrevious, filter: window.query.filter, unknown: unknown,
        canUndo: canUndo, deleted: deletedIceCream, updated: updatedIceCream))
    (deletedIceCream, updatedIceCream) = (nil, nil)
  }

  /// Whether the store has a change to undo: it has saved what is on the page.
  private var canUndo: Bool {
    if !window.page.places.isEmpty { return true }
    // Undoing says why the last change is not known.
    do { return try store?.lastChange() != nil } catch { return true }
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

extension IceCreamQuery {
  /// The query without the text of its filter.
  fileprivate var unfiltered: IceCreamQuery {
    var query = self
    query.filter.text = ""
    return query
  }
}
