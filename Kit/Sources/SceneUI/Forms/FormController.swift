#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Shows and changes the fields of a form, each in a section with what is wrong with it.
  public final class FormController<Form>: UITableViewController {
    private var form: Form
    private var fields: [FormField<Form>]
    /// The texts that cannot be read, by section.
    private var unreadable: [Int: String] = [:]
    private let use: (Form) -> [FormField<Form>]?

    /// Creates a view controller for a navigation controller.
    ///
    /// - Parameter use: Uses the form; returns the fields if some are refused.
    public init(
      _ title: String, form: Form, fields: [FormField<Form>],
      use: @escaping (Form) -> [FormField<Form>]?
    ) {
      self.form = form
      self.fields = fields
      self.use = use
      super.init(style: .grouped)
      self.title = title
    }

    @available(*, unavailable, message: "A view controller needs its form.")
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
      super.viewDidLoad()
      let cancel = UIAction { [weak self] _ in self?.dismiss(animated: true) }
      navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: cancel)
      let finish = UIAction { [weak self] _ in self?.finish() }
      navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: finish)
    }

    /// Uses the form, unless a text cannot be read; shows what was refused.
    public func finish() {
      view.endEditing(true)
      if unreadable.isEmpty {
        guard let refused = use(form) else { return dismiss(animated: true) }
        fields = refused
      }
      tableView.reloadData()
    }

    // MARK: Table

    public override func numberOfSections(in tableView: UITableView) -> Int { fields.count }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)
      -> Int
    { 1 }

    public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    {
      fields[section].title
    }

    public override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
      -> String?
    {
      unreadable[section] == nil ? fields[section].problem : "Fill in \(fields[section].hint)."
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let control = control(of: indexPath.section)
      control.frame = cell.contentView.bounds.insetBy(dx: 16, dy: 0)
      control.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cell.contentView.addSubview(control)
      return cell
    }

    // MARK: Controls

    private func control(of section: Int) -> UIView {
      switch fields[section].control {
      case .toggle(let path):
        let toggle = UISwitch()
        toggle.isOn = form[keyPath: path]
        let change = UIAction { [weak self, weak toggle] _ in
          self?.form[keyPath: path] = toggle?.isOn ?? false
        }
        toggle.addAction(change, for: .valueChanged)
        return toggle
      case .choice(let titles, let path):
        let button = UIButton(type: .system)
        button.menu = UIMenu(
          children: titles.indices.map { index in
            UIAction(title: titles[index], state: index == form[keyPath: path] ? .on : .off) {
              [weak self] _ in self?.form[keyPath: path] = index
            }
          })
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        return button
      case .day(let path):
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.timeZone = TimeZone(identifier: "GMT")
        picker.date = form[keyPath: path]
        let change = UIAction { [weak self, weak picker] _ in
          if let picker { self?.form[keyPath: path] = picker.date }
        }
        picker.addAction(change, for: .valueChanged)
        return picker
      case .shown(let read):
        let label = UILabel()
        label.text = read(form)
        return label
      case .text, .secret, .number, .value: return textField(of: section)
      }
    }

    private func textField(of section: Int) -> UITextField {
      let textField = UITextField()
      textField.placeholder = fields[section].hint
      if case .secret = fields[section].control { textField.isSecureTextEntry = true }
      textField.text = unreadable[section] ?? fields[section].text(of: form)
      let change = UIAction { [weak self, weak textField] _ in
        self?.read(textField?.text ?? "", in: section)
      }
      textField.addAction(change, for: .editingChanged)
      return textField
    }

    private func read(_ text: String, in section: Int) {
      let isRead = fields[section].set(text.trimmingCharacters(in: .whitespaces), in: &form)
      unreadable[section] = isRead ? nil : text
    }
  }
#endif
