@_exported import Foundation

// Not an NSObject, whose init belongs to no actor: Swift lets only UIKit's own override it.
@MainActor @preconcurrency open class UIResponder {
  public init() {}
}

open class UIView: UIResponder {
  open var frame = CGRect.zero
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var backgroundColor: UIColor?
  open private(set) var subviews: [UIView] = []
  /// Nothing is in a window.
  open private(set) var window: UIWindow?

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  override public init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open func addSubview(_ view: UIView) { subviews.append(view) }
}

open class UIWindow: UIView {}

/// Without Objective-C, objects are freed at once.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

@MainActor @preconcurrency open class UIColor {
  public init() {}

  open class var systemBackground: UIColor { UIColor() }
}

open class UILabel: UIView {
  open var text: String?
  open var numberOfLines = 1
}

open class UIStackView: UIView {
  public enum Axis: Sendable {
    case horizontal, vertical
  }

  open var axis = Axis.horizontal
  open private(set) var arrangedSubviews: [UIView] = []

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    arrangedSubviews = views
  }
}

// MARK: Controls

@MainActor @preconcurrency open class UIAction {
  public let title: String
  private let handler: (UIAction) -> Void

  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    (self.title, self.handler) = (title, handler)
  }

  func perform() { handler(self) }
}

open class UIControl: UIView {
  public enum Event: Sendable {
    case touchUpInside, editingDidEndOnExit, valueChanged
  }

  private var actions: [(event: Event, action: UIAction)] = []

  open func addAction(_ action: UIAction, for event: Event) { actions.append((event, action)) }

  open func sendActions(for event: Event) {
    for (wanted, action) in actions where wanted == event { action.perform() }
  }
}

open class UITextField: UIControl {
  open var text: String? = ""
  open var placeholder: String?
}

@MainActor @preconcurrency open class UIBarButtonItem {
  public let title: String?
  public let primaryAction: UIAction?

  public init(title: String? = nil, primaryAction: UIAction? = nil) {
    (self.title, self.primaryAction) = (title, primaryAction)
  }
}
