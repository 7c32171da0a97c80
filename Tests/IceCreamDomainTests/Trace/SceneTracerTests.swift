import Scenery
import Seeds
import Testing

@testable import IceCreamDomain

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

  @Test func `records every call in order, numbered by action and nested`() {
    let view = CreateIceCreamView().configureView(services: services)

    view.fetchIceCream()
    view.selectIngredient(.flavor, .index(0))
    view.selectIngredient(.cone, .index(1))

    #expect(
      log.text == """
        1 CreateIceCream: view to interactor loadIceCream CreateIceCream.LoadIceCream.Request()
        1   CreateIceCream: interactor to presenter presentIceCream CreateIceCream.LoadIceCream.Response(iceCreamData: (cones: ["Sugar cone", "Paper cup"], flavors: ["Vanilla", "Chocolate", "Chocolate chip"], toppings: ["Sprinkles", "Cherry"], title: "Test parlour", prompts: (flavor: "Which flavor?"), appearances: (cone: [2 entries], flavor: [3 entries], topping: [2 entries])), progress: (selection: (), awaited: (flavor: .cone, topping: .cone), missing: [3 entries]))
        1     CreateIceCream: presenter to view displayIceCream CreateIceCream.LoadIceCream.ViewModel(title: "Test parlour", cones: (name: "Cone", prompt: "Choose a cone", countText: "2 options", options: [2 entries]), flavors: (name: "Flavor", prompt: "Which flavor?", countText: "3 options", options: [3 entries]), toppings: (name: "Topping", prompt: "Choose a topping", countText: "2 options", options: [2 entries]), progress: (steps: (cone: (), flavor: (closedReason: "Choose a cone before a flavor."), topping: (closedReason: "Choose a cone before a topping.")), isDoneEnabled: false, status: "Step 1 of 3", picture: (caption: "Nothing chosen yet.")), isChange: false)
        2 CreateIceCream: view to interactor selectIngredients CreateIceCream.SelectIngredients.Request(choices: (flavor: .index(0)))
        2   CreateIceCream: interactor to presenter presentRefusal CreateIceCream.Refusal.Response(reason: .tooEarly(.flavor, missing: .cone))
        2     CreateIceCream: presenter to view displayRefusal CreateIceCream.Refusal.ViewModel(refusal: (message: "Choose a cone before a flavor."))
        3 CreateIceCream: view to interactor selectIngredients CreateIceCream.SelectIngredients.Request(choices: (cone: .index(1)))
        3   CreateIceCream: interactor to presenter presentIngredients CreateIceCream.SelectIngredients.Response(progress: (selection: (cone: (index: 1, name: "Paper cup", appearance: (color: #010203, shape: .cup))), awaited: (topping: .flavor), missing: [2 entries]))
        3     CreateIceCream: presenter to view displayIngredients CreateIceCream.SelectIngredients.ViewModel(progress: (steps: (cone: (choice: 1), flavor: (), topping: (closedReason: "Choose a flavor before a topping.")), isDoneEnabled: false, status: "Step 2 of 3", picture: (cone: (color: #010203, shape: .cup), caption: "Paper cup")))
        """)
  }

  @Test func `records saves and routes`() {
    let view = CreateIceCreamView().configureView(services: services)
    view.fetchIceCream()
    view.selectIngredients(PerKind(cone: .index(0), flavor: .index(1), topping: .index(0)))
    let count = log.lines.count

    view.finishIceCream()
    view.openSavedIceCreams()

    #expect(
      log.lines.dropFirst(count).joined(separator: "\n") == """
        3 CreateIceCream: view to interactor finishIceCream CreateIceCream.FinishIceCream.Request()
        3   CreateIceCream: interactor to presenter presentFinishedIceCream CreateIceCream.FinishIceCream.Response.saved((id: "x930gn1", madeAt: 2026-11-20T09:05:00Z, cone: "Sugar cone", flavor: "Chocolate", topping: "Sprinkles"))
        3     CreateIceCream: presenter to view displayFinishedIceCream CreateIceCream.FinishIceCream.ViewModel(alert: (title: "Your ice cream is ready.", iceCream: (id: "x930gn1", madeAt: 2026-11-20T09:05:00Z, cone: "Sugar cone", flavor: "Chocolate", topping: "Sprinkles", sentence: "Sugar cone with Chocolate and Sprinkles"), notes: ["Saved as x930gn1."]))
        3       CreateIceCream: view to router routeToOrigin
        4 CreateIceCream: view to router routeToListIceCreams
        """)
    #expect(navigation.calls == [.showListIceCreams])
  }

  @Test func `traces the list and one of its ice creams`() {
    let list = ListIceCreamsView().configureView(services: services)
    list.fetchIceCreams()
    list.selectIceCream(at: 0)
    list.deleteIceCream(at: 0)
    let show = ShowIceCreamView().configureView(services: services)

    show.fetchIceCream(id: Seeds.id)
    show.editIceCream()
    show.deleteIceCream()
    show.confirmDeletion()

    #expect(
      log.text == """
        1 ListIceCreams: view to interactor fetchIceCreams ListIceCreams.FetchIceCreams.Request.first((names: (), text: "", order: .newest, count: 20, most: 0))
        1   ListIceCreams: interactor to presenter presentIceCreams ListIceCreams.FetchIceCreams.Response(page: (iceCreams: [(id: "w930gn1", madeAt: 2026-11-20T09:05:00Z, cone: "Paper cup", flavor: "Vanilla", topping: "Cherry")], offset: 0, total: 1), filter: (names: (), text: ""), canUndo: true)
        1     ListIceCreams: presenter to view displayIceCreams ListIceCreams.FetchIceCreams.ViewModel(list: (title: "Saved ice creams", position: "1 of 1", offset: 0, total: 1, iceCreams: [(id: "w930gn1", madeAt: 2026-11-20T09:05:00Z, cone: "Paper cup", flavor: "Vanilla", topping: "Cherry", sentence: "Paper cup with Vanilla and Cherry")], canUndo: true))
        2 ListIceCreams: view to router routeToShowIceCream 0
        3 ListIceCreams: view to interactor proposeChange ListIceCreams.ProposeChange.Request.delete(index: 0)
        3   ListIceCreams: interactor to presenter presentQuestion ListIceCreams.ProposeChange.Response.delete([(id: "w930gn1", madeAt: 2026-11-20T09:05:00Z, cone: "Paper cup", flavor: "Vanilla", topping: "Cherry")])
        3     ListIceCreams: presenter to view displayQuestion ListIceCreams.ProposeChange.ViewModel(question: (text: "Delete w930gn1, Paper cup with Vanilla and Cherry?", yesButton: "Delete", noButton: "Keep", isRetry: false))
        4 ShowIceCream: view to interactor fetchIceCream ShowIceCream.FetchIceCream.Request(id: "w930gn1")
        4   ShowIceCream: interactor to presenter presentIceCream ShowIceCream.FetchIceCream.Response(iceCream: (id: "w930gn1", madeAt: 2026-11-20T09:05:00Z, cone: "Paper cup", flavor: "Vanilla", topping: "Cherry"), look: .inCatalog((cone: (color: #010203, shape: .cup), flavor: (color: #040506, shape: .scoop), topping: (color: #070809, shape: .cherry))), isUpdated: false)
        4     ShowIceCream: presenter to view displayIceCream ShowIceCream.FetchIceCream.ViewModel(iceCream: (iceCream: (id: "w930gn1", madeAt: 2026-11-20T09:05:00Z, cone: "Paper cup", flavor: "Vanilla", topping: "Cherry", sentence: "Paper cup with Vanilla and Cherry"), picture: (cone: (color: #010203, shape: .cup), scoop: (color: #040506, shape: .scoop), topping: (color: #070809, shape: .cherry), caption: "Paper cup with Vanilla and Cherry"), isDeleted: false))
        5 ShowIceCream: view to router routeToEditIceCream
        6 ShowIceCream: view to interactor deleteIceCream ShowIceCream.DeleteIceCream.Request()
        6   ShowIceCream: interactor to presenter presentQuestion ShowIceCream.DeleteIceCream.Response(iceCream: (id: "w930gn1", madeAt: 2026-11-20T09:05:00Z, cone: "Paper cup", flavor: "Vanilla", topping: "Cherry"))
        6     ShowIceCream: presenter to view displayQuestion ShowIceCream.DeleteIceCream.ViewModel(question: (text: "Delete w930gn1, Paper cup with Vanilla and Cherry?", yesButton: "Delete", noButton: "Keep", isRetry: false))
        7 ShowIceCream: view to interactor confirmDeletion ShowIceCream.ConfirmDeletion.Request()
        7   ShowIceCream: interactor to presenter presentDeletedIceCream ShowIceCream.ConfirmDeletion.Response(iceCream: (id: "w930gn1", madeAt: 2026-11-20T09:05:00Z, cone: "Paper cup", flavor: "Vanilla", topping: "Cherry"))
        7     ShowIceCream: presenter to view displayDeletedIceCream ShowIceCream.ConfirmDeletion.ViewModel(news: "Deleted w930gn1.")
        7       ShowIceCream: view to router routeToOrigin
        """)
  }

  @Test func `starts a new action in a scene that a route opens`() {
    let navigation = NestedNavigation()
    var services = services
    services.navigation = navigation
    let view = CreateIceCreamView().configureView(services: services)

    view.openSavedIceCreams()
    view.fetchIceCream()

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
      scene.0.fetchIceCream()
    }

    #expect(view == nil && interactor == nil && presenter == nil)
    #expect(log.lines.count == 3)
  }

  @Test func `does not change what is displayed`() {
    let store = { InMemoryIceCreamStore([Seeds.savedIceCream]) }
    let states = [services.tracer, nil].map { tracer in
      var services = services
      services.store = store()
      services.tracer = tracer
      let view = CreateIceCreamView().configureView(services: services)
      view.fetchIceCream()
      view.selectIngredients(PerKind(cone: .typed("9"), flavor: .typed("x")))
      view.selectIngredient(.cone, .typed("sugar"))
      view.startOver()
      view.router?.dataStore?.mode = .againLast
      view.fetchIceCream()
      view.finishIceCream()
      view.finishIceCream()
      return view.iceCream.state
    }

    #expect(states[0] == states[1])
    #expect(!log.lines.isEmpty)
  }
}

/// Shows a list within the call that routes to it, as the program does.
private final class NestedNavigation: IceCreamNavigation {
  func show(_ view: ListIceCreamsView) { view.fetchIceCreams() }
  func show(_ view: ShowIceCreamView) {}
  func show(_ view: CreateIceCreamView) {}
  func goBack() {}
}
