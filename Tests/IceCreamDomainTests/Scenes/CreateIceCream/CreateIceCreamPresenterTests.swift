import Seeds
import Testing

@testable import IceCreamDomain

/// A presenter formats responses into view models with every sentence, number and color.
///
/// A view spy records them.
struct CreateIceCreamPresenterTests {
  private let presenter = CreateIceCreamPresenter()
  private let viewSpy = CreateIceCreamDisplayLogicSpy()

  init() {
    presenter.view = viewSpy
  }

  // MARK: LoadIceCream

  @Test func `presents numbered options, their count and the catalog's prompt`() throws {
    presenter.presentIceCream(response: .init(catalog: Seeds.iceCream))

    let shown = try #require(viewSpy.menu)
    #expect(shown.title == "Test parlour")
    #expect(shown.lists.topping.prompt == "Choose a topping")
    let cherry = try #require(shown.lists.topping.options.last)
    #expect((cherry.number, cherry.name) == (2, "Cherry"))
    #expect(cherry.appearance == Seeds.cherry)
    #expect(shown.lists.flavor.prompt == "Which flavor?")
  }

  @Test func `begins with nothing chosen and only the first step open`() throws {
    presenter.presentIceCream(response: .init(catalog: Seeds.iceCream))

    let shown = try #require(viewSpy.menu)
    #expect(
      viewSpy.progress
        == DisplayedProgress(
          steps: PerKind(
            cone: DisplayedStep(),
            flavor: DisplayedStep(closedReason: "Choose a cone before a flavor."),
            topping: DisplayedStep(closedReason: "Choose a cone before a topping.")),
          status: "Step 1 of 3",
          picture: DisplayedPicture(caption: "Nothing chosen yet.")))
    #expect(shown.savedClosedReason == nil)
  }

  @Test func `uses the singular for one option, and a default title`() throws {
    presenter.presentIceCream(
      response: .init(catalog: IceCreamCatalog(cones: ["A"], flavors: ["B"], toppings: ["C"])))

    let shown = try #require(viewSpy.menu)
    #expect(shown.title == "Scoops")
  }

  @Test func `presents a change with its choices, missing ingredients and notes`() throws {
    var progress = Seeds.mintProgress
    progress.changed = Seeds.mintIceCream
    progress.lost = [.init(kind: .flavor, problem: .leftCatalog(name: "Mi\u{1B}nt"))]

    presenter.presentIceCream(
      response: .init(
        catalog: Seeds.iceCream, progress: progress,
        notes: [.damagedLine(3, of: "\u{7}book")], canListSaved: false))

    let shown = try #require(viewSpy.menu)
    #expect(shown.title == "Test parlour: editing 0a30gn1")
    #expect(
      viewSpy.progress
        == DisplayedProgress(
          steps: PerKind(
            cone: DisplayedStep(choice: 1),
            flavor: DisplayedStep(
              fault: "Mi\u{1B}nt is not in the catalog. Choose another flavor."),
            topping: DisplayedStep(choice: 1, closedReason: "Choose a flavor before a topping.")),
          isChange: true, status: "Step 2 of 3", next: .flavor,
          picture: DisplayedPicture(
            cone: Seeds.paperCup, topping: Seeds.cherry, caption: "Paper cup with Cherry")))
    #expect(
      shown.savedClosedReason == "You are editing an ice cream. Finish that first, or go back.")
    #expect(
      shown.notes
        == ["Skipped line 3 of \u{7}book: it is damaged. The line stays in the book."])
  }

  @Test func `says that nothing can be listed if saving is off`() throws {
    presenter.presentIceCream(response: .init(catalog: Seeds.iceCream, canListSaved: false))

    let shown = try #require(viewSpy.menu)
    #expect(shown.savedClosedReason == "Saving is off, so there are no saved ice creams.")
  }

  @Test func `warns that ice creams will not be saved`() throws {
    presenter.presentIceCream(
      response: .init(
        catalog: Seeds.iceCream, storeFault: .init(store: "b", problem: .file(.notAFile))))

    let shown = try #require(viewSpy.menu)
    #expect(
      shown.saveWarning
        == DisplayedFailure(
          problem: "b is not a regular file. Ice creams will be made, but not saved.",
          advice: .chooseBook))
  }

  @Test func `leaves each text as it is`() throws {
    presenter.presentIceCream(
      response: .init(
        catalog: IceCreamCatalog(
          cones: ["\u{1B}[2J"], flavors: ["A\u{9B}1m"], toppings: ["\u{202E}B"], title: "\u{7}",
          prompts: .init(cone: "\r")), progress: .init(changed: Seeds.hostileIceCream)))

    let shown = try #require(viewSpy.menu)
    #expect(shown.title == "\u{7}: editing \u{1B}1")
    #expect(shown.lists.cone.prompt == "\u{D}")
    #expect(shown.lists.cone.options.first?.name == "\u{1B}[2J")
    #expect(shown.lists.flavor.options.first?.name == "A\u{9B}1m")
    #expect(shown.lists.topping.options.first?.name == "\u{202E}B")
  }

  // MARK: SelectIngredients

  @Test func `presents the choices, their picture, and whether they are a surprise`() {
    var progress = Seeds.chosen
    progress.beforeSurprise = Selection()

    presenter.presentIngredients(response: progress)

    #expect(
      viewSpy.progress
        == DisplayedProgress(
          steps: PerKind(
            cone: DisplayedStep(choice: 1), flavor: DisplayedStep(choice: 0),
            topping: DisplayedStep(choice: 1)),
          isDoneEnabled: true, status: "Ready.", next: nil, isSurprise: true,
          picture: DisplayedPicture(
            cone: Seeds.paperCup, scoop: Seeds.vanilla, topping: Seeds.cherry,
            caption: "Paper cup with Vanilla and Cherry")))
  }

  @Test func `says the choices in the words of the catalog`() throws {
    var catalog = Seeds.iceCream
    catalog.words.sentence = try #require(IceCreamSentence("{flavor} in {cone}, {topping}"))
    presenter.presentIceCream(response: .init(catalog: catalog))

    presenter.presentIngredients(response: Seeds.chosen)

    #expect(viewSpy.progress?.picture.caption == "Vanilla in Paper cup, Cherry")
  }

  @Test func `escapes unprintable characters in the choices`() {
    var progress = Seeds.chosen
    progress.selection = PerKind {
      SelectedIngredient(index: 0, name: "\u{1B}\($0.rawValue)", appearance: Seeds.vanilla)
    }

    presenter.presentIngredients(response: progress)

    #expect(
      viewSpy.progress?.picture.caption
        == "\u{1B}cone with \u{1B}flavor and \u{1B}topping")
  }

  // MARK: FinishIceCream

  @Test(
    arguments: [
      (.made(Seeds.unsavedIceCream), "Your ice cream is ready.", unsaved, []),
      (
        .saved(Seeds.savedIceCream), "Your ice cream is ready.", Seeds.result,
        ["Saved as w930gn1."]
      ),
      (
        .changed(Seeds.savedIceCream), "Your ice cream was updated.", Seeds.result,
        ["Updated w930gn1."]
      ),
      (
        .unchanged(Seeds.hostileIceCream), "Your ice cream is unchanged.", Seeds.hostileResult,
        ["Nothing was changed: \u{1B}1 is the same as before."]
      ),
    ] as [(CreateIceCream.FinishIceCream.Response, String, DisplayedResult, [String])])
  func `presents what became of the ice cream`(
    response: CreateIceCream.FinishIceCream.Response, title: String, iceCream: DisplayedResult,
    notes: [String]
  ) {
    presenter.presentFinishedIceCream(response: response)

    let alert = DisplayedAlert(title: title, iceCream: iceCream, notes: notes)
    #expect(viewSpy.calls == [.displayFinishedIceCream(alert)])
  }

  // MARK: Failure

  @Test func `presents the failed catalog, its faults and a retry`() {
    presenter.presentFailure(response: .notLoaded(.catalog(Seeds.catalogError)))

    #expect(
      viewSpy.loadFailure
        == DisplayedFailure(
          problem: "broken.json cannot be used as a catalog: it has 1 fault.",
          details: ["broken.json:2:12: the list is empty at cones; add at least one entry"],
          retryButton: "Try again"))
  }

  @Test(
    arguments: [
      (.nothingSaved, "No saved ice creams yet. Make one first."),
      (.noStore, "Saving is off, so there are no saved ice creams."),
      (.store(Seeds.unknownID), Seeds.unknownIDFailure.message),
      (.catalog(manyFaults), "F cannot be used as a catalog: it has 2 faults or more."),
      (
        .catalog(CatalogError(file: "\u{1B}", problem: .missingFile)),
        "<U+001B> cannot be used as a catalog."
      ),
    ] as [(IceCreamFetchError, String)])
  func `describes why there is nothing to choose from`(
    error: IceCreamFetchError, message: String
  ) {
    presenter.presentFailure(response: .notLoaded(error))

    #expect(viewSpy.loadFailure?.message == message)
  }

  @Test func `presents a failed save with a retry, and the ice cream that was made`() {
    presenter.presentFailure(response: .notSaved(Seeds.diskFull, Seeds.unsavedIceCream))

    let alert = DisplayedAlert(title: "Your ice cream is ready.", iceCream: Self.unsaved, notes: [])
    #expect(viewSpy.calls == [.displayFailure(.notSaved(Seeds.diskFullFailure, alert))])
  }

  // MARK: Refusal

  @Test(
    arguments: [
      (.nothingLoaded, "No catalog is loaded. Load one first."),
      (.tooEarly(.topping, missing: .flavor), "Choose a flavor before a topping."),
      (.unfinished(missing: .topping), "The ice cream is not finished. Choose a topping first."),
      (.alreadyFinished, "The ice cream is finished. Start over first."),
      (.nothingToUndo, "There is no surprise to undo."),
    ] as [(CreateIceCream.Refusal.Response, String)])
  func `describes every refusal`(reason: CreateIceCream.Refusal.Response, message: String) {
    presenter.presentRefusal(response: reason)

    #expect(viewSpy.calls == [.displayRefusal(DisplayedRefusal(message: message))])
  }

  @Test(
    arguments: [
      (
        .outOfRange(number: 9, count: 4),
        "There is no flavor number 9. The flavors are 1 to 4."
      ),
      (.outOfRange(number: 9, count: 1), "There is no flavor number 9. The only one is number 1."),
      (
        .ambiguous(typed: "choc", names: ["Chocolate", "Choc\u{9B}chip"]),
        "More than one flavor matches \"choc\": Chocolate, Choc\u{9B}chip."
          + " Type more of the name."
      ),
      (
        .unknown(typed: "vanila", likely: ["Vanilla"]),
        "There is no flavor \"vanila\". Did you mean \"Vanilla\"?"
      ),
      (
        .unknown(typed: "\u{1B}[2J", likely: []),
        "There is no flavor \"<U+001B>[2J\". Type a name or a number from the list."
      ),
      (
        .ofOtherKind(typed: "sugar", name: "Sugar cone", .cone),
        "There is no flavor \"sugar\". Sugar cone is a cone."
      ),
    ] as [(IngredientProblem, String)])
  func `describes what is wrong with a choice`(problem: IngredientProblem, message: String) {
    presenter.presentRefusal(
      response: .noSuchIngredients([.init(kind: .flavor, problem: problem)]))

    #expect(viewSpy.refusal?.message == message)
  }

  @Test func `tells what is wrong with each choice`() {
    presenter.presentRefusal(
      response: .noSuchIngredients([
        .init(kind: .flavor, problem: .unknown(typed: "vanila", likely: ["Vanilla"])),
        .init(kind: .topping, problem: .outOfRange(number: 9, count: 2)),
      ]))

    let flavor = "There is no flavor \"vanila\". Did you mean \"Vanilla\"?"
    let topping = "There is no topping number 9. The toppings are 1 to 2."
    #expect(
      viewSpy.refusal
        == DisplayedRefusal(
          message: flavor + " " + topping,
          faults: [
            DisplayedFault(kind: .flavor, problem: flavor),
            DisplayedFault(kind: .topping, problem: topping),
          ]))
  }

  // MARK: Given

  /// A catalog with more faults than are listed.
  private static let manyFaults = CatalogError(
    file: "F", faults: Seeds.catalogError.faults + Seeds.catalogError.faults, isCutShort: true)

  /// The seeds' ice cream before it is saved, as displayed.
  private static let unsaved: DisplayedResult = {
    var result = Seeds.result
    result.id = nil
    return result
  }()
}
