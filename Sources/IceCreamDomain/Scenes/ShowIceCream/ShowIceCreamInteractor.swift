/// What can be asked of the scene.
public protocol ShowIceCreamBusinessLogic: AnyObject {
  /// Finds an ice cream.
  func showIceCream(request: ShowIceCream.ShowIceCream.Request)
  /// Has the ice cream changed, where it still is there.
  func editIceCream(request: ShowIceCream.EditIceCream.Request)
  /// Deletes the ice cream once that is confirmed.
  func deleteIceCream(request: ShowIceCream.DeleteIceCream.Request)
}

/// What other scenes may give to this one and take from it.
public protocol ShowIceCreamDataStore: AnyObject {
  /// The ice cream that is shown.
  var iceCream: SavedIceCream? { get set }
  /// Whether another scene has just changed it, until that is shown.
  var isChanged: Bool { get set }
}

/// The keeper of the rules of the scene: what can be shown, changed and deleted.
public final class ShowIceCreamInteractor: ShowIceCreamDataStore {
  /// Who the responses go to.
  public var presenter: (any ShowIceCreamPresentationLogic)?
  public var iceCream: SavedIceCream?
  public var isChanged = false

  private let worker: any CreateIceCreamWorker
  private let store: (any IceCreamStore)?

  /// Makes an interactor.
  ///
  /// - Parameters:
  ///   - worker: Who fetches the catalog, which says how an ice cream looks.
  ///   - store: Who keeps the ice creams; with `nil`, nobody does.
  public init(
    worker: any CreateIceCreamWorker = BundledCatalogWorker(), store: (any IceCreamStore)? = nil
  ) {
    self.worker = worker
    self.store = store
  }
}

extension ShowIceCreamInteractor: ShowIceCreamBusinessLogic {
  public func showIceCream(request: ShowIceCream.ShowIceCream.Request) {
    guard let iceCream = find(request.id ?? iceCream?.id ?? "") else { return }
    self.iceCream = iceCream
    // Without a catalog it can be shown all the same, and deleted.
    let catalog = try? worker.fetchIceCream()
    let places = IngredientKind.allCases.map { kind in
      catalog?.names(of: kind).firstIndex(of: iceCream.name(of: kind))
    }
    let looks = zip(IngredientKind.allCases, places).map { kind, place in
      if let catalog, let place { return catalog.appearance(at: place, of: kind) }
      return .filledIn(name: iceCream.name(of: kind), kind: kind)
    }
    let missing = zip(IngredientKind.allCases, places).filter { $0.1 == nil }.map(\.0)
    presenter?.presentIceCream(
      response: .init(
        iceCream: iceCream, looks: looks, missing: catalog == nil ? nil : missing,
        isChanged: isChanged))
    isChanged = false
  }

  public func editIceCream(request: ShowIceCream.EditIceCream.Request) {
    // It may have been deleted meanwhile, or changed.
    guard let iceCream = find(iceCream?.id ?? "") else { return }
    self.iceCream = iceCream
    presenter?.presentEditing(response: .init())
  }

  public func deleteIceCream(request: ShowIceCream.DeleteIceCream.Request) {
    guard let store else { return fail(nil) }
    guard let iceCream = iceCream ?? find("") else { return }
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

  /// Finds an ice cream, or has it presented that there is none.
  private func find(_ id: String) -> SavedIceCream? {
    guard let store else {
      fail(nil)
      return nil
    }
    do {
      return try store.find(id)
    } catch {
      fail(error)
      return nil
    }
  }

  private func fail(_ error: IceCreamStoreError?) {
    presenter?.presentShowFailure(response: .init(error: error))
  }
}
