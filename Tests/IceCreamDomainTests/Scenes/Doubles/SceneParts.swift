@testable import IceCreamDomain

/// Weak references to the parts of a scene.
struct SceneParts {
  private weak var view: AnyObject?
  private weak var interactor: AnyObject?
  private weak var presenter: AnyObject?
  private weak var router: AnyObject?
  private weak var store: AnyObject?

  init(_ view: CreateIceCreamView) {
    let interactor = view.interactor as? CreateIceCreamInteractor
    (self.view, self.interactor, presenter) = (view, interactor, interactor?.presenter)
    (router, store) = (view.router, view.iceCream)
  }

  init(_ view: ListIceCreamsView) {
    let interactor = view.interactor as? ListIceCreamsInteractor
    (self.view, self.interactor, presenter) = (view, interactor, interactor?.presenter)
    (router, store) = (view.router, view.iceCreams)
  }

  init(_ view: ShowIceCreamView) {
    let interactor = view.interactor as? ShowIceCreamInteractor
    (self.view, self.interactor, presenter) = (view, interactor, interactor?.presenter)
    (router, store) = (view.router, view.iceCream)
  }

  /// The number of the five parts that are alive.
  var living: Int {
    [view, interactor, presenter, router, store].count { $0 != nil }
  }
}
