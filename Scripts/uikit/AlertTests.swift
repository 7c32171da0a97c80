import Testing
import UIKit

@testable import App

/// A generated view controller asks in an alert.
///
/// Only the alerts of the stand-in can be tapped by a test.
@MainActor
struct AlertTests {
  private let view = RateTeasView()
  private let interactor = RateTeasBusinessLogicSpy()
  private let controller: RateTeasViewController

  init() {
    controller = RateTeasViewController(scene: view)
    view.interactor = interactor
    controller.tableView(controller.tableView, didSelectRowAt: [1, 1])
  }

  @Test func `asks again, with what was typed, until it can read each answer`() throws {
    try answer(["Assam", "many", "3.5", "y"])

    #expect(interactor.calls.isEmpty)
    let alert = try #require(controller.presentedViewController as? UIAlertController)
    #expect(alert.title == "Rate tea")
    #expect(alert.message == "Stars, a whole number, please.")
    #expect(alert.textFields?.map(\.text) == ["Assam", "many", "3.5", "y"])
    #expect(alert.textFields?.last?.placeholder == "Strong, y or n")

    try answer(["Assam", "4 ", "3.5", "Y"])

    guard case .rateTea(let request)? = interactor.calls.first else {
      Issue.record("The interactor got no rating.")
      return
    }
    #expect(request.name == "Assam" && request.stars == 4 && request.price == 3.5)
    #expect(request.isStrong)
  }

  private func answer(_ texts: [String]) throws {
    let alert = try #require(controller.presentedViewController as? UIAlertController)
    for (field, text) in zip(alert.textFields ?? [], texts) { field.text = text }
    try #require(alert.actions.first { $0.title == "OK" }).tap()
  }
}
