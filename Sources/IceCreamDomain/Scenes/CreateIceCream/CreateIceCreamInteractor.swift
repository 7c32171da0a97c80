/// The requests of the scene.
public protocol CreateIceCreamBusinessLogic: AnyObject {
  /// Loads the catalog, and starts without choices or with those of a saved ice cream.
  func loadIceCream(request: CreateIceCream.LoadIceCream.Request)
  /// Chooses ingredients: a cone, then a flavor, then a topping; only given and cleared ones may come before
  /// their turn. Choosing again replaces a choice and keeps the later ones.
  func selectIngredients(request: CreateIceCream.SelectIngredients.Request)
  /// Returns to the choices before the surprise.
  func undoSurprise(request: CreateIceCream.UndoSurprise.Request)
  /// Makes the ice cream if all three ingredients are chosen, and saves it, if it is to be saved, or its changes.
  func finishIceCream(request: CreateIceCream.FinishIceCream.Request)
  /// Clears the choices for another ice cream, or returns to those of the ice cream to change.
  func startOver(request: CreateIceCream.StartOver.Request)
}

/// The data that other scenes pass to this one and take from it.
public protocol CreateIceCreamDataStore: AnyObject {
  /// What to make.
  var mode: CreateIceCream.Mode { get set }
  /// The ice cream, once it is saved or its changes are.
  var savedIceCream: SavedIceCream? { get }
}

/// Enforces the scene's business rules.
public final class CreateIceCreamInteractor: CreateIceCreamDataStore {
  /// Receives the responses.
  public var presenter: (any CreateIceCreamPresentationLogic)?
  public var mode = CreateIceCream.Mode.create
  public var savedIceCream: SavedIceCream? {
    switch state {
    case .finished(_, .saved(let iceCream)), .finished(_, .changed(let iceCream)): iceCream
    default: nil
    }
  }

  private let worker: any CatalogWorker
  private let store: (any IceCreamStore)?
  private let isSaving: Bool
  private let clock: () -> Timestamp
  private var random: any RandomNumberGenerator
  private var state = State.nothingLoaded

  /// The states of the scene.
  private enum State {
    /// There is no catalog to choose from.
    case nothingLoaded
    /// Ingredients are chosen.
    case choosing(Draft)
    /// The ice cream is made, but could not be saved; a retry saves the same one.
    case notSaved(Draft, UnsavedIceCream)
    /// The ice cream is made or changed.
    case finished(Draft, CreateIceCream.FinishIceCream.Response)
  }

  /// The choices so far, and the catalog that they are from.
  private typealias Draft = (catalog: IceCreamCatalog, progress: IceCreamProgress)
  private typealias Refusal = CreateIceCream.Refusal.Response

  /// Creates an interactor; without a store it saves nothing, and without `isSaving` no new ice cream.
  public init(
    worker: any CatalogWorker = BundledCatalogWorker(), store: (any IceCreamStore)? = nil,
    isSaving: Bool = true, clock: @escaping () -> Timestamp = { .now },
    random: any RandomNumberGenerator = SystemRandomNumberGenerator()
  ) {
    self.worker = worker
    self.store = store
    self.isSaving = isSaving
    self.clock = clock
    self.random = random
  }
}

extension CreateIceCreamInteractor: CreateIceCreamBusinessLogic {
  public func loadIceCream(request: CreateIceCream.LoadIceCream.Request) {
    state = .nothingLoaded
    do {
      let (original, notes): (SavedIceCream?, [IceCreamStoreNote]) =
        switch mode {
        case .create: (nil, [])
        case .again(let id), .change(let id): (try store.findIceCream(id), [])
        case .againLast: try store.findLast()
        }
      let catalog = try worker.loadCatalog()
      let progress = IceCreamProgress(of: original, isChange: mode.isChange, in: catalog)
      state = .choosing((catalog, progress))
      let isSaving = isSaving && !mode.isChange
      presenter?.presentIceCream(
        response: .init(
          catalog: catalog, progress: progress, notes: notes, canListSaved: isSaving,
          storeFault: isSaving && request.isChosenByPerson ? store.fault : nil))
    } catch {
      presenter?.presentFailure(response: .notLoaded(error))
    }
  }

  public func selectIngredients(request: CreateIceCream.SelectIngredients.Request) {
    do throws(Refusal) {
      var draft = try openDraft()
      var selection = draft.progress.selection
      let wrong = draft.catalog.choose(request.choices, for: &selection, using: &random)
      if !wrong.isEmpty { throw .noSuchIngredients(wrong) }
      for kind in IngredientKind.allCases where request.choices[kind]?.hasTurn == true {
        if let missing = selection.firstMissing(before: kind) {
          throw .tooEarly(kind, missing: missing)
        }
      }
      draft.progress.goOn(to: selection, after: request.choices)
      choose(draft)
    } catch {
      presenter?.presentRefusal(response: error)
    }
  }

  public func undoSurprise(request: CreateIceCream.UndoSurprise.Request) {
    do throws(Refusal) {
      var draft = try openDraft()
      guard let selection = draft.progress.beforeSurprise else { throw .nothingToUndo }
      draft.progress.goOn(to: selection)
      choose(draft)
    } catch {
      presenter?.presentRefusal(response: error)
    }
  }

  public func finishIceCream(request: CreateIceCream.FinishIceCream.Request) {
    do throws(Refusal) {
      let draft = try openDraft()
      if case .notSaved(_, let iceCream) = state { return finish(draft, as: iceCream) }
      let names = try PerKind { kind throws(Refusal) in
        guard let chosen = draft.progress.selection[kind] else { throw .unfinished(missing: kind) }
        return chosen.name
      }
      finish(draft, as: UnsavedIceCream(madeAt: clock(), names: names))
    } catch {
      presenter?.presentRefusal(response: error)
    }
  }

  public func startOver(request: CreateIceCream.StartOver.Request) {
    switch state {
    case .nothingLoaded: presenter?.presentRefusal(response: .nothingLoaded)
    case .choosing(var draft), .notSaved(var draft, _), .finished(var draft, _):
      let changed = draft.progress.changed.map { savedIceCream ?? $0 }
      if changed == nil { mode = .create }
      draft.progress = IceCreamProgress(of: changed, isChange: changed != nil, in: draft.catalog)
      choose(draft)
    }
  }

  /// Returns the choices if they may be changed.
  private func openDraft() throws(Refusal) -> Draft {
    switch state {
    case .nothingLoaded: throw .nothingLoaded
    case .choosing(let draft), .notSaved(let draft, _): return draft
    case .finished: throw .alreadyFinished
    }
  }

  private func choose(_ draft: Draft) {
    state = .choosing(draft)
    presenter?.presentIngredients(response: draft.progress)
  }

  private func finish(_ draft: Draft, as iceCream: UnsavedIceCream) {
    let changed = draft.progress.changed
    do {
      let response = try save(iceCream, changing: changed)
      state = .finished(draft, response)
      presenter?.presentFinishedIceCream(response: response)
    } catch {
      state = .notSaved(draft, iceCream)
      presenter?.presentFailure(response: .notSaved(error, changed == nil ? iceCream : nil))
    }
  }

  /// Saves a new ice cream, if that is to be saved, or its ingredients as those of the one to change.
  private func save(
    _ new: UnsavedIceCream, changing old: SavedIceCream?
  ) throws(IceCreamStoreError) -> CreateIceCream.FinishIceCream.Response {
    guard let store, isSaving || old != nil else { return .made(new) }
    guard let old else { return .saved(try store.save(new)) }
    let changed = SavedIceCream(id: old.id, madeAt: old.madeAt, names: new.names)
    return try store.update(changed, from: old) ? .changed(changed) : .unchanged(old)
  }
}
