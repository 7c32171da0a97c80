import Seeds
import Testing

@testable import IceCreamDomain

/// A view turns user actions into requests, and view models into the state of its store.
///
/// An interactor spy records the requests, a router spy where the view navigates.
struct CreateIceCreamViewTests {
  private let view = CreateIceCreamView()
  private let interactorSpy = CreateIceCreamBusinessLogicSpy()
  private let routerSpy = CreateIceCreamRouterSpy()

  init() {
    view.interactor = interactorSpy
    view.router = routerSpy
  }

  // MARK: Requests

  @Test func `requests the selected ingredient, and changes nothing itself`() {
    view.selectIngredient(.cone, .index(1))

    #expect(
      interactorSpy.calls == [.selectIngredients(.init(choices: PerKind(cone: .index(1))))])
    #expect(view.iceCream.state == CreateIceCream.DisplayedIceCream())
    #expect(routerSpy.calls == [])
  }

  @Test(
    arguments: [
      ({ @Sendable in $0.loadIceCream() }, .loadIceCream(.init())),
      (
        { @Sendable in $0.loadIceCream(isChosenByPerson: false) },
        .loadIceCream(.init(isChosenByPerson: false))
      ),
      (
        { @Sendable in $0.selectIngredients(PerKind(cone: .random, flavor: .typed("van"))) },
        .selectIngredients(.init(choices: PerKind(cone: .random, flavor: .typed("van"))))
      ),
      (
        { @Sendable in $0.surprise() },
        .selectIngredients(
          .init(choices: PerKind(cone: .random, flavor: .random, topping: .random)))
      ),
      ({ @Sendable in $0.undoSurprise() }, .undoSurprise(.init())),
      ({ @Sendable in $0.finishIceCream() }, .finishIceCream(.init())),
      ({ @Sendable in $0.startOver() }, .startOver(.init())),
    ] as [(@Sendable (CreateIceCreamView) -> Void, CreateIceCreamBusinessLogicSpy.Call)])
  func `turns each user action into a request`(
    act: @Sendable (CreateIceCreamView) -> Void, request: CreateIceCreamBusinessLogicSpy.Call
  ) {
    act(view)

    #expect(interactorSpy.calls == [request])
  }

  // MARK: Display

  @Test func `displays the options instead of everything else`() {
    view.displayFailure(viewModel: .notSaved(Seeds.diskFullFailure, Self.alert))

    view.displayIceCream(viewModel: Self.loaded)

    #expect(view.iceCream.state == Self.shown)
  }

  @Test func `displays a choice, and clears what it has settled`() {
    view.displayIceCream(viewModel: Self.loaded)
    view.displayFailure(viewModel: .notSaved(Seeds.diskFullFailure, Self.alert))
    view.displayRefusal(viewModel: Self.refusal)

    view.displayIngredients(viewModel: Self.progress)

    var expected = Self.shown
    expected.progress = Self.progress
    #expect(view.iceCream.state == expected)
  }

  @Test func `displays the finished ice cream, and clears what it has settled`() {
    view.displayFailure(viewModel: .notSaved(Seeds.diskFullFailure, nil))
    view.displayRefusal(viewModel: Self.refusal)

    view.displayFinishedIceCream(viewModel: Self.alert)

    #expect(view.iceCream.state == CreateIceCream.DisplayedIceCream(alert: Self.alert))
    #expect(routerSpy.calls == [])
  }

  @Test func `replaces everything with a failure to load`() {
    view.displayIceCream(viewModel: Self.loaded)

    view.displayFailure(viewModel: .notLoaded(Seeds.unknownIDFailure))

    #expect(
      view.iceCream.state == CreateIceCream.DisplayedIceCream(failure: Seeds.unknownIDFailure))
  }

  @Test func `displays a refusal beside the choices`() {
    view.displayIceCream(viewModel: Self.loaded)

    view.displayRefusal(viewModel: Self.refusal)

    var expected = Self.shown
    expected.refusal = Self.refusal
    #expect(view.iceCream.state == expected)
  }

  @Test func `dismisses a refusal`() {
    view.displayRefusal(viewModel: Self.refusal)

    view.dismissRefusal()

    #expect(view.iceCream.refusal == nil)
  }

  @Test func `displays a failed save with the ice cream that was made, and clears a refusal`() {
    view.displayRefusal(viewModel: Self.refusal)

    view.displayFailure(viewModel: .notSaved(Seeds.diskFullFailure, Self.alert))

    #expect(
      view.iceCream.state
        == CreateIceCream.DisplayedIceCream(
          alert: Self.alert, saveFailure: Seeds.diskFullFailure))
  }

  @Test func `drops a warning about the store once an ice cream is finished`() {
    view.displayIceCream(viewModel: .init(menu: .init(saveWarning: Seeds.diskFullFailure)))
    #expect(view.iceCream.menu.saveWarning == Seeds.diskFullFailure)

    view.displayFinishedIceCream(viewModel: Self.alert)

    #expect(view.iceCream.menu.saveWarning == nil)
  }

  // MARK: Navigation

  @Test(
    arguments: [
      (CreateIceCreamView.openSavedIceCreams, .routeToListIceCreams),
      (CreateIceCreamView.undoChange, .routeToLastChange),
    ] as [(@Sendable (CreateIceCreamView) -> () -> Void, CreateIceCreamRouterSpy.Call)])
  func `opens another scene without a request`(
    act: @Sendable (CreateIceCreamView) -> () -> Void, route: CreateIceCreamRouterSpy.Call
  ) {
    act(view)()

    #expect(routerSpy.calls == [route])
    #expect(interactorSpy.calls == [])
  }

  @Test func `goes back with the finished ice cream if that is a change`() {
    view.displayIceCream(viewModel: .init(menu: .init(), progress: .init(isChange: true)))

    view.displayFinishedIceCream(viewModel: Self.alert)

    #expect(view.iceCream.alert == Self.alert)
    #expect(routerSpy.calls == [.routeToOrigin])
  }

  // MARK: View models

  private static let loaded = CreateIceCream.LoadIceCream.ViewModel(
    menu: DisplayedMenu(title: "Test parlour", notes: ["A note."]),
    progress: DisplayedProgress(status: "Begin."))
  private static let shown = CreateIceCream.DisplayedIceCream(
    menu: loaded.menu, progress: loaded.progress)
  private static let progress = DisplayedProgress(isDoneEnabled: true, status: "Go on.")
  private static let refusal = DisplayedRefusal(message: "No.")
  private static let alert = DisplayedAlert(title: "Ready.", iceCream: Seeds.result, notes: [])
}
