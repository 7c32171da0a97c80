/// What can be asked of the scene.
protocol CreateIceCreamBusinessLogic: AnyObject {
  func loadIceCream(request: CreateIceCream.LoadIceCream.Request)
  func selectIngredient(request: CreateIceCream.SelectIngredient.Request)
  func finishIceCream(request: CreateIceCream.FinishIceCream.Request)
}

/// Enforces the scene's business rules.
final class CreateIceCreamInteractor {
  var presenter: (any CreateIceCreamPresentationLogic)?

  private let worker: any CreateIceCreamWorker
  private let store: any IceCreamStore
  private(set) var load: Task<Void, Never>?
  private var iceCreamData: IceCream?
  private var selection = Selection()

  init(
    worker: any CreateIceCreamWorker = BundledCatalogWorker(),
    store: any IceCreamStore = InMemoryIceCreamStore()
  ) {
    self.worker = worker
    self.store = store
  }
}

extension CreateIceCreamInteractor: CreateIceCreamBusinessLogic {
  func loadIceCream(request: CreateIceCream.LoadIceCream.Request) {
    selection = Selection()
    load = Task { [weak self, worker] in
      do throws(CatalogError) {
        let iceCreamData = try await worker.fetchIceCream()
        self?.finishLoad(with: iceCreamData)
      } catch {
        self?.failLoad(with: error)
      }
    }
  }

  func selectIngredient(request: CreateIceCream.SelectIngredient.Request) {
    guard let iceCreamData else { return refuse(.nothingLoaded) }
    let (kind, index) = (request.kind, request.index)
    if let missing = selection.firstMissing(before: kind) {
      return refuse(.tooEarly(kind, missing: missing))
    }
    let names = iceCreamData.names(of: kind)
    guard names.indices.contains(index) else {
      return refuse(.outOfRange(kind, count: names.count))
    }
    selection[kind] = names[index]
    presenter?.presentIngredient(response: .init(selection: selection))
  }

  func finishIceCream(request: CreateIceCream.FinishIceCream.Request) {
    guard let cone = selection.cone, let flavor = selection.flavor, let topping = selection.topping
    else { return refuse(.unfinished(missing: selection.firstMissing(before: nil) ?? .cone)) }
    let iceCream = SavedIceCream(cone: cone, flavor: flavor, topping: topping)
    do {
      let count = try store.fetch().count + 1
      try store.save(iceCream)
      presenter?.presentFinishedIceCream(response: .init(iceCream: iceCream, count: count))
    } catch {
      refuse(.notKept(error))
    }
  }

  private func finishLoad(with iceCreamData: IceCream) {
    self.iceCreamData = iceCreamData
    presenter?.presentIceCream(response: .init(iceCreamData: iceCreamData))
  }

  private func failLoad(with error: CatalogError) {
    iceCreamData = nil
    presenter?.presentLoadFailure(response: .init(error: error))
  }

  private func refuse(_ reason: CreateIceCream.Refusal.Reason) {
    presenter?.presentRefusal(response: .init(reason: reason))
  }
}
