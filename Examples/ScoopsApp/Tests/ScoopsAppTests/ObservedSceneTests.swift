import IceCreamDomain
import Observation
import Testing

@testable import ScoopsApp

struct ObservedSceneTests {
  let view = CreateIceCreamView().configure()

  @Test func `follows the state of its scene`() {
    let scene = CreateScene(view, view.iceCream)

    view.loadIceCream()
    view.selectIngredient(.cone, .index(1))

    #expect(scene.state == view.iceCream.state)
    #expect(scene.state.progress.steps.cone.choice == 1)
  }

  @Test func `notifies SwiftUI of an action at once`() {
    let scene = CreateScene(view, view.iceCream)
    var changes = 0
    withObservationTracking {
      _ = scene.state
    } onChange: {
      MainActor.assumeIsolated { changes += 1 }
    }

    view.loadIceCream()

    #expect(changes == 1)
  }

  @Test func `is freed while its view lives on`() {
    var scene: CreateScene? = CreateScene(view, view.iceCream)
    weak var freed: CreateScene?
    freed = scene
    #expect(freed != nil)

    scene = nil
    view.loadIceCream()

    #expect(freed == nil)
  }

  @Test func `deletes one ice cream for two taps on its row`() throws {
    let iceCreams = ["Cup", "Sugar cone"].map {
      UnsavedIceCream(
        madeAt: Timestamp(secondsSince1970: 0),
        names: PerKind(cone: $0, flavor: "Vanilla", topping: "Cherry"))
    }
    let store = InMemoryIceCreamStore()
    for iceCream in iceCreams { _ = try store.save(iceCream) }
    let view = ListIceCreamsView().configure(services: IceCreamServices(store: store))
    let scene = ListScene(view, view.iceCreams)
    scene.load()
    let id = try #require(scene.state.iceCreams.first?.id)

    for _ in 1...2 {
      scene.withRow(of: id) { view.deleteIceCream(at: $0) }
      view.confirmChange()
    }

    #expect(scene.state.iceCreams.count == 1)
  }

  @Test func `loads the catalog once, and keeps the choices when it appears again`() {
    let scene = CreateScene(view, view.iceCream)
    scene.load()
    view.selectIngredient(.cone, .index(1))

    scene.load()

    #expect(scene.state.progress.steps.cone.choice == 1)
  }
}
