import Foundation
import IceCreamDomain
import Testing

@testable import ScoopsApp

struct ScreenTabsTests {
  let tabs = ScreenTabs(services: IceCreamServices(store: InMemoryIceCreamStore()))

  @Test func `shows in one tab what was saved in the other`() {
    tabs.saved.list.load()

    tabs.selected = .new
    tabs.new.load()
    tabs.new.view.selectIngredients(PerKind { _ in .index(0) })
    tabs.new.view.finishIceCream()
    #expect(tabs.saved.list.state.iceCreams.isEmpty)
    tabs.selected = .saved

    #expect(tabs.saved.list.state.iceCreams.count == 1)
  }

  @Test func `opens a link in the tab of saved ice creams`() throws {
    tabs.selected = .new

    tabs.open(try #require(URL(string: "scoops://show/v830gn1")))

    #expect(tabs.selected == .saved)
    #expect(tabs.saved.path.count == 1)
  }

  @Test func `keeps the choices of a tab while the other is selected`() {
    tabs.selected = .new
    tabs.new.load()
    tabs.new.view.selectIngredient(.cone, .index(1))

    tabs.selected = .saved
    tabs.selected = .new
    // SwiftUI may run the task of a screen again.
    tabs.new.load()

    #expect(tabs.new.state.progress.steps.cone.choice == 1)
  }
}
