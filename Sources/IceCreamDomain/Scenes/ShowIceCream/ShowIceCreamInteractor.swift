/// The requests of the scene.
public protocol ShowIceCreamBusinessLogic: AnyObject {
  /// Fetches an ice cream.
  func fetchIceCream(request: ShowIceCream.FetchIceCream.Request)
  /// Changes the ice cream, if the store still has it.
  func editIceCream(request: ShowIceCream.EditIceCream.Request)
  /// Makes another ice cream like it.
  func repeatIceCream(request: ShowIceCream.RepeatIceCream.Request)
  /// Asks whether to delete the ice cream, deletes it, or keeps it.
  func deleteIceCream(request: ShowIceCream.DeleteIceCream.Request)
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

  private let worker: any CatalogWorker
  private let store: (any IceCreamStore)?

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
    guard let iceCream = find(request.id ?? iceCream?.id) else { return }
    present(iceCream)
  }

  public func editIceCream(request: ShowIceCream.EditIceCream.Request) {
    // Another program may have changed or deleted it.
    guard let iceCream = find(iceCream?.id) else { return }
    self.iceCream = iceCream
    presenter?.presentEditing(response: .init())
  }

  public func repeatIceCream(request: ShowIceCream.RepeatIceCream.Request) {
    guard iceCream != nil else { return fail(.noneSelected) }
    presenter?.presentRepeating(response: .init())
  }

  public func deleteIceCream(request: ShowIceCream.DeleteIceCream.Request) {
    guard let store else { return fail(.noStore) }
    guard let iceCream else { return fail(.noneSelected) }
    do {
      if request.step == .delete { try store.delete(iceCream.id, as: iceCream) }
      presenter?.presentDeletedIceCream(response: .init(iceCream: iceCream, step: request.step))
    } catch {
      if case .changedMeanwhile = error.problem {
        guard let current = find(iceCream.id) else { return }
        present(current)
      }
      presenter?.presentDeleteFailure(response: .init(error: error))
    }
  }

  /// Presents an ice cream with its appearance in the catalog.
  private func present(_ iceCream: SavedIceCream) {
    self.iceCream = iceCream
    var catalog: IceCream?
    var catalogError: CatalogError?
    do {
      catalog = try worker.fetchIceCream()
    } catch {
      // The ice cream can be shown and deleted without a catalog.
      catalogError = error
    }
    let missing = IngredientKind.allCases.filter { kind in
      catalog.map { !$0.names(of: kind).contains(iceCream.name(of: kind)) } ?? false
    }
    presenter?.presentIceCream(
      response: .init(
        iceCream: iceCream, appearances: (catalog ?? .empty).appearances(of: iceCream),
        missing: missing, catalogError: catalogError, isUpdated: updatedIceCream?.id == iceCream.id)
    )
    updatedIceCream = nil
  }

  /// Returns the ice cream with an identifier, or presents why there is none.
  private func find(_ id: String?) -> SavedIceCream? {
    do {
      guard let store else {
        fail(.noStore)
        return nil
      }
      guard let id else {
        fail(.noneSelected)
        return nil
      }
      return try store.find(id)
    } catch {
      fail(.store(error))
      return nil
    }
  }

  private func fail(_ reason: ShowIceCream.FetchFailure.Reason) {
    presenter?.presentFetchFailure(response: .init(reason: reason))
  }
}
