import UIKit

@testable import BoatRental

/// Shows the list and, beside it, the selected boat.
@MainActor
final class BoatSplit {
  let root = UISplitViewController(style: .doubleColumn)

  init() {
    let list = ListBoatsViewController(style: .plain)
    let router = SplitRouter()
    router.split = root
    router.dataStore = list.router?.dataStore
    list.router = router
    root.setViewController(list, for: .primary)
  }
}

/// Replaces the boat beside the list, whereas `ListBoatsRouter` pushes it.
final class SplitRouter: ListBoatsRoutingLogic, ListBoatsDataPassing {
  weak var split: UISplitViewController?
  var dataStore: ListBoatsDataStore?

  func routeToBookBoat() {
    let scene = BookBoatViewController()
    scene.router?.dataStore?.boat = dataStore?.boat
    split?.setViewController(scene, for: .secondary)
    // On an iPhone, this pushes the column.
    split?.show(.secondary)
  }
}

/// Shows an old scene and a new one, such as a SwiftUI screen in a `UIHostingController`, in tabs.
@MainActor
final class BoatTabs {
  let root = UITabBarController()

  init(old: UIViewController, new: UIViewController) {
    root.viewControllers = [old, new].map(UINavigationController.init(rootViewController:))
  }

  func routeToNewScene() { root.selectedIndex = 1 }
}

extension UIViewController {
  /// Shows a child scene on this screen.
  func embed(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

/// Returns the boat of a child, and asks for the news, because nothing uncovers the parent.
final class ChildRouter: BookBoatRoutingLogic, BookBoatDataPassing {
  weak var origin: (BookBoatOrigin & HarborBusinessLogic)?
  var dataStore: BookBoatDataStore?

  func routeToListBoats() {
    origin?.finishedBoat = dataStore?.boat
    origin?.fetchNews(request: Harbor.FetchNews.Request())
  }
}
