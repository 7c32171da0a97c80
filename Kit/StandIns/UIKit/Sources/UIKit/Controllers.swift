open class UIViewController: UIResponder {
  open var title: String?
  open private(set) lazy var navigationItem = UINavigationItem()
  open fileprivate(set) weak var navigationController: UINavigationController?
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  open private(set) lazy var presentationController: UIPresentationController? =
    UIPresentationController(presentedViewController: self, presenting: nil)
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  private var loadedView: UIView?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as UIKit's own
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  open var viewIfLoaded: UIView? { loadedView }

  public init(nibName: String?, bundle: Bundle?) { super.init() }

  override public convenience init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init() }

  open func loadView() { view = UIView() }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}

  open func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }

  open func didMove(toParent parent: UIViewController?) {}

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  open func loadViewIfNeeded() {
    if loadedView != nil { return }
    loadView()
    viewDidLoad()
  }

  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil else { return }
    controller.loadViewIfNeeded()
    presentedViewController = controller
    controller.presentingViewController = self
    completion?()
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let own = navigationController ?? self
    let owner = presentedViewController == nil ? own.presentingViewController : self
    owner?.presentedViewController = nil
    completion?()
  }
}

@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

@MainActor @preconcurrency open class UIPresentationController {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  public private(set) unowned var presentedViewController: UIViewController

  public init(
    presentedViewController presented: UIViewController, presenting: UIViewController?
  ) {
    presentedViewController = presented
  }

  /// Does what a swipe down does, which unlike `dismiss` tells the delegate; UIKit has no such method.
  public func swipeDown() {
    presentedViewController.dismiss(animated: true)
    delegate?.presentationControllerDidDismiss(self)
  }
}

@MainActor @preconcurrency open class UIStoryboardSegue {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }
}

/// Has no file: the creator's controller is what the storyboard would have drawn.
@MainActor @preconcurrency open class UIStoryboard {
  public init(name: String, bundle: Bundle?) {}

  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let coder = NSCoder()
    guard let controller = creator?(coder) ?? ViewController(coder: coder) else {
      preconditionFailure("UIKit raises an exception, too.")
    }
    return controller
  }
}

@MainActor @preconcurrency open class UINavigationItem {
  public init() {}

  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var searchController: UISearchController?
}

@MainActor @preconcurrency public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var obscuresBackgroundDuringPresentation = true
  public let searchBar = UISearchBar()

  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Its controller on top appears at once, as if there was a window.
open class UINavigationController: UIViewController {
  open private(set) var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { viewControllers.last }

  public convenience init(rootViewController: UIViewController) {
    self.init()
    pushViewController(rootViewController, animated: false)
  }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    controller.navigationController = self
    viewControllers.append(controller)
    showTop(animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    // The last one stays.
    guard viewControllers.count > 1 else { return nil }
    let controller = viewControllers.removeLast()
    showTop(animated)
    return controller
  }

  @discardableResult
  open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === controller }) else { return nil }
    let popped = Array(viewControllers[(index + 1)...])
    viewControllers.removeSubrange((index + 1)...)
    showTop(animated)
    return popped
  }

  private func showTop(_ animated: Bool) {
    topViewController?.loadViewIfNeeded()
    topViewController?.viewWillAppear(animated)
  }
}

open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]?
  open var selectedIndex = 0

  open var selectedViewController: UIViewController? { viewControllers?[selectedIndex] }
}

/// Its columns appear at once, as if there was a wide window.
open class UISplitViewController: UIViewController {
  public enum Style: Sendable {
    case doubleColumn, tripleColumn
  }

  public enum Column: Sendable {
    case primary, supplementary, secondary, compact
  }

  private var columns: [Column: UIViewController] = [:]

  public init(style: Style) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  open func setViewController(_ controller: UIViewController?, for column: Column) {
    columns[column] = controller
    controller?.loadViewIfNeeded()
  }

  open func show(_ column: Column) {}
}

@MainActor @preconcurrency open class UIAlertAction {
  public enum Style: Sendable {
    case `default`, cancel, destructive
  }

  public let title: String?
  private let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.handler) = (title, handler)
  }

  /// Does what a tap does; UIKit has no such method.
  public func tap() { handler?(self) }
}

open class UIAlertController: UIViewController {
  public enum Style: Sendable {
    case actionSheet, alert
  }

  public private(set) var message: String?
  public private(set) var actions: [UIAlertAction] = []

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    (self.title, self.message) = (title, message)
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}
