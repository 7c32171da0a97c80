#if canImport(UIKit) && !os(watchOS)
  import SceneUI
  import Testing
  import UIKit

  /// The view controller shows the fields of a form, and uses what was filled in until it is accepted.
  @MainActor
  struct FormControllerTests {
    @Test func `shows each field with its title`() {
      let controller = FormController("Order", form: Sample(), fields: Sample.fields) { _ in nil }
      let table: UITableView = controller.tableView

      let titles = (0..<controller.numberOfSections(in: table)).map { section in
        controller.tableView(table, titleForHeaderInSection: section)
      }

      #expect(titles == ["Name", "Strong"])
      #expect(controller.tableView(table, numberOfRowsInSection: 0) == 1)
    }

    @Test func `uses what was filled in`() throws {
      var used: Sample?
      let controller = FormController("Order", form: Sample(), fields: Sample.fields) { form in
        used = form
        return nil
      }
      let name = try #require(control(of: 0, in: controller) as? UITextField)
      let isStrong = try #require(control(of: 1, in: controller) as? UISwitch)

      name.text = " Ada "
      name.sendActions(for: .editingChanged)
      isStrong.isOn = true
      isStrong.sendActions(for: .valueChanged)
      controller.finish()

      #expect(used == Sample(name: "Ada", isStrong: true))
    }

    @Test func `asks again for what cannot be read`() throws {
      let fields = [FormField("Count", \Sample.count)]
      let controller = FormController("Order", form: Sample(), fields: fields) { _ in [] }
      let count = try #require(control(of: 0, in: controller) as? UITextField)

      count.text = "many"
      count.sendActions(for: .editingChanged)
      controller.finish()

      let table: UITableView = controller.tableView
      #expect(controller.numberOfSections(in: table) == 1)
      #expect(controller.tableView(table, titleForFooterInSection: 0) == "Fill in a whole number.")
      #expect((control(of: 0, in: controller) as? UITextField)?.text == "many")
    }

    @Test func `hides what is secret, and shows what cannot be changed`() {
      let fields = [
        FormField("Name", secret: \Sample.name), FormField("Count", shown: \Sample.count),
      ]
      let controller = FormController("Order", form: Sample(), fields: fields) { _ in nil }

      #expect((control(of: 0, in: controller) as? UITextField)?.isSecureTextEntry == true)
      #expect((control(of: 1, in: controller) as? UILabel)?.text == "2")
    }

    @Test func `shows why a field is refused`() {
      let controller = FormController("Order", form: Sample(), fields: Sample.fields) { form in
        [FormField("Name", \Sample.name, problem: "\(form.name) is taken.")]
      }

      controller.finish()

      let table: UITableView = controller.tableView
      #expect(controller.tableView(table, titleForFooterInSection: 0) == "A name is taken.")
    }

    private func control(of section: Int, in controller: FormController<Sample>) -> UIView? {
      let table: UITableView = controller.tableView
      return controller.tableView(table, cellForRowAt: [section, 0]).contentView.subviews.first
    }
  }

  private struct Sample: Equatable {
    var name = "A name"
    var count = 2
    var isStrong = false

    static var fields: [FormField<Sample>] {
      [FormField("Name", \Sample.name), FormField("Strong", \Sample.isStrong)]
    }
  }
#endif
