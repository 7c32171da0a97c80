import Seeds
import Testing

@testable import IceCreamDomain
@testable import TestSupport

/// Routes between real scenes: only the navigation retains a scene, so leaving frees it.
struct RoutesMemoryTests {
  private let navigation = IceCreamNavigationSpy()
  private let store = InMemoryIceCreamStore([Seeds.savedIceCream, Seeds.mintIceCream])

  @Test func `free each scene that the user leaves`() throws {
    try open()
    let parts = try self.parts()
    #expect(parts.map(\.living) == [5, 5, 5])

    navigation.goBack()
    #expect(parts.map(\.living) == [5, 5, 0])

    navigation.goBack()
    #expect(parts.map(\.living) == [5, 0, 0])

    navigation.goBack()
    #expect(parts.map(\.living) == [0, 0, 0])
  }

  @Test func `retain no scene from another`() throws {
    try open()
    let parts = try self.parts()

    navigation.leave(at: 1)
    #expect(parts.map(\.living) == [5, 0, 5])

    navigation.leave(at: 0)
    #expect(parts.map(\.living) == [0, 0, 5])
  }

  @Test func `change an ice cream even if the scenes below are gone`() throws {
    try open()
    let edit = try #require(navigation.scenes.last as? CreateIceCreamView)
    navigation.leave(at: 1)
    navigation.leave(at: 0)

    edit.loadIceCream()
    edit.selectIngredient(.cone, .index(0))
    edit.finishIceCream()

    #expect(try store.find(Seeds.id) == Seeds.changedIceCream)
  }

  @Test func `leak nothing in a thousand visits`() throws {
    var left: [SceneParts] = []
    let list = try openList()

    for _ in 0..<1_000 {
      list.selectIceCream(at: 1)
      let show = try #require(navigation.scenes.last as? ShowIceCreamView)
      show.fetchIceCream()
      show.editIceCream()
      let edit = try #require(navigation.scenes.last as? CreateIceCreamView)
      edit.loadIceCream()
      left += [SceneParts(show), SceneParts(edit)]
      edit.finishIceCream()
      navigation.goBack()
      list.fetchIceCreams(.again)
    }

    #expect(left.count == 2_000)
    #expect(left.allSatisfy { $0.living == 0 })
    #expect(SceneParts(list).living == 5)
    #expect(navigation.scenes.count == 1)
  }

  // MARK: Given

  private func openList() throws -> ListIceCreamsView {
    let list = ListIceCreamsView().configure(
      services: IceCreamServices(
        worker: CatalogWorkerStub(), store: store, navigation: navigation))
    navigation.show(list)
    list.fetchIceCreams()
    return list
  }

  /// Opens the list, one of its ice creams and its change, one on top of another.
  private func open() throws {
    try openList().selectIceCream(at: 1)
    try #require(navigation.scenes.last as? ShowIceCreamView).editIceCream()
  }

  private func parts() throws -> [SceneParts] {
    try #require(navigation.scenes.count == 3)
    return [
      SceneParts(try #require(navigation.scenes[0] as? ListIceCreamsView)),
      SceneParts(try #require(navigation.scenes[1] as? ShowIceCreamView)),
      SceneParts(try #require(navigation.scenes[2] as? CreateIceCreamView)),
    ]
  }
}
