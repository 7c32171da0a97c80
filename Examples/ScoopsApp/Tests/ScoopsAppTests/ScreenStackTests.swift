import Foundation
import IceCreamDomain
import Testing

@testable import ScoopsApp

/// Each test does what a user does, and loads a scene as its screen would.
struct ScreenStackTests {
  let store = InMemoryIceCreamStore([
    SavedIceCream(
      id: "v830gn1", madeAt: Timestamp(secondsSince1970: 0), cone: "Sugar cone",
      flavor: "Vanilla", topping: "Cherry")
  ])
  let stack: ScreenStack

  init() {
    stack = ScreenStack(services: IceCreamServices(store: store))
    stack.list.load()
  }

  /// Opens the ice cream of the list.
  func open() throws -> ShowScene {
    stack.list.view.selectIceCream(at: 0)
    let scene = try #require(stack.path.last)
    scene.load()
    return scene
  }

  @Test func `opens an ice cream over the list`() throws {
    let scene = try open()

    #expect(stack.path == [scene])
    #expect(scene.state.iceCream?.sentence == "Sugar cone with Vanilla and Cherry")
  }

  @Test func `closes the sheet of a change, and shows its result below`() throws {
    let shown = try open()
    shown.view.editIceCream()
    let changing = try #require(stack.sheet)
    changing.load()
    changing.view.selectIngredient(.flavor, .typed("Chocolate"))

    changing.view.finishIceCream()
    // SwiftUI may run the task of a screen again.
    shown.load()

    #expect(stack.sheet == nil)
    #expect(stack.path == [shown])
    #expect(shown.state.iceCream?.names.flavor == "Chocolate")
    #expect(shown.state.news == "Updated v830gn1.")
  }

  @Test func `returns from a deletion, which the list can undo`() throws {
    let shown = try open()
    shown.view.deleteIceCream()
    #expect(shown.state.question?.yesButton == "Delete")
    shown.view.confirmDeletion()
    #expect(stack.path.isEmpty)
    #expect(stack.list.state.iceCreams.isEmpty)

    stack.list.load()
    #expect(stack.list.state.news == "Deleted v830gn1.")
    #expect(stack.list.state.canUndo)
    stack.list.view.undoChange()
    #expect(stack.list.state.question?.yesButton == "Restore")
    stack.list.view.confirmChange()

    #expect(stack.list.state.iceCreams.map(\.id) == ["v830gn1"])
  }

  @Test func `makes an ice cream, and stays until the user leaves`() throws {
    stack.makeIceCream()
    let scene = try #require(stack.sheet)
    scene.load()
    scene.view.selectIngredients(PerKind { _ in .index(0) })
    scene.view.finishIceCream()
    #expect(scene.state.alert?.title == "Your ice cream is ready.")
    #expect(stack.sheet == scene)

    stack.sheet = nil

    #expect(stack.list.state.iceCreams.count == 2)
  }

  @Test func `opens one screen for two taps`() {
    stack.list.view.selectIceCream(at: 0)
    stack.list.view.selectIceCream(at: 0)
    #expect(stack.path.count == 1)

    stack.makeIceCream()
    let scene = stack.sheet
    stack.makeIceCream()
    #expect(scene != nil && stack.sheet == scene)
  }

  @Test func `opens a link to an ice cream over another one`() throws {
    let iceCream = UnsavedIceCream(
      madeAt: Timestamp(secondsSince1970: 1),
      names: PerKind(cone: "Cup", flavor: "Mint chip", topping: "Wafer"))
    let id = try store.save(iceCream).id
    let below = try open()
    stack.makeIceCream()
    let link = try #require(URL(string: "scoops://show/\(id)"))

    stack.open(link)
    stack.open(link)

    let linked = try #require(stack.path.last)
    #expect(stack.sheet == nil)
    #expect(stack.path == [below, linked])
    #expect(linked.state.iceCream?.names.flavor == "Mint chip")
    linked.view.deleteIceCream()
    linked.view.confirmDeletion()
    #expect(stack.path == [below])
  }

  @Test func `repeats a link whose ice cream was not found`() throws {
    let iceCream = try store.find("v830gn1")
    try store.delete([iceCream])
    stack.open(try #require(URL(string: "scoops://show/v830")))
    let scene = try #require(stack.path.last)
    let failure = try #require(scene.state.failure)
    #expect(failure.message.hasPrefix("No saved ice cream begins with \"v830\"."))

    // SwiftUI runs the task of the screen.
    scene.load()
    #expect(scene.state.failure == failure)

    try store.undo(#require(try store.lastChange()))
    scene.view.fetchIceCream()
    #expect(scene.state.iceCream?.id == iceCream.id)
  }

  @Test(arguments: ["scoops://make", "scoops:show", "https://show/v830gn1"])
  func `ignores other links`(link: String) throws {
    try stack.open(#require(URL(string: link)))

    #expect(stack.path.isEmpty)
  }

  @Test func `frees a scene that the user leaves`() throws {
    weak var view: ShowIceCreamView?
    view = try open().view
    #expect(view != nil)

    stack.path.removeLast()

    #expect(view == nil)
  }

  @Test func `is freed with its list when the window closes`() {
    var stack: ScreenStack? = ScreenStack(services: IceCreamServices())
    weak var list: ListIceCreamsView?
    list = stack?.list.view
    #expect(list != nil)

    stack = nil

    #expect(list == nil)
  }

  @Test func `keeps the pages of a long list when the user comes back to it`() {
    let iceCreams = (0..<120).map { number in
      SavedIceCream(
        id: "\(number)", madeAt: Timestamp(secondsSince1970: number), cone: "Sugar cone",
        flavor: "Vanilla", topping: "Cherry")
    }
    let stack = ScreenStack(services: IceCreamServices(store: InMemoryIceCreamStore(iceCreams)))
    let list = stack.list
    list.load()
    #expect(list.state.iceCreams.count == 50)

    list.view.fetchIceCreams(.next)
    list.view.selectIceCream(at: 70)
    stack.path = []
    list.load()

    #expect(list.state.iceCreams.count == 100)
    #expect(list.state.hasNext)
  }
}
