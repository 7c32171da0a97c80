import SceneUI
import Testing
import UIKit

@testable import App

/// A generated view controller asks in a form, and shows what is refused.
///
/// Only with the stand-in does a view controller that is not in a window present another.
@MainActor
struct FormTests {
  private let view = RateTeasView()
  private let interactor = RateTeasBusinessLogicSpy()
  private let controller: RateTeasViewController

  init() {
    controller = RateTeasViewController(scene: view)
    view.interactor = interactor
    controller.tableView(controller.tableView, didSelectRowAt: [1, 1])
  }

  @Test func `requests what is filled in, and is closed`() throws {
    let form = try form
    try fill("Assam", in: 0, of: form)
    try fill("4", in: 1, of: form)
    try tap(form.navigationItem.rightBarButtonItem)

    guard case .rateTea(let request)? = interactor.calls.first else {
      Issue.record("The interactor got no rating.")
      return
    }
    #expect(request.name == "Assam" && request.stars == 4 && request.tea == .blank)
    #expect(controller.presentedViewController == nil)
  }

  @Test func `shows what is refused beside its field`() throws {
    view.configure(worker: RateTeasWorkerStub())
    let form = try form
    try tap(form.navigationItem.rightBarButtonItem)

    let table: UITableView = form.tableView
    let footers = (0..<form.numberOfSections(in: table)).map {
      form.tableView(table, titleForFooterInSection: $0) ?? ""
    }
    #expect(footers.filter { !$0.isEmpty } == ["Fill this in.", "Fill this in."])
  }

  @Test func `is closed without a request when the user cancels`() throws {
    try tap(try form.navigationItem.leftBarButtonItem)

    #expect(interactor.calls.isEmpty)
    #expect(controller.presentedViewController == nil)
  }

  private var form: FormController<RateTeas.RateTea.Request> {
    get throws {
      let navigation = try #require(controller.presentedViewController as? UINavigationController)
      return try #require(
        navigation.topViewController as? FormController<RateTeas.RateTea.Request>)
    }
  }

  private func fill(
    _ text: String, in section: Int, of form: FormController<RateTeas.RateTea.Request>
  ) throws {
    let cell = form.tableView(form.tableView, cellForRowAt: [section, 0])
    let field = try #require(cell.contentView.subviews.first as? UITextField)
    field.text = text
    field.sendActions(for: .editingChanged)
  }

  private func tap(_ item: UIBarButtonItem?) throws {
    try #require(item?.primaryAction).perform()
  }
}
