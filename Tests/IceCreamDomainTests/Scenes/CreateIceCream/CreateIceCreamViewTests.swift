import Seeds
import Testing

@testable import IceCreamDomain

/// A view turns user actions into requests, and view models into the state of its store.
///
/// A router spy records where it navigates.
struct CreateIceCreamViewTests {
  private let view = CreateIceCreamView()
  private let interactor = CreateIceCreamBusinessLogicSpy()
  private let router = CreateIceCreamRouterSpy()

  init() {
    view.interactor = interactor
    view.router = router
  }

  // MARK: Requests

  @Test func `turns user actions into requests`() {
    view.loadIceCream()
    view.selectIngredient(.cone, .index(1))
    view.selectIngredients(PerKind(cone: .random, flavor: .typed("van")))
    view.surprise()
    view.undoSurprise()
    view.finishIceCream()
    view.startOver()

    #expect(
      interactor.calls == [
        .loadIceCream(.init()),
        .selectIngredients(.init(choices: PerKind(cone: .index(1)))),
        .selectIngredients(.init(choices: PerKind(cone: .random, flavor: .typed("van")))),
        .selectIngredients(.init(choices: PerKind { _ in .random })), .undoSurprise(.init()),
        .finishIceCream(.init()), .startOver(.init()),
      ])
  }

  @Test func `changes nothing and goes nowhere by itself`() {
    view.selectIngredient(.cone, .index(0))
    view.finishIceCream()

    #expect(view.iceCream.state == CreateIceCream.DisplayedIceCream())
    #expect(router.calls == [])
  }

  @Test func `does nothing before it is wired`() {
    let view = CreateIceCreamView()

    view.loadIceCream()
    view.selectIngredient(.cone, .index(0))

    #expect(view.iceCream.state == CreateIceCream.DisplayedIceCream())
  }

  // MARK: Display

  @Test func `displays the options`() {
    view.displayIceCream(viewModel: Self.loaded)

    #expect(view.iceCream.state == Self.loaded.iceCream)
  }

  @Test func `replaces everything with a failure`() {
    view.displayIceCream(viewModel: Self.loaded)
    let failure = DisplayedFailure(problem: "No.", details: ["F:1:1: no"], retryButton: "Again")

    view.displayFailure(viewModel: .notLoaded(failure))

    var expected = CreateIceCream.DisplayedIceCream()
    expected.failure = failure
    #expect(view.iceCream.state == expected)
  }

  @Test func `clears a failure once a load succeeds`() {
    view.displayFailure(viewModel: .notLoaded(DisplayedFailure(problem: "No.")))

    view.displayIceCream(viewModel: Self.loaded)

    #expect(view.iceCream.failure == nil)
  }

  @Test func `keeps the lists when it displays a choice`() {
    view.displayIceCream(viewModel: Self.loaded)

    view.displayIngredients(viewModel: .init(progress: Self.progress))

    #expect(view.iceCream.progress == Self.progress)
    #expect(view.iceCream.lists == Self.loaded.iceCream.lists)
  }

  @Test func `displays a refusal beside the choices until it is dismissed`() {
    view.displayIngredients(viewModel: .init(progress: Self.progress))

    view.displayRefusal(viewModel: .init(refusal: Self.refusal))
    #expect(view.iceCream.refusal == Self.refusal)
    #expect(view.iceCream.progress == Self.progress)

    view.dismissRefusal()
    #expect(view.iceCream.refusal == nil)
  }

  @Test func `displays a failed save with the ice cream that was made`() {
    view.displayFailure(viewModel: .notSaved(Seeds.diskFullFailure, Self.alert))

    #expect(view.iceCream.alert == Self.alert)
    #expect(view.iceCream.saveFailure == Seeds.diskFullFailure)
  }

  @Test func `clears what a request has settled`() {
    let successes: [(() -> Void, alert: DisplayedAlert?)] = [
      ({ view.displayIceCream(viewModel: Self.loaded) }, nil),
      ({ view.displayIngredients(viewModel: .init(progress: Self.progress)) }, nil),
      ({ view.displayFinishedIceCream(viewModel: .init(alert: Self.alert)) }, Self.alert),
    ]

    for (success, alert) in successes {
      view.displayFailure(viewModel: .notSaved(Seeds.diskFullFailure, Self.alert))
      view.displayRefusal(viewModel: .init(refusal: Self.refusal))

      success()

      #expect(view.iceCream.refusal == nil)
      #expect(view.iceCream.saveFailure == nil)
      #expect(view.iceCream.alert == alert)
    }
  }

  @Test func `clears a refusal when the save fails`() {
    view.displayRefusal(viewModel: .init(refusal: Self.refusal))

    view.displayFailure(viewModel: .notSaved(Seeds.diskFullFailure, nil))

    #expect(view.iceCream.refusal == nil)
  }

  // MARK: Navigation

  @Test func `opens the saved ice creams`() {
    view.openSavedIceCreams()
    view.undoChange()

    #expect(router.calls == [.routeToListIceCreams, .routeToLastChange])
  }

  @Test(arguments: [true, false])
  func `displays the finished ice cream, and goes back if that is a change`(isChange: Bool) {
    view.displayIceCream(viewModel: .init(iceCream: .init(isChange: isChange)))

    view.displayFinishedIceCream(viewModel: .init(alert: Self.alert))

    #expect(view.iceCream.alert == Self.alert)
    #expect(router.calls == (isChange ? [.routeToOrigin] : []))
  }

  // MARK: View models

  private static let loaded = CreateIceCream.LoadIceCream.ViewModel(
    iceCream: CreateIceCream.DisplayedIceCream(
      title: "Test parlour",
      lists: PerKind { DisplayedList(name: $0.rawValue, options: [option]) },
      progress: DisplayedProgress(status: "Begin."), notes: ["A note."]))

  private static let option = DisplayedOption(
    number: 1, name: "Vanilla", appearance: Seeds.vanilla)

  private static let progress = DisplayedProgress(
    isDoneEnabled: true, status: "Go on.")

  private static let refusal = DisplayedRefusal(message: "No.")

  private static let alert = DisplayedAlert(
    title: "Ready.",
    iceCream: DisplayedResult(
      id: "1", madeAt: Seeds.madeAt, names: PerKind(cone: "C", flavor: "F", topping: "T"),
      sentence: "C, F, T"),
    notes: [])
}
