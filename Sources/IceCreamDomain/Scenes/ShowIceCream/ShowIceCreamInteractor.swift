/// The requests of the scene.
public protocol ShowIceCreamBusinessLogic: AnyObject {
  /// Fetches an ice cream.
  func fetchIceCream(request: ShowIceCream.FetchIceCream.Request)
  /// Asks whether to delete the ice cream.
  func deleteIceCream(request: ShowIceCream.DeleteIceCream.Request)
  /// Keeps the ice cream that it asked about.
  func declineDeletion(request: ShowIceCream.DeclineDeletion.Request)
  /// Deletes the ice cream that it asked about; if it has not asked, it asks.
  func confirmDeletion(request: ShowIceCream.ConfirmDeletion.Request)
}

/// The data that other scenes pass to this one and take from it.
public protocol ShowIceCreamDataStore: AnyObject {
  /// The ice cream that is shown.
  var iceCream: SavedIceCream? { get set }
}

/// Enforces the scene's business rules.
public final class ShowIceCreamInteractor: ShowIceCreamDataStore, CreateIceCreamOrigin {
  /// Receives the responses.
  public var presenter: (any ShowIceCreamPresentationLogic)?
  public var iceCream: SavedIceCream?
  public var updatedIceCream: SavedIceCream? {
    didSet { if let updatedIceCream { iceCream = updatedIceCream } }
  }

  /// The identifier that was typed last, for a retry before its ice cream is found.
  private var typedID: String?
  private let worker: any CatalogWorker
  private let store: (any IceCreamStore)?
  /// The ice cream that the question is about, as long as it is asked.
  private var questioned: SavedIceCream?

  /// Creates an interactor.
  ///
  /// - Parameters:
  ///   - worker: Loads the catalog with the appearances of the ingredients.
  ///   - store: Reads and deletes the ice creams; with `nil`, there are none.
  public init(
    worker: any CatalogWorker = BundledCatalogWorker(), store: (any IceCreamStore)? = nil
  ) {
    self.worker = worker
    self.store = store
  }
}

extension ShowIceCreamInteractor: ShowIceCreamBusinessLogic {
  public func fetchIceCream(request: ShowIceCream.FetchIceCream.Request) {
    (typedID, questioned) = (request.id ?? typedID, nil)
    do {
      let iceCream = try store.findIceCream(request.id ?? self.iceCream?.id ?? typedID)
      self.iceCream = iceCream
      // The catalog may have changed since the last time.
      var catalog: IceCreamCatalog?
      let look = worker.look(of: iceCream, in: &catalog)
      presenter?.presentIceCream(
        response: .init(
          iceCream: iceCream, look: look, words: catalog?.words ?? CatalogWords(),
          isUpdated: updatedIceCream?.id == iceCream.id, canUndo: canUndo(iceCream)))
      updatedIceCream = nil
    } catch {
      presenter?.presentFailure(response: .notFetched(error))
    }
  }

  private func canUndo(_ iceCream: SavedIceCream) -> Bool {
    // What cannot be read cannot be undone.
    do { return try store?.lastChange()?.changes(iceCream.id) == true } catch { return false }
  }

  public func deleteIceCream(request: ShowIceCream.DeleteIceCream.Request) {
    guard store != nil, let iceCream else {
      let error = store == nil ? IceCreamFetchError.noStore : .noneSelected
      presenter?.presentFailure(response: .notFetched(error))
      return
    }
    questioned = iceCream
    presenter?.presentQuestion(response: .init(iceCream: iceCream))
  }

  public func declineDeletion(request: ShowIceCream.DeclineDeletion.Request) {
    questioned = nil
    presenter?.presentQuestion(response: .init())
  }

  public func confirmDeletion(request: ShowIceCream.ConfirmDeletion.Request) {
    guard let store, let iceCream = questioned else { return deleteIceCream(request: .init()) }
    do {
      try store.delete([iceCream])
      questioned = nil
      presenter?.presentDeletedIceCream(response: .init(iceCream: iceCream))
    } catch {
      if !error.problem.canRetry { questioned = nil }
      if case .unknownID = error.problem {
        // There is nothing left to show.
        presenter?.presentFailure(response: .notFetched(.store(error)))
        return
      }
      if case .changedMeanwhile = error.problem { fetchIceCream(request: .init()) }
      presenter?.presentFailure(response: .notDeleted(error, canRetry: error.problem.canRetry))
    }
  }
}
