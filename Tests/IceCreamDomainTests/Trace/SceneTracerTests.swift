import Scenery
import Seeds
import Testing

@testable import IceCreamDomain
@testable import TestDoubles

struct SceneTracerTests {
  private let log = CrossingLog()
  private let navigation = IceCreamNavigationSpy()
  private let services: IceCreamServices

  init() {
    services = IceCreamServices(
      worker: CatalogWorkerStub(.success(Seeds.iceCream)),
      store: InMemoryIceCreamStore([Seeds.savedIceCream]), clock: { Seeds.madeAt },
      tracer: SceneTracer(recorder: log), navigation: navigation)
  }

  @Test func `records saves and routes`() {
    let view = CreateIceCreamView().configure(services: services)
    view.loadIceCream()
    view.selectIngredients(PerKind(cone: .index(0), flavor: .index(1), topping: .index(0)))
    let count = log.lines.count

    view.finishIceCream()
    view.openSavedIceCreams()

    #expect(
      log.lines.dropFirst(count).joined(separator: "\n") == """
        3 CreateIceCream: view to interactor finishIceCream CreateIceCream.FinishIceCream.Request()
        3   CreateIceCream: interactor to presenter presentFinishedIceCream CreateIceCream.FinishIceCream.Response.saved((id: "x930gn1", madeAt: 2026-11-20T09:05:00Z, names: (cone: "Sugar cone", flavor: "Chocolate", topping: "Sprinkles")))
        3     CreateIceCream: presenter to view displayFinishedIceCream DisplayedAlert(title: "Your ice cream is ready.", iceCream: (id: "x930gn1", madeAt: 2026-11-20T09:05:00Z, names: (cone: "Sugar cone", flavor: "Chocolate", topping: "Sprinkles"), sentence: "Sugar cone with Chocolate and Sprinkles"), notes: ["Saved as x930gn1."])
        4 CreateIceCream: view to router routeToListIceCreams
        """)
    #expect(navigation.calls == [.showListIceCreams])
  }

  @Test func `traces the list and one of its ice creams`() {
    let list = ListIceCreamsView().configure(services: services)
    list.fetchIceCreams()
    list.selectIceCream(at: 0)
    list.deleteIceCream(at: 0)
    let show = ShowIceCreamView().configure(services: services)

    show.fetchIceCream(id: Seeds.id)
    show.editIceCream()
    show.deleteIceCream()
    show.confirmDeletion()

    // The payloads are as above.
    let calls = log.lines.map { $0.split(separator: " ").prefix(6).joined(separator: " ") }
    #expect(
      calls == [
        "1 ListIceCreams: view to interactor fetchIceCreams",
        "1 ListIceCreams: interactor to presenter presentIceCreams",
        "1 ListIceCreams: presenter to view displayIceCreams",
        "2 ListIceCreams: view to router routeToShowIceCream",
        "3 ListIceCreams: view to interactor proposeChange",
        "3 ListIceCreams: interactor to presenter presentQuestion",
        "3 ListIceCreams: presenter to view displayQuestion",
        "4 ShowIceCream: view to interactor fetchIceCream",
        "4 ShowIceCream: interactor to presenter presentIceCream",
        "4 ShowIceCream: presenter to view displayIceCream",
        "5 ShowIceCream: view to router routeToEditIceCream",
        "6 ShowIceCream: view to interactor deleteIceCream",
        "6 ShowIceCream: interactor to presenter presentQuestion",
        "6 ShowIceCream: presenter to view displayQuestion",
        "7 ShowIceCream: view to interactor confirmDeletion",
        "7 ShowIceCream: interactor to presenter presentDeletedIceCream",
        "7 ShowIceCream: presenter to view displayDeletedIceCream",
        "7 ShowIceCream: view to router routeToOrigin",
      ])
  }

  @Test func `starts a new action in a scene that a route opens`() {
    let navigation = NestedNavigation()
    var services = services
    services.navigation = navigation
    let view = CreateIceCreamView().configure(services: services)

    view.openSavedIceCreams()
    view.loadIceCream()

    #expect(
      log.lines.map { $0.prefix { $0 != ":" } } == [
        "1 CreateIceCream", "2 ListIceCreams", "2   ListIceCreams", "2     ListIceCreams",
        "3 CreateIceCream", "3   CreateIceCream", "3     CreateIceCream",
      ])
  }

  @Test func `does not retain a traced scene`() {
    weak var view: CreateIceCreamView?
    weak var interactor: CreateIceCreamInteractor?
    weak var presenter: CreateIceCreamPresenter?
    do {
      let scene = (CreateIceCreamView(), CreateIceCreamInteractor(), CreateIceCreamPresenter())
      (view, interactor, presenter) = scene
      let tracer = SceneTracer(recorder: log)
      scene.0.trace(scene.1, scene.2, CreateIceCreamRouter(), with: tracer)
      scene.0.loadIceCream()
    }

    #expect(view == nil && interactor == nil && presenter == nil)
    #expect(log.lines.count == 3)
  }
}

/// Shows a list within the call that routes to it, as the program does.
private final class NestedNavigation: IceCreamNavigation {
  func show(_ view: ListIceCreamsView) { view.fetchIceCreams() }
  func show(_ view: ShowIceCreamView) {}
  func show(_ view: CreateIceCreamView) {}
  func goBack() {}
}
