import Seeds
import Testing

@testable import IceCreamDomain

/// A view turns user actions into requests, and view models into the state of its store.
struct CreateIceCreamViewTests {
  private let view = CreateIceCreamView()
  private let interactor = CreateIceCreamBusinessLogicSpy()

  init() {
    view.interactor = interactor
  }

  // MARK: Requests

  @Test func `turns user actions into requests`() {
    view.fetchIceCream()
    view.selectIngredient(.cone, at: 1)
    view.selectIngredient(.flavor, typed: "van")
    view.surpriseMe()
    view.finishIceCream()
    view.startOver()

    #expect(
      interactor.calls == [
        .loadIceCream(.init()),
        .selectIngredient(.init(kind: .cone, choice: .index(1))),
        .selectIngredient(.init(kind: .flavor, choice: .typed("van"))),
        .surpriseMe(.init()),
        .finishIceCream(.init()),
        .startOver(.init()),
      ])
  }

  @Test(arguments: [-1, 0, 99, .max, .min])
  func `passes on any index unchecked`(index: Int) {
    view.selectIngredient(.topping, at: index)

    #expect(
      interactor.calls == [.selectIngredient(.init(kind: .topping, choice: .index(index)))])
  }

  @Test func `changes nothing by itself`() {
    view.selectIngredient(.cone, at: 0)
    view.finishIceCream()

    #expect(view.iceCream.state == DisplayedIceCream())
  }

  @Test func `does nothing before it is wired`() {
    let view = CreateIceCreamView()

    view.fetchIceCream()
    view.selectIngredient(.cone, at: 0)

    #expect(view.iceCream.state == DisplayedIceCream())
  }

  // MARK: Display

  @Test func `displays the options`() {
    view.displayIceCream(viewModel: Self.loaded)

    #expect(view.iceCream.title == "Test parlour")
    #expect(view.iceCream.displayedCones == Self.loaded.cones)
    #expect(view.iceCream.displayedFlavors == Self.loaded.flavors)
    #expect(view.iceCream.displayedToppings == Self.loaded.toppings)
    #expect(view.iceCream.progress.status == "Begin.")
  }

  @Test func `replaces everything with a failure`() {
    view.displayIceCream(viewModel: Self.loaded)
    let failure = DisplayedFailure(message: "No.", details: ["F:1:1: no"], retryButton: "Again")

    view.displayLoadFailure(viewModel: .init(failure: failure))

    var expected = DisplayedIceCream()
    expected.failure = failure
    #expect(view.iceCream.state == expected)
  }

  @Test func `clears a failure once a load succeeds`() {
    view.displayLoadFailure(
      viewModel: .init(failure: .init(message: "No.", details: [], retryButton: "Again")))

    view.displayIceCream(viewModel: Self.loaded)

    #expect(view.iceCream.failure == nil)
  }

  @Test func `keeps the lists when it displays a choice`() {
    view.displayIceCream(viewModel: Self.loaded)

    view.displayIngredient(viewModel: .init(progress: Self.progress))

    #expect(view.iceCream.progress == Self.progress)
    #expect(view.iceCream.displayedCones == Self.loaded.cones)
  }

  @Test func `displays a refusal beside the choices`() {
    view.displayIngredient(viewModel: .init(progress: Self.progress))

    view.displayRefusal(viewModel: .init(refusal: Self.refusal))

    #expect(view.iceCream.refusal == Self.refusal)
    #expect(view.iceCream.progress == Self.progress)
  }

  @Test func `clears a refusal once a request succeeds`() {
    let successes: [() -> Void] = [
      { view.displayIceCream(viewModel: Self.loaded) },
      { view.displayIngredient(viewModel: .init(progress: Self.progress)) },
      { view.displaySurprise(viewModel: .init(progress: Self.progress)) },
      { view.displayFinishedIceCream(viewModel: .init(alert: Self.alert)) },
      { view.displayStartOver(viewModel: .init(progress: Self.progress)) },
    ]

    for success in successes {
      view.displayRefusal(viewModel: .init(refusal: Self.refusal))
      #expect(view.iceCream.refusal == Self.refusal)

      success()
      #expect(view.iceCream.refusal == nil)
    }
  }

  @Test func `displays the alert until it starts over`() {
    view.displayFinishedIceCream(viewModel: .init(alert: Self.alert))
    #expect(view.iceCream.alert == Self.alert)

    view.displayStartOver(viewModel: .init(progress: DisplayedProgress(status: "Begin.")))

    #expect(view.iceCream.alert == nil)
    #expect(view.iceCream.progress.status == "Begin.")
  }

  @Test func `clears the alert when a catalog is loaded`() {
    view.displayFinishedIceCream(viewModel: .init(alert: Self.alert))

    view.displayIceCream(viewModel: Self.loaded)

    #expect(view.iceCream.alert == nil)
  }

  // MARK: View models

  private static let loaded = CreateIceCream.LoadIceCream.ViewModel(
    title: "Test parlour", cones: DisplayedList(name: "Cone", options: [option]),
    flavors: DisplayedList(name: "Flavor", options: [option]),
    toppings: DisplayedList(name: "Topping", options: [option]),
    progress: DisplayedProgress(status: "Begin."))

  private static let option = DisplayedOption(
    number: 1, name: "Vanilla", appearance: Seeds.vanilla)

  private static let progress = DisplayedProgress(
    cone: DisplayedStep(choice: 0, isOpen: true), status: "Go on.")

  private static let refusal = DisplayedRefusal(message: "No.", count: 3)

  private static let alert = DisplayedAlert(
    title: "Ready.",
    iceCream: DisplayedResult(
      id: "1", madeAt: "now", cone: "C", flavor: "F", topping: "T", sentence: "C, F, T"),
    button: "OK")
}
