open class UITableView: UIView {
  public enum Style: Sendable {
    case plain, grouped, insetGrouped
  }

  open func reloadData() {}
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
}

public protocol UIContentConfiguration {}

public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
}

open class UITableViewCell: UIView {
  public enum CellStyle: Sendable {
    case `default`, value1, subtitle
  }

  open private(set) lazy var contentView = UIView()
  open private(set) lazy var textLabel: UILabel? = UILabel()
  open var contentConfiguration: (any UIContentConfiguration)?

  public convenience init(style: CellStyle, reuseIdentifier: String?) { self.init(frame: .zero) }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
}

open class UITableViewController: UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as UIKit's own
  open var tableView: UITableView! { view as? UITableView }
  open var refreshControl: UIRefreshControl?

  public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override open func loadView() { view = UITableView() }

  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

extension IndexPath {
  public init(row: Int, section: Int) { self = [section, row] }

  public var row: Int { self[1] }
  public var section: Int { self[0] }
}
