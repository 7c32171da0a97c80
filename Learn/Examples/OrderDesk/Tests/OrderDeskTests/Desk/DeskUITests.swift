// The declarations of XCUIAutomation that the test uses, with which it compiles; it runs only in an Xcode project.
// https://developer.apple.com/documentation/xcuiautomation
#if os(Linux)
  // Under its own name, SwiftPM would take it for XCTest's class, and call the test.
  typealias XCTestCase = UITestCase

  @MainActor
  class UITestCase {}

  @MainActor
  final class XCUIApplication {
    var launchArguments: [String] = []
    let buttons = XCUIElementQuery()
    let staticTexts = XCUIElementQuery()
    let switches = XCUIElementQuery()
    let textFields = XCUIElementQuery()

    func launch() {}
  }

  @MainActor
  final class XCUIElementQuery {
    var firstMatch: XCUIElement { XCUIElement() }

    subscript(key: String) -> XCUIElement { XCUIElement() }
    func matching(identifier: String) -> XCUIElementQuery { self }
  }

  @MainActor
  final class XCUIElement {
    func tap() {}
    func typeText(_ text: String) {}
    func waitForExistence(timeout: Double) -> Bool { true }
    func waitForNonExistence(timeout: Double) -> Bool { true }
  }

  func XCTAssertTrue(_ isTrue: Bool) {}

  final class DeskUITests: XCTestCase {
    func testEachControlOnce() {
      let app = XCUIApplication()
      app.launchArguments = ["-samples"]
      app.launch()

      let row = app.buttons.matching(identifier: "order").firstMatch
      XCTAssertTrue(row.waitForExistence(timeout: 5))
      row.tap()
      let before = app.staticTexts["Title: First title"]
      XCTAssertTrue(before.waitForExistence(timeout: 5))

      app.buttons["Change order"].tap()
      let title = app.textFields["title"]
      XCTAssertTrue(title.waitForExistence(timeout: 5))
      app.switches["Double-sided"].tap()
      title.tap()
      title.typeText("2")
      app.buttons["save"].tap()

      XCTAssertTrue(before.waitForNonExistence(timeout: 5))
    }
  }
#endif
