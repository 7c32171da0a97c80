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
    var response = ShowIceCream.ShowIceCream.Response(
      iceCream: iceCream, looks: [], isChanged: isChanged)
    var catalog: IceCream?
    do {
      catalog = try worker.fetchIceCream()
    } catch {
      // Without a catalog it can be shown all the same, and deleted.
      response.catalogError = error
    }
    for kind in IngredientKind.allCases {
      let name = iceCream.name(of: kind)
      let place = catalog?.names(of: kind).firstIndex(of: name)
      if catalog != nil, place == nil { response.missing.append(kind) }
      response.looks.append(
        place.flatMap { catalog?.appearance(at: $0, of: kind) }
          ?? .filledIn(name: name, kind: kind))
    }
    presenter?.presentIceCream(response: response)
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
