/// The requests of the list.
public protocol ListIceCreamsBusinessLogic: AnyObject {
  /// Fetches a page.
  func fetchIceCreams(request: ListIceCreams.FetchIceCreams.Request)
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
  private var window = ListWindow()
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
    window.page.iceCreams.indices.contains(index) ? window.page.iceCreams[index] : nil
  }
}

extension ListIceCreamsInteractor: ListIceCreamsBusinessLogic {
  public func fetchIceCreams(request: ListIceCreams.FetchIceCreams.Request) {
    let request = request == .again ? failed ?? .again : request
    guard let store else { return fail(.noStore, at: request) }
    do throws(IceCreamFetchError) {
      var window = window
      if case .first(let criteria) = request {
        let (filter, unknown) = try worker.filter(for: criteria)
        window.begin(criteria, filter: filter, unknown: unknown)
      } else {
        window.move(request)
      }
      let missing = try read(&window, from: store)
      // Such a name is wrong, unless its ice creams were deleted meanwhile or may be in damaged lines.
      if case .first = request, !missing.isEmpty, window.page.notes.isEmpty {
        throw .names(missing)
      }
      (self.window, failed) = (window, nil)
      present(missing)
    } catch {
      fail(error, at: request)
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

  /// Reads the ice creams of a window.
  ///
  /// - Returns: If there are none, the names of the filter that neither the catalog nor the store has.
  private func read(
    _ window: inout ListWindow, from store: any IceCreamStore
  ) throws(IceCreamFetchError) -> [IngredientFault] {
    do {
      window.page = try store.fetch(window.query)
      if !window.page.iceCreams.isEmpty { return [] }
      return try worker.missingNames(among: window.unknown, of: window.query.filter)
    } catch {
      throw .store(error)
    }
  }

  /// Presents the window, with the names of its filter that neither the catalog nor the store has.
  private func present(_ unknown: [IngredientFault]) {
    presenter?.presentIceCreams(
      response: .init(
        page: window.page, filter: window.query.filter, unknown: unknown, canUndo: canUndo,
        deleted: deletedIceCream, updated: updatedIceCream))
    (deletedIceCream, updatedIceCream) = (nil, nil)
  }

  /// Whether the store has a change to undo: it has saved what is on the page.
  private var canUndo: Bool {
    if !window.page.iceCreams.isEmpty { return true }
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

/// The ice creams that were fetched, and the list that they are from.
///
/// Changes apply to a copy until they succeed: a window is a value.
private struct ListWindow {
  var page = IceCreamPage()
  private(set) var query = IceCreamQuery()
  /// The names of the filter that the catalog does not have.
  private(set) var unknown: [IngredientFault] = []
  private var criteria = ListIceCreams.FetchIceCreams.Criteria()
  /// The offset before the text of the filter was typed.
  private var unfilteredOffset: Int?

  /// Begins a list at its first page.
  mutating func begin(
    _ criteria: ListIceCreams.FetchIceCreams.Criteria, filter: IceCreamFilter,
    unknown: [IngredientFault]
  ) {
    if criteria.text.isEmpty || criteria.withoutText != self.criteria.withoutText {
      unfilteredOffset = nil
    } else if self.criteria.text.isEmpty {
      unfilteredOffset = page.offset
    }
    (self.criteria, self.unknown) = (criteria, unknown)
    query = IceCreamQuery(filter: filter, order: criteria.order, count: criteria.count)
  }

  /// Moves to the requested page of the list; some of the other pages stay.
  mutating func move(_ request: ListIceCreams.FetchIceCreams.Request) {
    let count = max(1, criteria.count)
    let most = max(count, criteria.most)
    var rows = page.offset..<page.end
    switch request {
    case .next where page.end < page.total:
      let end = page.end + min(count, page.total - page.end)
      rows = max(page.offset, page.end - (most - count))..<end
    case .first, .again, .next: break
    case .previous:
      let start = page.offset - min(count, page.offset)
      rows = start..<start + min(page.end - start, most)
    case .last: rows = .max ..< .max
    case .unfiltered:
      let start = unfilteredOffset ?? 0
      (criteria, unfilteredOffset) = (criteria.withoutText, nil)
      query.filter.text = ""
      rows = start..<start
    }
    (query.offset, query.count) = (rows.lowerBound, max(count, rows.count))
  }
}

extension ListIceCreams.FetchIceCreams.Criteria {
  fileprivate var withoutText: Self {
    var criteria = self
    criteria.text = ""
    return criteria
  }
}
