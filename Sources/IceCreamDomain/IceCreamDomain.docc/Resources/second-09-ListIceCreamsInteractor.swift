/// What can be asked of the list.
protocol ListIceCreamsBusinessLogic: AnyObject {
  func fetchIceCreams(request: ListIceCreams.FetchIceCreams.Request)
  func selectIceCream(request: ListIceCreams.SelectIceCream.Request)
}

/// What other scenes may give to this one and take from it.
protocol ListIceCreamsDataStore: AnyObject {
  /// The ice cream that was chosen last.
  var selectedIceCream: SavedIceCream? { get }
  /// An ice cream that another scene has made.
  var madeIceCream: SavedIceCream? { get set }
}

/// Enforces the business rules of the list.
final class ListIceCreamsInteractor: ListIceCreamsDataStore {
  var presenter: (any ListIceCreamsPresentationLogic)?
  private(set) var selectedIceCream: SavedIceCream?
  var madeIceCream: SavedIceCream?

  private let store: any IceCreamStore
  private var shown: [SavedIceCream] = []

  init(store: any IceCreamStore = InMemoryIceCreamStore()) {
    self.store = store
  }
}

extension ListIceCreamsInteractor: ListIceCreamsBusinessLogic {
  func fetchIceCreams(request: ListIceCreams.FetchIceCreams.Request) {
    do {
      shown = try store.fetch()
      presenter?.presentIceCreams(response: .init(iceCreams: shown, made: madeIceCream))
    } catch {
      shown = []
      presenter?.presentFetchFailure(response: .init(error: error))
    }
  }

  func selectIceCream(request: ListIceCreams.SelectIceCream.Request) {
    if let index = request.index {
      guard shown.indices.contains(index) else { return }
      selectedIceCream = shown[index]
    } else {
      selectedIceCream = nil
    }
    presenter?.presentSelectedIceCream(response: .init())
  }
}
