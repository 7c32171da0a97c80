import Observation
import Scenery
import SceneTesting
import SceneUI
import Testing

/// Tests what a screen shows, when it loads, and how long it waits.
@MainActor
struct SceneModelTests {
  private let store = ObservableStore(Shop())
  private let requests = CallGate<String, Never>()

  @Test func `has the state of the scene, and tells its observers`() {
    store.update { $0.message = "A" }
    let model = SceneModel(store)
    #expect(model.state.message == "A")
    let changes = Changes()
    withObservationTracking {
      _ = model.state
    } onChange: { [changes] in
      changes.add()
    }

    store.update { $0.message = "B" }

    #expect(model.state.message == "B")
    #expect(changes.count == 1)
  }

  @Test func `loads once, however often the screen appears`() {
    let model = SceneModel(store) { requests.record("load") }
    #expect(requests.calls == [])

    model.load()
    model.load()

    #expect(requests.calls == ["load"])
  }

  @Test func `waits while one of several texts says so`() {
    let model = SceneModel(store, waitsFor: [\.loading, \.saving])
    var waits: [Bool] = []
    for (loading, saving) in [("", ""), ("a", ""), ("", "b"), ("a", "b")] {
      store.update { ($0.loading, $0.saving) = (loading, saving) }
      waits.append(model.isWaiting)
    }

    #expect(waits == [false, true, true, true])
  }

  @Test func `refreshes until nothing is waited for`() async throws {
    requests.callsToHold = 1
    let model = SceneModel(store, waitsFor: [\.loading])
    let refresh = Task {
      await model.refresh {
        store.update { $0.loading = "Loading…" }
        Task {
          await requests.pass("load")
          store.update { $0.loading = "" }
        }
      }
    }
    let call = try await requests.nextCall(of: refresh)
    #expect(model.isWaiting)

    call.resume()
    await refresh.value

    #expect(!model.isWaiting)
    #expect(requests.calls == ["load"])
  }

  @Test func `ends a refresh at once that waits for nothing`() async {
    let model = SceneModel(store, waitsFor: [\.loading])

    await model.refresh { requests.record("load") }

    #expect(requests.calls == ["load"])
  }

  @Test func `is freed although it observes the scene`() {
    #expect(isFreed { SceneModel(store) })
  }
}

private struct Shop: Equatable {
  var message = ""
  var loading = ""
  var saving = ""
}

private final class Changes: @unchecked Sendable {
  private(set) var count = 0

  func add() {
    count += 1
  }
}
