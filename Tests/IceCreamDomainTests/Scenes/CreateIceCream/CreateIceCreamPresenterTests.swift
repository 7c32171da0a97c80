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
    presenter.presentIceCream(response: .init(catalog: Seeds.iceCream))

    let sugar = IceCreamCatalog(cones: ["Sugar cone"], flavors: [], toppings: [])
      .appearance(at: 0, of: .cone)
    #expect(loaded?.title == "Test parlour")
    #expect(
      loaded?.lists.cone
        == DisplayedList(
          name: "Cone", prompt: "Choose a cone", countText: "2 options",
          options: [
            DisplayedOption(number: 1, name: "Sugar cone", appearance: sugar),
            DisplayedOption(number: 2, name: "Paper cup", appearance: Seeds.paperCup),
          ]))
    #expect(loaded?.lists.flavor.prompt == "Which flavor?")
    #expect(loaded?.lists.flavor.countText == "3 options")
    #expect(loaded?.lists.flavor.options.map(\.number) == [1, 2, 3])
    #expect(loaded?.lists.topping.countText == "2 options")
  }

  @Test func `uses the singular for one option, and a default title`() {
    presenter.presentIceCream(
      response: .init(catalog: IceCreamCatalog(cones: ["A"], flavors: ["B"], toppings: ["C"])))

    #expect(loaded?.title == "Scoops")
    #expect(loaded?.lists.cone.countText == "1 option")
    #expect(loaded?.lists.flavor.countText == "1 option")
    #expect(loaded?.lists.topping.countText == "1 option")
  }

  @Test func `begins with nothing chosen and only the first step open`() {
    presenter.presentIceCream(response: .init(catalog: Seeds.iceCream))

    #expect(
      loaded?.progress
        == DisplayedProgress(
          steps: PerKind(
            cone: DisplayedStep(),
            flavor: DisplayedStep(closedReason: "Choose a cone before a flavor."),
            topping: DisplayedStep(closedReason: "Choose a cone before a topping.")),
          status: "Step 1 of 3",
          picture: DisplayedPicture(caption: "Nothing chosen yet.")))
  }

  @Test func `escapes unprintable characters`() {
    presenter.presentIceCream(
      response: .init(
        catalog: IceCreamCatalog(
          cones: ["\u{1B}[2J"], flavors: ["A\u{9B}1m"], toppings: ["\u{202E}B"], title: "\u{7}",
          prompts: .init(cone: "\r"))))

    #expect(loaded?.title == "<U+0007>")
    #expect(loaded?.lists.cone.prompt == "<U+000D>")
    #expect(loaded?.lists.cone.options.first?.name == "<U+001B>[2J")
    #expect(loaded?.lists.flavor.options.first?.name == "A<U+009B>1m")
    #expect(loaded?.lists.topping.options.first?.name == "<U+202E>B")
  }

  @Test func `escapes unprintable characters in choices and in ice creams`() {
    let ingredient = { (name: String) in
      SelectedIngredient(index: 0, name: name, appearance: Seeds.vanilla)
    }
    let selection = Selection(
      cone: ingredient("\u{1B}A"), flavor: ingredient("\u{1B}B"), topping: ingredient("\u{1B}C"))

    presenter.presentIngredients(response: .init(progress: Seeds.progress(selection)))
    presenter.presentFinishedIceCream(
      response: .saved(Seeds.hostileIceCream))
    presenter.presentFinishedIceCream(response: .changed(Seeds.hostileIceCream))
    presenter.presentFailure(
      response: .notLoaded(.catalog(CatalogError(file: "\u{1B}", faults: []))))

    guard view.calls.count == 4, case .displayIngredients(let chosen) = view.calls[0],
      case .displayFailure(.notLoaded(let failed)) = view.calls[3]
    else {
      Issue.record("\(view.calls)")
      return
    }
    #expect(chosen.progress.picture.caption == Seeds.hostileResult.sentence)
    #expect(
      view.calls[1...2] == [
        .finished("Your ice cream is ready.", Seeds.hostileResult, "Saved as <U+001B>1."),
        .finished("Your ice cream was updated.", Seeds.hostileResult, "Updated <U+001B>1."),
      ])
    #expect(failed.message.hasPrefix("<U+001B> cannot be used as a catalog"))
  }

  @Test func `presents a change with its choices, missing ingredients and notes`() {
    var progress = Seeds.progress(Selection(cone: Seeds.chosenCone, topping: Seeds.chosenTopping))
    progress.leftCatalog = [.init(kind: .flavor, problem: .leftCatalog(name: "Mi\u{1B}nt"))]

    presenter.presentIceCream(
      response: .init(
        catalog: Seeds.iceCream, progress: progress, changedID: Seeds.mintIceCream.id,
        notes: [.damagedLine(3, of: "\u{7}book")]))

    #expect(loaded?.title == "Test parlour: changing 0a30gn1")
    #expect(loaded?.isChange == true)
    #expect(
      loaded?.progress
        == DisplayedProgress(
          steps: PerKind(
            cone: DisplayedStep(choice: 1),
            flavor: DisplayedStep(
              fault: "Mi<U+001B>nt is not in the catalog. Choose another flavor."),
            topping: DisplayedStep(
              choice: 1, closedReason: "Choose a flavor before a topping.")),
          status: "Step 2 of 3", next: .flavor,
          picture: DisplayedPicture(
            cone: Seeds.paperCup, topping: Seeds.cherry, caption: "Paper cup with Cherry")))
    #expect(
      loaded?.notes
        == ["Skipped line 3 of <U+0007>book: it is damaged. The line stays in the book."])
  }

  // MARK: Failure, while loading

  @Test func `presents the failed catalog, its faults and a retry`() {
    presenter.presentFailure(response: .notLoaded(.catalog(Seeds.catalogError)))

    #expect(
      view.calls == [
        .displayFailure(
          .notLoaded(
            DisplayedFailure(
              problem: "broken.json cannot be used as a catalog: it has 1 fault.",
              details: ["broken.json:2:12: the list is empty at cones; add at least one entry"],
              retryButton: "Try again")))
      ])
  }

  @Test func `says that there may be more faults than are listed`() {
    var error = Seeds.catalogError
    error.isCutShort = true

    presenter.presentFailure(response: .notLoaded(.catalog(error)))

    guard case .displayFailure(.notLoaded(let failure)) = view.calls.first else {
      Issue.record("no failure was displayed")
      return
    }
    #expect(failure.message.hasSuffix("has 1 fault or more."))
    #expect(failure.details.count == 2)
  }

  // MARK: SelectIngredients

  @Test(arguments: [
    (false, false, false, "Nothing chosen yet."), (true, false, false, "Paper cup"),
    (false, true, false, "Vanilla"), (false, false, true, "Cherry"),
    (true, true, false, "Paper cup with Vanilla"), (true, false, true, "Paper cup with Cherry"),
    (false, true, true, "Vanilla and Cherry"),
    (true, true, true, "Paper cup with Vanilla and Cherry"),
  ])
  func `names every choice below the picture`(
    cone: Bool, flavor: Bool, topping: Bool, caption: String
  ) {
    let selection = Selection(
      cone: cone ? Seeds.chosenCone : nil, flavor: flavor ? Seeds.chosenFlavor : nil,
      topping: topping ? Seeds.chosenTopping : nil)

    presenter.presentIngredients(response: .init(progress: Seeds.progress(selection)))

    guard case .displayIngredients(let shown) = view.calls.first else {
      Issue.record("\(view.calls)")
      return
    }
    #expect(shown.progress.picture.caption == caption)
  }

  @Test func `presents the picture and the remaining steps`() {
    let cone = Seeds.progress(Selection(cone: Seeds.chosenCone))
    let flavor = Seeds.progress(Selection(cone: Seeds.chosenCone, flavor: Seeds.chosenFlavor))

    for progress in [cone, flavor, Seeds.chosen] {
      presenter.presentIngredients(response: .init(progress: progress))
    }

    #expect(
      view.calls == [
        .displayIngredients(
          .init(
            progress: DisplayedProgress(
              steps: PerKind(
                cone: DisplayedStep(choice: 1), flavor: DisplayedStep(),
                topping: DisplayedStep(closedReason: "Choose a flavor before a topping.")),
              status: "Step 2 of 3", next: .flavor,
              picture: DisplayedPicture(cone: Seeds.paperCup, caption: "Paper cup")))),
        .displayIngredients(
          .init(
            progress: DisplayedProgress(
              steps: PerKind(
                cone: DisplayedStep(choice: 1),
                flavor: DisplayedStep(choice: 0),
                topping: DisplayedStep()),
              status: "Step 3 of 3", next: .topping,
              picture: DisplayedPicture(
                cone: Seeds.paperCup, scoop: Seeds.vanilla, caption: "Paper cup with Vanilla")))),
        .displayIngredients(
          .init(
            progress: DisplayedProgress(
              steps: PerKind(
                cone: DisplayedStep(choice: 1),
                flavor: DisplayedStep(choice: 0),
                topping: DisplayedStep(choice: 1)),
              isDoneEnabled: true,
              status: "Ready.", next: nil,
              picture: DisplayedPicture(
                cone: Seeds.paperCup, scoop: Seeds.vanilla, topping: Seeds.cherry,
                caption: "Paper cup with Vanilla and Cherry")))),
      ])
  }

  // MARK: FinishIceCream

  @Test func `presents an ice cream that is not saved without an identifier`() {
    presenter.presentFinishedIceCream(response: .made(Seeds.unsavedIceCream))

    #expect(view.calls == [.finished("Your ice cream is ready.", Self.unsaved)])
  }

  @Test func `presents the identifier of a saved ice cream`() {
    presenter.presentFinishedIceCream(response: .saved(Seeds.savedIceCream))

    #expect(
      view.calls == [.finished("Your ice cream is ready.", Seeds.result, "Saved as w930gn1.")])
  }

  @Test func `presents the updated ice cream`() {
    presenter.presentFinishedIceCream(response: .changed(Seeds.savedIceCream))

    #expect(
      view.calls == [.finished("Your ice cream was updated.", Seeds.result, "Updated w930gn1.")])
  }

  @Test(
    arguments: [
      (.nothingSaved, "No saved ice creams yet. Make one first."),
      (.noStore, "Saving is off, so there are no saved ice creams."),
      (.store(Seeds.unknownID), Seeds.unknownIDFailure.message),
    ] as [(IceCreamFetchError, String)])
  func `describes why there is no ice cream to start with`(
    error: IceCreamFetchError, message: String
  ) {
    presenter.presentFailure(response: .notLoaded(error))

    guard case .displayFailure(.notLoaded(let failure)) = view.calls.first else {
      Issue.record("\(view.calls)")
      return
    }
    #expect(failure.message == message)
    #expect(failure.retryButton == nil)
  }

  // MARK: Failure, while saving

  @Test func `presents a failed save with a retry, and the ice cream that was made`() {
    presenter.presentFailure(response: .notSaved(Seeds.diskFull, nil))
    presenter.presentFailure(response: .notSaved(Seeds.diskFull, Seeds.unsavedIceCream))

    #expect(
      view.calls == [
        .displayFailure(.notSaved(Seeds.diskFullFailure, nil)),
        .displayFailure(
          .notSaved(
            Seeds.diskFullFailure,
            DisplayedAlert(title: "Your ice cream is ready.", iceCream: Self.unsaved, notes: []))),
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
        .noSuchIngredients([.init(kind: .cone, problem: .outOfRange(number: 9, count: 4))]),
        "There is no cone number 9. Choose a number from 1 to 4."
      ),
      (
        .noSuchIngredients([.init(kind: .cone, problem: .outOfRange(number: 9, count: 1))]),
        "There is no cone number 9. The only one is number 1."
      ),
      (
        .noSuchIngredients([
          .init(
            kind: .flavor, problem: .ambiguous(typed: "choc", names: ["Chocolate", "Choc chip"]))
        ]),
        "More than one flavor matches \"choc\": Chocolate, Choc chip. Type more of the name."
      ),
      (
        .noSuchIngredients([
          .init(kind: .flavor, problem: .unknown(typed: "vanila", likely: ["Vanilla"]))
        ]),
        "There is no flavor \"vanila\". Did you mean \"Vanilla\"?"
      ),
      (
        .noSuchIngredients([.init(kind: .flavor, problem: .unknown(typed: "\u{1B}[2J", likely: []))]
        ),
        "There is no flavor \"<U+001B>[2J\". Type a name or a number from the list."
      ),
      (
        .noSuchIngredients([
          .init(kind: .cone, problem: .ambiguous(typed: "a", names: ["A\u{1B}", "A\u{9B}"]))
        ]),
        "More than one cone matches \"a\": A<U+001B>, A<U+009B>. Type more of the name."
      ),
      (
        .unfinished(missing: .topping), "The ice cream is not finished. Choose a topping first."
      ),
      (.alreadyFinished, "The ice cream is finished. Start over first."),
    ] as [(CreateIceCream.Refusal.Reason, String)])
  func `describes every refusal`(reason: CreateIceCream.Refusal.Reason, message: String) {
    presenter.presentRefusal(response: .init(reason: reason))

    guard case .displayRefusal(let viewModel) = view.calls.first else {
      Issue.record("\(view.calls)")
      return
    }
    #expect(viewModel.refusal.message == message)
  }

  @Test func `tells what is wrong with each choice`() {
    presenter.presentRefusal(
      response: .init(
        reason: .noSuchIngredients([
          .init(kind: .flavor, problem: .unknown(typed: "vanila", likely: ["Vanilla"])),
          .init(kind: .topping, problem: .outOfRange(number: 9, count: 2)),
        ])))

    let flavor = "There is no flavor \"vanila\". Did you mean \"Vanilla\"?"
    let topping = "There is no topping number 9. Choose a number from 1 to 2."
    #expect(
      view.calls == [
        .displayRefusal(
          .init(
            refusal: DisplayedRefusal(
              message: flavor + " " + topping,
              faults: [
                DisplayedFault(kind: .flavor, problem: flavor),
                DisplayedFault(kind: .topping, problem: topping),
              ])))
      ])
  }

  @Test func `does not count faults without a file`() {
    presenter.presentFailure(
      response: .notLoaded(.catalog(CatalogError(file: "none.json", problem: .missingFile))))

    guard case .displayFailure(.notLoaded(let failure)) = view.calls.first else {
      Issue.record("no failure was displayed")
      return
    }
    #expect(failure.message == "none.json cannot be used as a catalog.")
  }

  @Test func `holds its view weakly`() {
    var view: CreateIceCreamDisplayLogicSpy? = CreateIceCreamDisplayLogicSpy()
    presenter.view = view
    view = nil

    presenter.presentIngredients(response: .init(progress: IceCreamProgress()))

    #expect(presenter.view == nil)
  }

  // MARK: Given

  private var loaded: CreateIceCream.DisplayedIceCream? {
    if case .displayIceCream(let viewModel) = view.calls.last { viewModel.iceCream } else { nil }
  }

  /// The seeds' ice cream before it is saved, as displayed.
  private static let unsaved: DisplayedResult = {
    var result = Seeds.result
    result.id = nil
    return result
  }()
}

extension CreateIceCreamDisplayLogicSpy.Call {
  fileprivate static func finished(
    _ title: String, _ iceCream: DisplayedResult, _ notes: String...
  ) -> Self {
    .displayFinishedIceCream(
      .init(
        alert: DisplayedAlert(
          title: title, iceCream: iceCream, notes: notes)))
  }
}
