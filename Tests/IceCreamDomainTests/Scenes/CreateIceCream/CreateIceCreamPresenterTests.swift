import Seeds
import Testing

@testable import IceCreamDomain

/// A presenter formats responses into view models with every sentence, number and color.
struct CreateIceCreamPresenterTests {
  private let presenter = CreateIceCreamPresenter()
  private let view = CreateIceCreamDisplayLogicSpy()

  init() {
    presenter.view = view
  }

  // MARK: LoadIceCream

  @Test func `presents numbered options, their count and the catalog's prompt`() {
    presenter.presentIceCream(response: .init(iceCreamData: Seeds.iceCream))

    let sugar = IceCream(cones: ["Sugar cone"], flavors: [], toppings: [])
      .appearance(at: 0, of: .cone)
    #expect(loaded?.title == "Test parlour")
    #expect(
      loaded?.cones
        == DisplayedList(
          name: "Cone", prompt: "Choose a cone", countText: "2 options",
          options: [
            DisplayedOption(number: 1, name: "Sugar cone", appearance: sugar),
            DisplayedOption(number: 2, name: "Paper cup", appearance: Seeds.paperCup),
          ]))
    #expect(loaded?.flavors.prompt == "Which flavor?")
    #expect(loaded?.flavors.countText == "3 options")
    #expect(loaded?.flavors.options.map(\.number) == [1, 2, 3])
    #expect(loaded?.toppings.countText == "2 options")
  }

  @Test func `uses the singular for one option, and a default title`() {
    presenter.presentIceCream(
      response: .init(iceCreamData: IceCream(cones: ["A"], flavors: ["B"], toppings: ["C"])))

    #expect(loaded?.title == "Scoops")
    #expect(loaded?.cones.countText == "1 option")
    #expect(loaded?.flavors.countText == "1 option")
    #expect(loaded?.toppings.countText == "1 option")
  }

  @Test func `uses the catalog's prompt at every step`() {
    var catalog = Seeds.iceCream
    catalog.prompts = PerKind(cone: "Held by?", flavor: "Filled with?", topping: "Under?")

    presenter.presentIceCream(response: .init(iceCreamData: catalog))

    #expect(loaded?.cones.prompt == "Held by?")
    #expect(loaded?.flavors.prompt == "Filled with?")
    #expect(loaded?.toppings.prompt == "Under?")
  }

  @Test func `begins with nothing chosen and only the first step open`() {
    presenter.presentIceCream(response: .init(iceCreamData: Seeds.iceCream))

    #expect(
      loaded?.progress
        == DisplayedProgress(
          cone: DisplayedStep(isOpen: true),
          status: "3 choices left. Next: a cone.",
          picture: DisplayedPicture(caption: "Nothing chosen yet.")))
  }

  @Test func `escapes unprintable characters`() {
    presenter.presentIceCream(
      response: .init(
        iceCreamData: IceCream(
          cones: ["\u{1B}[2J"], flavors: ["A\u{9B}1m"], toppings: ["\u{202E}B"], title: "\u{7}",
          prompts: .init(cone: "\r"))))

    #expect(loaded?.title == "<U+0007>")
    #expect(loaded?.cones.prompt == "<U+000D>")
    #expect(loaded?.cones.options.first?.name == "<U+001B>[2J")
    #expect(loaded?.flavors.options.first?.name == "A<U+009B>1m")
    #expect(loaded?.toppings.options.first?.name == "<U+202E>B")
  }

  @Test func `escapes unprintable characters in choices`() {
    let ingredient = { (name: String) in
      SelectedIngredient(index: 0, name: name, appearance: Seeds.vanilla)
    }
    let caption = "<U+001B>A with <U+001B>B and <U+001B>C"

    presenter.presentIngredient(
      response: .init(
        selection: Selection(
          cone: ingredient("\u{1B}A"), flavor: ingredient("\u{1B}B"),
          topping: ingredient("\u{1B}C"))))
    presenter.presentFinishedIceCream(
      response: .init(
        iceCream: SavedIceCream(
          id: Seeds.id, madeAt: Seeds.madeAt, cone: "\u{1B}A", flavor: "\u{1B}B",
          topping: "\u{1B}C")))
    presenter.presentLoadFailure(response: .init(error: CatalogError(file: "\u{1B}", faults: [])))

    guard view.calls.count == 3, case .displayIngredient(let chosen) = view.calls[0],
      case .displayFinishedIceCream(let made) = view.calls[1],
      case .displayLoadFailure(let failed) = view.calls[2]
    else {
      Issue.record("something else was displayed")
      return
    }
    let result = made.alert.iceCream
    #expect(chosen.progress.picture.caption == caption)
    #expect(
      [result.cone, result.flavor, result.topping] == ["<U+001B>A", "<U+001B>B", "<U+001B>C"])
    #expect(result.sentence == caption)
    #expect(failed.failure.message.hasPrefix("<U+001B> cannot be used as a catalog"))
  }

  // MARK: LoadFailure

  @Test func `presents the failed catalog, its faults and a retry`() {
    presenter.presentLoadFailure(response: .init(error: Seeds.catalogError))

    #expect(
      view.calls == [
        .displayLoadFailure(
          .init(
            failure: DisplayedFailure(
              message: "broken.json cannot be used as a catalog: it has 1 fault.",
              details: ["broken.json:2:12: the list is empty at cones; add at least one entry"],
              retryButton: "Try again")))
      ])
  }

  @Test func `says that there may be more faults than are listed`() {
    var error = Seeds.catalogError
    error.isCutShort = true

    presenter.presentLoadFailure(response: .init(error: error))

    guard case .displayLoadFailure(let viewModel) = view.calls.first else {
      Issue.record("no failure was displayed")
      return
    }
    #expect(viewModel.failure.message.hasSuffix("has 1 fault or more."))
    #expect(viewModel.failure.details.count == 2)
  }

  // MARK: SelectIngredient

  @Test func `presents the picture and the remaining steps`() {
    presenter.presentIngredient(response: .init(selection: Selection(cone: Seeds.chosenCone)))
    presenter.presentIngredient(
      response: .init(selection: Selection(cone: Seeds.chosenCone, flavor: Seeds.chosenFlavor)))
    presenter.presentIngredient(
      response: .init(
        selection: Selection(
          cone: Seeds.chosenCone, flavor: Seeds.chosenFlavor, topping: Seeds.chosenTopping)))

    #expect(
      view.calls == [
        .displayIngredient(
          .init(
            progress: DisplayedProgress(
              cone: DisplayedStep(choice: 1, isOpen: true), flavor: DisplayedStep(isOpen: true),
              status: "2 choices left. Next: a flavor.",
              picture: DisplayedPicture(cone: Seeds.paperCup, caption: "Paper cup")))),
        .displayIngredient(
          .init(
            progress: DisplayedProgress(
              cone: DisplayedStep(choice: 1, isOpen: true),
              flavor: DisplayedStep(choice: 0, isOpen: true),
              topping: DisplayedStep(isOpen: true),
              status: "1 choice left. Next: a topping.",
              picture: DisplayedPicture(
                cone: Seeds.paperCup, scoop: Seeds.vanilla, caption: "Paper cup with Vanilla")))),
        .displayIngredient(
          .init(
            progress: DisplayedProgress(
              cone: DisplayedStep(choice: 1, isOpen: true),
              flavor: DisplayedStep(choice: 0, isOpen: true),
              topping: DisplayedStep(choice: 1, isOpen: true),
              isDoneEnabled: true,
              status: "All set. Choose DONE.",
              picture: DisplayedPicture(
                cone: Seeds.paperCup, scoop: Seeds.vanilla, topping: Seeds.cherry,
                caption: "Paper cup with Vanilla and Cherry")))),
      ])
  }

  // MARK: SurpriseMe

  @Test func `presents a surprise`() {
    let selection = Selection(
      cone: Seeds.chosenCone, flavor: Seeds.chosenFlavor, topping: Seeds.chosenTopping)

    presenter.presentSurprise(response: .init(selection: selection))
    presenter.presentIngredient(response: .init(selection: selection))

    guard case .displaySurprise(let surprise) = view.calls.first,
      case .displayIngredient(let chosen) = view.calls.last
    else {
      Issue.record("\(view.calls)")
      return
    }
    #expect(surprise.progress == chosen.progress)
    #expect(surprise.progress.isDoneEnabled)
  }

  // MARK: FinishIceCream and StartOver

  @Test func `presents a finished ice cream without an identifier`() {
    presenter.presentFinishedIceCream(response: .init(iceCream: Seeds.savedIceCream))

    #expect(
      view.calls == [
        .displayFinishedIceCream(
          .init(
            alert: DisplayedAlert(
              title: "Your ice cream is ready.",
              iceCream: DisplayedResult(
                id: nil, madeAt: "2026-11-20T09:05:00Z", cone: "Paper cup",
                flavor: "Vanilla", topping: "Cherry",
                sentence: "Paper cup with Vanilla and Cherry"),
              button: "OK")))
      ])
  }

  @Test func `presents the initial state after it starts over`() {
    presenter.presentStartOver(response: .init())

    #expect(
      view.calls == [
        .displayStartOver(
          .init(
            progress: DisplayedProgress(
              cone: DisplayedStep(isOpen: true), status: "3 choices left. Next: a cone.",
              picture: DisplayedPicture(caption: "Nothing chosen yet."))))
      ])
  }

  // MARK: Refusals

  @Test(
    arguments: [
      (.nothingLoaded, "No catalog is loaded. Load one first."),
      (
        .tooEarly(.topping, missing: .flavor),
        "Choose a flavor before a topping."
      ),
      (
        .noSuchIngredient(.init(kind: .cone, problem: .outOfRange(number: 9, count: 4))),
        "There is no cone number 9. Choose a number from 1 to 4."
      ),
      (
        .noSuchIngredient(.init(kind: .cone, problem: .outOfRange(number: 9, count: 1))),
        "There is no cone number 9. The only one is number 1."
      ),
      (
        .noSuchIngredient(
          .init(
            kind: .flavor, problem: .ambiguous(typed: "choc", names: ["Chocolate", "Choc chip"]))),
        "More than one flavor begins with \"choc\": Chocolate, Choc chip. Type more of the name."
      ),
      (
        .noSuchIngredient(
          .init(kind: .flavor, problem: .unknown(typed: "vanila", likely: ["Vanilla"]))),
        "There is no flavor \"vanila\". Did you mean \"Vanilla\"?"
      ),
      (
        .noSuchIngredient(.init(kind: .flavor, problem: .unknown(typed: "\u{1B}[2J", likely: []))),
        "There is no flavor \"<U+001B>[2J\". Type a name or a number from the list."
      ),
      (
        .noSuchIngredient(
          .init(kind: .cone, problem: .ambiguous(typed: "a", names: ["A\u{1B}", "A\u{9B}"]))),
        "More than one cone begins with \"a\": A<U+001B>, A<U+009B>. Type more of the name."
      ),
      (
        .unfinished(missing: .topping), "The ice cream is not finished. Choose a topping first."
      ),
      (.alreadyFinished, "This ice cream is ready. Choose OK to make another one."),
    ] as [(CreateIceCream.Refusal.Reason, String)])
  func `describes every refusal`(
    reason: CreateIceCream.Refusal.Reason, message: String
  ) {
    presenter.presentRefusal(response: .init(reason: reason, count: 2))

    #expect(view.calls == [.displayRefusal(.init(refusal: .init(message: message, count: 2)))])
  }

  @Test func `does not count faults without a file`() {
    presenter.presentLoadFailure(
      response: .init(error: CatalogError(file: "none.json", problem: .missingFile)))

    guard case .displayLoadFailure(let viewModel) = view.calls.first else {
      Issue.record("no failure was displayed")
      return
    }
    #expect(viewModel.failure.message == "none.json cannot be used as a catalog.")
  }

  @Test func `holds its view weakly`() {
    var view: CreateIceCreamDisplayLogicSpy? = CreateIceCreamDisplayLogicSpy()
    presenter.view = view
    view = nil

    presenter.presentStartOver(response: .init())

    #expect(presenter.view == nil)
  }

  // MARK: Given

  private var loaded: CreateIceCream.LoadIceCream.ViewModel? {
    if case .displayIceCream(let viewModel) = view.calls.last { viewModel } else { nil }
  }
}
