import Foundation
import Testing

@testable import OrderDesk

@MainActor
struct CoverableDeskTests {
  private let window = CoverableDesk(DeskNavigation(orderStore: OrderStoreStub()))

  private func link(to order: Order) throws -> URL {
    try #require(URL(string: "desk://orders/\(order.id)"))
  }

  @Test(arguments: [true, false])
  func `presents the form again, whether or not SwiftUI has closed its sheet`(isClosed: Bool) {
    window.desk.showForm(of: .first)
    let form = window.desk.sheet

    window.cover()
    window.cover()
    if isClosed { window.desk.sheet = nil }
    window.uncover()

    #expect(!window.isCovered)
    #expect(form != nil && window.desk.sheet === form)
  }

  @Test func `frees the form when the user closes it later`() {
    weak var form: AnyObject?
    window.desk.showForm(of: .first)
    form = window.desk.sheet?.first?.view
    window.cover()
    window.uncover()

    window.desk.sheet = nil

    #expect(form == nil)
  }

  @Test func `shows another user no form of this one`() {
    weak var form: AnyObject?
    window.desk.showForm(of: .first)
    form = window.desk.sheet?.first?.view
    window.cover()

    window.desk = DeskNavigation(orderStore: OrderStoreStub())
    window.uncover()

    #expect(form == nil)
    #expect(window.desk.sheet == nil)
  }

  @Test(arguments: [true, false])
  func `opens a link after the user has signed in, or asks if a form has changes`(
    hasChanges: Bool
  ) throws {
    window.desk.showForm(of: .first)
    let form = window.desk.sheet?.first?.view as? EditOrderView
    if hasChanges { form?.fillIn(.init(order: .second)) }
    let link = try link(to: .second)

    window.cover()
    window.open(link)
    #expect(window.desk.path.isEmpty && window.desk.waitingLink == nil)
    window.uncover()

    #expect(window.desk.path.count == (hasChanges ? 0 : 1))
    #expect(window.desk.waitingLink == (hasChanges ? link : nil))
  }

  @Test func `opens each link once`() throws {
    window.cover()
    window.open(try link(to: .second))
    window.uncover()

    window.desk.path = []
    window.uncover()
    #expect(window.desk.path.isEmpty)

    window.open(try link(to: .first))
    #expect(window.desk.path.count == 1)
  }
}
