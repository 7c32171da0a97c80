import IceCreamDomain
import Observation
import Testing

@testable import ScoopsApp

struct ObservedSceneTests {
  let view = CreateIceCreamView().configureView()

  @Test func `follows the state of its scene`() {
    let scene = CreateScene(view, view.iceCream)

    view.fetchIceCream()
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

    view.fetchIceCream()

    #expect(changes == 1)
  }

  @Test func `is freed while its view lives on`() {
    var scene: CreateScene? = CreateScene(view, view.iceCream)
    weak let freed = scene

    scene = nil
    view.fetchIceCream()

    #expect(freed == nil)
  }

  @Test func `loads the catalog once, and keeps the choices when it appears again`() {
    let scene = CreateScene(view, view.iceCream)
    scene.load()
    view.selectIngredient(.cone, .index(1))

    scene.load()

    #expect(scene.state.progress.steps.cone.choice == 1)
  }
}
