@_exported import Foundation

// Not an NSObject, whose init belongs to no actor: Swift lets only UIKit's own override it.
@MainActor @preconcurrency open class UIResponder {
  public init() {}
}

open class UIView: UIResponder {
  open var frame = CGRect.zero
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open private(set) var subviews: [UIView] = []
  /// Nothing is in a window.
  open private(set) var window: UIWindow?
  open var autoresizingMask: AutoresizingMask = []

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  override public init() { super.init() }

  open func addSubview(_ view: UIView) { subviews.append(view) }

  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }
}

open class UIWindow: UIView {}

/// Without Objective-C, objects are freed at once.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

open class UILabel: UIView {
  open var text: String?
}

open class UIStackView: UIView {
  open private(set) var arrangedSubviews: [UIView] = []

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    arrangedSubviews = views
  }
}

// MARK: Controls

@MainActor @preconcurrency open class UIAction {
  public enum State: Sendable {
    case off, on
  }

  public let title: String
  public let state: State
  private let handler: (UIAction) -> Void

  public init(title: String = "", state: State = .off, handler: @escaping (UIAction) -> Void) {
    (self.title, self.state, self.handler) = (title, state, handler)
  }

  /// Does what a tap does; UIKit has nothing like it.
  public func perform() { handler(self) }
}

@MainActor @preconcurrency open class UIMenu {
  public let children: [UIAction]

  public init(children: [UIAction]) { self.children = children }
}

open class UIControl: UIView {
  public enum Event: Sendable {
    case touchUpInside, editingChanged, editingDidEndOnExit, valueChanged
  }

  private var actions: [(event: Event, action: UIAction)] = []

  open func addAction(_ action: UIAction, for event: Event) { actions.append((event, action)) }

  open func sendActions(for event: Event) {
    for (wanted, action) in actions where wanted == event { action.perform() }
  }
}

open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
}

open class UITextField: UIControl {
  open var text: String? = ""
  open var placeholder: String?
  open var isSecureTextEntry = false
}

open class UISwitch: UIControl {
  open var isOn = false
}

open class UIButton: UIControl {
  public enum ButtonType: Sendable {
    case custom, system
  }

  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  open var changesSelectionAsPrimaryAction = false

  public convenience init(type: ButtonType) { self.init(frame: .zero) }

  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    if let primaryAction { addAction(primaryAction, for: .touchUpInside) }
  }
}

open class UIDatePicker: UIControl {
  public enum Mode: Sendable {
    case date, dateAndTime
  }

  open var datePickerMode = Mode.dateAndTime
  open var date = Date()
  open var timeZone: TimeZone?
}

@MainActor @preconcurrency open class UIBarButtonItem {
  public enum SystemItem: Sendable {
    case cancel, done
  }

  public let title: String?
  public let primaryAction: UIAction?

  public init(title: String? = nil, primaryAction: UIAction? = nil) {
    (self.title, self.primaryAction) = (title, primaryAction)
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(title: systemItem == .done ? "Done" : "Cancel", primaryAction: primaryAction)
  }
}
