import Scenery
import Testing

@testable import TeaShop

struct OrderTeaInteractorTests {
  private let presenter = OrderTeaPresentationLogicSpy()
  private let worker = OrderTeaWorkerStub()
  private let interactor: OrderTeaInteractor

  init() {
    interactor = OrderTeaInteractor(worker: worker)
    interactor.presenter = presenter
  }

  @Test func `loads the menu, selects a tea and takes the order`() {
    interactor.loadMenu(request: .init())
    interactor.selectTea(request: .init(index: 0))
    interactor.placeOrder(request: .init())

    #expect(
      presenter.calls == [
        .presentMenu(.init(menu: Seeds.menu)),
        .presentSelectedTea(.init(index: 0, tea: Seeds.sencha)),
        .presentPlacedOrder(.init(tea: Seeds.sencha)),
      ])
    #expect(interactor.orderedTea == Seeds.sencha)
  }

  @Test(arguments: [
    (-1, OrderTea.Refusal.Response.noSuchTea(count: 2)), (2, .noSuchTea(count: 2)),
    (1, .soldOut(Seeds.chamomile)),
  ])
  func `refuses a tea that is not there or sold out`(
    index: Int, refusal: OrderTea.Refusal.Response
  ) {
    interactor.loadMenu(request: .init())

    interactor.selectTea(request: .init(index: index))

    #expect(presenter.calls.last == .presentRefusal(refusal))
  }

  @Test func `refuses an order without a tea`() {
    interactor.loadMenu(request: .init())

    interactor.placeOrder(request: .init())

    #expect(presenter.calls.last == .presentRefusal(.nothingSelected))
    #expect(interactor.orderedTea == nil)
  }

  @Test func `presents why the menu could not be loaded`() {
    let error = TeaMenuError(messages: ["menu.json:1:1: no menu"])
    worker.result = .failure(error)

    interactor.loadMenu(request: .init())

    #expect(presenter.calls == [.presentLoadFailure(.init(error: error))])
  }
}

struct OrderTeaPresenterTests {
  private let view = OrderTeaDisplayLogicSpy()
  private let presenter = OrderTeaPresenter()

  init() {
    presenter.view = view
  }

  @Test func `numbers the teas, and recommends one`() {
    presenter.presentMenu(response: .init(menu: Seeds.menu, recommendation: Seeds.sencha))

    #expect(
      view.calls == [
        .displayMenu(
          .init(
            title: "Test kettle",
            teas: [
              DisplayedTea(number: 1, name: "Sencha", note: "2 minutes"),
              DisplayedTea(number: 2, name: "Chamomile", note: "sold out"),
            ], message: "The guest before you had Sencha."))
      ])
  }

  @Test(arguments: [
    (OrderTea.Refusal.Response.noSuchTea(count: 2), "Choose a number from 1 to 2."),
    (.soldOut(Seeds.chamomile), "Chamomile is sold out."),
    (.nothingSelected, "Choose a tea first."),
  ])
  func `words each refusal`(refusal: OrderTea.Refusal.Response, message: String) {
    presenter.presentRefusal(response: refusal)

    #expect(view.calls == [.displayRefusal(.init(message: message))])
  }
}

struct OrderTeaViewTests {
  private let interactor = OrderTeaBusinessLogicSpy()
  private let view = OrderTeaView()

  init() {
    view.interactor = interactor
  }

  @Test func `turns user actions into requests`() {
    view.loadMenu()
    view.selectTea(at: 1)
    view.placeOrder()

    #expect(
      interactor.calls == [
        .loadMenu(.init()), .selectTea(.init(index: 1)), .placeOrder(.init()),
      ])
  }

  @Test func `marks the selected tea, and notifies observers once`() {
    view.displayMenu(
      viewModel: .init(
        title: "", teas: [.init(number: 1, name: "Sencha", note: "")], message: ""))
    var states: [DisplayedOrder] = []
    let observation = view.order.observe { states.append($0) }

    view.displaySelectedTea(viewModel: .init(index: 0, message: "Sencha"))
    observation.cancel()
    view.displayRefusal(viewModel: .init(message: "No."))

    #expect(states.map(\.messages) == [["Sencha"]])
    #expect(states.first?.teas.first?.isSelected == true)
    #expect(view.order.messages == ["No."])
  }
}

struct OrderTeaRouterTests {
  @Test func `shows a new order, and passes it the tea of the last one`() throws {
    let navigation = TeaShopNavigationSpy()
    let view = OrderTeaView().configureView(
      services: OrderTeaServices(worker: OrderTeaWorkerStub(), navigation: navigation))
    view.loadMenu()
    view.selectTea(at: 0)

    view.placeOrder()

    let next = try #require(navigation.scenes.first)
    #expect(navigation.scenes.count == 1)
    #expect(next !== view)
    #expect(next.router?.dataStore?.recommendation == Seeds.sencha)
  }
}

struct OrderTeaConfiguratorTests {
  @Test(arguments: [false, true])
  func `frees the whole scene when its view is dropped`(isTracing: Bool) {
    let tracer = isTracing ? SceneTracer(recorder: TraceLog { _ in }) : nil
    var view: OrderTeaView? = OrderTeaView().configureView(
      services: OrderTeaServices(worker: OrderTeaWorkerStub(), tracer: tracer))
    view?.loadMenu()
    weak let interactor = view?.interactor
    weak let router = view?.router
    #expect(interactor != nil && router != nil)

    view = nil

    #expect(interactor == nil && router == nil)
  }
}
