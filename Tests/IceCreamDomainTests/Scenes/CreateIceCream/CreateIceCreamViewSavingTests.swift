import Seeds
import Testing

@testable import IceCreamDomain

/// A display method navigates; a router spy records where.
struct CreateIceCreamViewSavingTests {
  private let view = CreateIceCreamView()
  private let interactor = CreateIceCreamBusinessLogicSpy()
  private let router = CreateIceCreamRouterSpy()

  init() {
    view.interactor = interactor
    view.router = router
  }

  // MARK: Requests

  @Test func `turns user actions into requests`() {
    view.selectIngredients(cone: "1", flavor: nil, topping: "")
    view.saveIceCream()
    view.repeatIceCream()
    view.repeatIceCream(id: "w9")
    view.openSavedIceCreams()

    #expect(
      interactor.calls == [
        .selectIngredients(.init(names: PerKind(cone: "1", topping: ""))),
        .saveIceCream(.init()),
        .repeatIceCream(.init()),
        .repeatIceCream(.init(id: "w9")),
        .openSavedIceCreams(.init()),
      ])
  }

  @Test func `goes nowhere by itself`() {
    view.openSavedIceCreams()
    view.finishIceCream()

    #expect(router.calls == [])
    #expect(view.iceCream.state == DisplayedIceCream())
  }

  // MARK: Display

  @Test func `displays the checked names`() {
    view.displayIngredients(viewModel: .init(progress: Self.progress))

    #expect(view.iceCream.progress == Self.progress)
  }

  @Test func `displays the save in the alert`() {
    view.displayFinishedIceCream(viewModel: .init(alert: Self.alert))

    view.displaySavedIceCream(
      viewModel: .init(iceCream: Seeds.result, notes: ["Saved as w930gn1."]))

    #expect(
      view.iceCream.alert
        == DisplayedAlert(
          title: "Ready.", iceCream: Seeds.result, button: "OK", notes: ["Saved as w930gn1."]))
  }

  @Test func `displays a save failure beside the alert`() {
    view.displayFinishedIceCream(viewModel: .init(alert: Self.alert))

    view.displayStoreFailure(viewModel: .init(failure: Seeds.diskFullFailure))

    #expect(view.iceCream.alert == Self.alert)
    #expect(view.iceCream.storeFailure == Seeds.diskFullFailure)
  }

  @Test func `replaces everything with an ice cream and its choices`() {
    view.displayFinishedIceCream(viewModel: .init(alert: Self.alert))
    view.displayRefusal(viewModel: .init(refusal: .init(message: "No.", count: 1)))
    view.displayStoreFailure(viewModel: .init(failure: Seeds.diskFullFailure))

    view.displayIceCream(viewModel: Self.menu)

    var expected = DisplayedIceCream()
    expected.title = "Changing"
    expected.displayedFlavors = Self.menu.flavors
    expected.progress = Self.progress
    #expect(view.iceCream.state == expected)
  }

  @Test func `clears a save failure once it is irrelevant`() {
    let ends: [() -> Void] = [
      { view.displaySavedIceCream(viewModel: .init(iceCream: Seeds.result, notes: [])) },
      { view.displayUpdatedIceCream(viewModel: .init(alert: Self.alert)) },
      { view.displayIceCream(viewModel: Self.menu) },
      { view.displayIngredient(viewModel: .init(progress: Self.progress)) },
      { view.displaySurprise(viewModel: .init(progress: Self.progress)) },
      { view.displayStartOver(viewModel: .init(progress: Self.progress)) },
    ]

    for end in ends {
      view.displayStoreFailure(viewModel: .init(failure: Seeds.diskFullFailure))

      end()
      #expect(view.iceCream.storeFailure == nil)
    }
  }

  @Test func `clears a refusal once a request is accepted`() {
    let answers: [() -> Void] = [
      { view.displayIngredients(viewModel: .init(progress: Self.progress)) },
      { view.displaySavedIceCream(viewModel: .init(iceCream: Seeds.result, notes: [])) },
      { view.displayStoreFailure(viewModel: .init(failure: Seeds.diskFullFailure)) },
      { view.displayIceCream(viewModel: Self.menu) },
      { view.displayUpdatedIceCream(viewModel: .init(alert: Self.alert)) },
      { view.displaySavedList(viewModel: .init()) },
    ]

    for answer in answers {
      view.displayRefusal(viewModel: .init(refusal: .init(message: "No.", count: 1)))

      answer()
      #expect(view.iceCream.refusal == nil)
    }
  }

  @Test func `displays notes beside the choices until the next catalog`() {
    view.displayIceCream(viewModel: Self.menu)

    view.displayRepeatedIceCream(viewModel: .init(notes: ["A note."]))
    #expect(view.iceCream.notes == ["A note."])
    #expect(view.iceCream.progress == Self.progress)

    view.displayIceCream(viewModel: Self.menu)
    #expect(view.iceCream.notes == [])
  }

  // MARK: Navigation

  @Test func `opens the saved ice creams`() {
    view.displaySavedList(viewModel: .init())

    #expect(router.calls == [.routeToListIceCreams])
  }

  @Test func `displays the update and goes back`() {
    view.displayUpdatedIceCream(viewModel: .init(alert: Self.alert))

    #expect(view.iceCream.alert == Self.alert)
    #expect(router.calls == [.routeToOrigin])
  }

  // MARK: View models

  private static let progress = DisplayedProgress(
    cone: DisplayedStep(choice: 0, isOpen: true, fault: "No."), status: "Go on.")
  private static let alert = DisplayedAlert(
    title: "Ready.", iceCream: Seeds.hostileResult, button: "OK")
  private static let menu = CreateIceCream.LoadIceCream.ViewModel(
    title: "Changing", cones: DisplayedList(), flavors: DisplayedList(name: "Flavor"),
    toppings: DisplayedList(), progress: progress)
}
