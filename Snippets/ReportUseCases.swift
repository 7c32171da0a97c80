import IceCreamDomain
import Scenery

/// Reports the use cases and routes that people take, and from which row.
final class UseCaseReport: CrossingRecorder {
  private(set) var events: [String] = []

  func record<Payload>(_ crossing: Crossing, payload: Payload) {
    guard [.interactor, .router].contains(crossing.destination) else { return }
    let row = payload as? Int ?? (payload as? ListIceCreams.PreviewIceCream.Request)?.index
    let property = row.map { " row=\($0)" } ?? ""
    events.append("\(crossing.scene).\(crossing.method)\(property)")
  }
}

let report = UseCaseReport()
let saved = SavedIceCream(
  id: "w930gn1", madeAt: .now, cone: "Paper cup", flavor: "Vanilla", topping: "Cherry")
let services = IceCreamServices(
  store: InMemoryIceCreamStore([saved]), tracer: SceneTracer(recorder: report))
let view = ListIceCreamsView().configure(services: services)

view.fetchIceCreams()
view.previewIceCream(at: 0)
view.selectIceCream(at: 0)
for event in report.events { print(event) }
