/// The requests of the scene.
public protocol ShowIceCreamBusinessLogic: AnyObject {
  /// Fetches an ice cream.
  func fetchIceCream(request: ShowIceCream.FetchIceCream.Request)
  /// Changes the ice cream, if the store still has it.
  func editIceCream(request: ShowIceCream.EditIceCream.Request)
  /// Deletes the ice cream once that is confirmed.
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

  private let catalogWorker: any CatalogWorker
  private let store: (any IceCreamStore)?

  /// Makes an interactor.
  ///
  /// - Parameters:
  ///   - catalogWorker: Loads the catalog with the appearances of the ingredients.
  ///   - store: Reads and deletes the ice creams; with `nil`, there are none.
  public init(
    catalogWorker: any CatalogWorker = BundledCatalogWorker(), store: (any IceCreamStore)? = nil
  ) {
    self.catalogWorker = catalogWorker
    self.store = store
  }
}

extension ShowIceCreamInteractor: ShowIceCreamBusinessLogic {
  public func fetchIceCream(request: ShowIceCream.FetchIceCream.Request) {
    guard let iceCream = find(request.id ?? iceCream?.id) else { return }
    self.iceCream = iceCream
    var catalog: IceCream?
    var catalogError: CatalogError?
    do {
      catalog = try catalogWorker.fetchIceCream()
    } catch {
      // The ice cream can be shown and deleted without a catalog.
      catalogError = error
    }
    let places = PerKind { catalog?.names(of: $0).firstIndex(of: iceCream.name(of: $0)) }
    let appearances = PerKind { kind in
      places[kind].flatMap { catalog?.appearance(at: $0, of: kind) }
        ?? .filledIn(name: iceCream.name(of: kind), kind: kind)
    }
    let missing = catalog == nil ? [] : IngredientKind.allCases.filter { places[$0] == nil }
    presenter?.presentIceCream(
      response: .init(
        iceCream: iceCream, appearances: appearances, missing: missing, catalogError: catalogError,
        isUpdated: updatedIceCream?.id == iceCream.id))
    updatedIceCream = nil
  }

  public func editIceCream(request: ShowIceCream.EditIceCream.Request) {
    // Another program may have changed or deleted it.
    guard let iceCream = find(iceCream?.id) else { return }
    self.iceCream = iceCream
    presenter?.presentEditing(response: .init())
  }

  public func deleteIceCream(request: ShowIceCream.DeleteIceCream.Request) {
    guard let store else { return fail(.noStore) }
    guard let iceCream else { return fail(.noneSelected) }
    guard request.isConfirmed else {
      presenter?.presentDeletedIceCream(response: .init(iceCream: iceCream, isDeleted: false))
      return
    }
    do {
      try store.delete(iceCream.id, as: iceCream)
      presenter?.presentDeletedIceCream(response: .init(iceCream: iceCream, isDeleted: true))
    } catch {
      presenter?.presentDeleteFailure(response: .init(error: error))
    }
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
