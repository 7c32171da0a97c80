import UIKit

@testable import BoatRental

/// Shows the list, a boat in a sheet above it, and links such as `boats://Heron`.
@MainActor
final class BoatNavigation: NSObject, UIAdaptivePresentationControllerDelegate {
  let list = ListBoatsViewController(style: .plain)
  let root: UINavigationController
  private let store: BoatsStore
  /// A link that arrived while a sheet was open.
  private var waitingLink: URL?
  private weak var sheet: UIViewController?

  init(store: BoatsStore) {
    self.store = store
    root = UINavigationController(rootViewController: list)
  }

  func present(_ scene: UIViewController) {
    let sheet = UINavigationController(rootViewController: scene)
    sheet.presentationController?.delegate = self
    self.sheet = sheet
    // While an alert is open, UIKit presents nothing else.
    if root.presentedViewController != nil { root.dismiss(animated: false) }
    root.present(sheet, animated: true)
  }

  func closeSheet() {
    root.dismiss(animated: true) { [weak self] in self?.reload() }
  }

  // UIKit calls this after a swipe down, but not after `dismiss`.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    reload()
  }

  func open(_ link: URL) {
    store.fetchBoats { [weak self] boats in
      guard let self, let boat = boats.first(where: { $0.name == link.host }) else { return }
      if let sheet, root.presentedViewController === sheet {
        waitingLink = link
        return
      }
      let scene = BookBoatViewController()
      scene.router?.dataStore?.boat = boat
      present(scene)
    }
  }

  private func reload() {
    list.interactor?.fetchBoats(request: .init(seats: 1))
    if let link = waitingLink {
      waitingLink = nil
      open(link)
    }
  }
}
