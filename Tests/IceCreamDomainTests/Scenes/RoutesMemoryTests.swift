import Seeds
import Testing

@testable import IceCreamDomain
@testable import TestDoubles

/// Routes between real scenes: only the navigation retains a scene, so leaving frees it.
struct RoutesMemoryTests {
  private let navigation = IceCreamNavigationSpy()
  private let store = InMemoryIceCreamStore([Seeds.savedIceCream, Seeds.mintIceCream])

  @Test(
    arguments: [
      ([2], [5, 5, 0]), ([2, 1], [5, 0, 0]), ([2, 1, 0], [0, 0, 0]), ([1], [5, 0, 5]),
      ([1, 0], [0, 0, 5]),
    ])
  func `free each scene that the user leaves, even below others`(indices: [Int], living: [Int])
    throws
  {
    try open()
    let parts = try self.parts()

    indices.forEach(navigation.leave)

    #expect(parts.map(\.living) == living)
  }

  @Test func `change an ice cream even if the scenes below are gone`() throws {
    try open()
    navigation.leave(at: 1)
    navigation.leave(at: 0)

    try finishChange()

    #expect(try store.find(Seeds.id) == Seeds.changedIceCream)
  }

  @Test func `free both scenes once a change is finished and the user is back in the list`() throws
  {
    try open()
    let parts = try self.parts()
    try finishChange()

    navigation.goBack()

    #expect(parts.map(\.living) == [5, 0, 0])
  }

  // MARK: Given

  /// Opens the list, one of its ice creams and its change, one on top of another.
  private func open() throws {
    let list = ListIceCreamsView().configure(
      services: IceCreamServices(
        worker: CatalogWorkerStub(), store: store, navigation: navigation))
    navigation.show(list)
    list.fetchIceCreams()
    list.selectIceCream(at: 1)
    try #require(navigation.scenes.last as? ShowIceCreamView).editIceCream()
  }

  private func finishChange() throws {
    let edit = try #require(navigation.scenes.last as? CreateIceCreamView)
    edit.loadIceCream()
    edit.selectIngredient(.cone, .index(0))
    edit.finishIceCream()
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
