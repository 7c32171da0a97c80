import Seeds
import Testing

@testable import IceCreamDomain

/// Describes what happens after DONE, and each fault at its step.
struct CreateIceCreamPresenterSavingTests {
  private let presenter = CreateIceCreamPresenter()
  private let view = CreateIceCreamDisplayLogicSpy()

  init() {
    presenter.view = view
  }

  @Test func `presents each fault at its step`() {
    presenter.presentIngredients(
      response: .init(
        selection: Selection(cone: Seeds.chosenCone),
        faults: [
          .init(kind: .flavor, problem: .unknown(typed: "gravel", likely: [])),
          .init(kind: .topping, problem: .outOfRange(number: 9, count: 2)),
        ]))

    let flavor = "There is no flavor \"gravel\". Type a name or a number from the list."
    let topping = "There is no topping number 9. Choose a number from 1 to 2."
    #expect(
      view.calls == [
        .displayIngredients(
          .init(
            progress: DisplayedProgress(
              cone: DisplayedStep(choice: 1, isOpen: true),
              flavor: DisplayedStep(isOpen: true, fault: flavor),
              topping: DisplayedStep(fault: topping),
              status: "2 choices left. Next: a flavor.",
              picture: DisplayedPicture(cone: Seeds.paperCup, caption: "Paper cup"))))
      ])
  }

  @Test func `presents the identifier before the notes`() {
    let saving = IceCreamSaving(iceCream: Seeds.savedIceCream, notes: [.damagedLine(3)])

    presenter.presentSavedIceCream(response: .init(saving: saving, place: "\u{7}book"))

    #expect(
      view.calls == [
        .displaySavedIceCream(
          .init(
            iceCream: Seeds.result,
            notes: [
              "Saved as w930gn1.",
              "Skipped line 3 of <U+0007>book: it is damaged. The line stays in the book.",
            ]))
      ])
  }

  @Test func `presents a store failure with a retry`() {
    presenter.presentStoreFailure(response: .init(error: Seeds.diskFull))

    #expect(view.calls == [.displayStoreFailure(.init(failure: Seeds.diskFullFailure))])
  }

  @Test func `presents the menu with choices and missing ingredients`() {
    presenter.presentIceCream(
      response: .init(
        iceCreamData: Seeds.iceCream, mode: .change(Seeds.mintIceCream),
        selection: Selection(cone: Seeds.chosenCone, topping: Seeds.chosenTopping),
        faults: [.init(kind: .flavor, problem: .leftCatalog(name: "Mint"))]))

    let menu = loaded
    #expect(menu?.title == "Test parlour: changing 0a30gn1")
    #expect(menu?.flavors.options.map(\.name) == ["Vanilla", "Chocolate", "Chocolate chip"])
    #expect(menu?.progress.cone == DisplayedStep(choice: 1, isOpen: true))
    #expect(
      menu?.progress.flavor
        == DisplayedStep(
          isOpen: true, fault: "Mint is not in the catalog. Choose another flavor."))
    #expect(menu?.progress.topping == DisplayedStep(choice: 1))
    #expect(menu?.progress.isDoneEnabled == false)
    #expect(menu?.progress.status == "1 choice left. Next: a flavor.")
  }

  @Test func `uses the usual title when it repeats an ice cream`() {
    presenter.presentIceCream(
      response: .init(iceCreamData: Seeds.iceCream, mode: .makeAgain(Seeds.mintIceCream)))

    #expect(loaded?.title == "Test parlour")
  }

  @Test func `presents the updated ice cream`() {
    presenter.presentUpdatedIceCream(response: .init(iceCream: Seeds.savedIceCream))

    #expect(
      view.calls == [
        .displayUpdatedIceCream(
          .init(
            alert: DisplayedAlert(
              title: "Your ice cream was updated.", iceCream: Seeds.result, button: "OK",
              notes: ["Updated w930gn1."])))
      ])
  }

  @Test func `tells the view to open the saved ice creams`() {
    presenter.presentSavedList(response: .init())

    #expect(view.calls == [.displaySavedList(.init())])
  }

  @Test func `presents notes about the ice cream to make again`() {
    presenter.presentRepeatedIceCream(
      response: .init(notes: [.damagedLine(3)], place: "\u{7}book"))

    #expect(
      view.calls == [
        .displayRepeatedIceCream(
          .init(notes: [
            "Skipped line 3 of <U+0007>book: it is damaged. The line stays in the book."
          ]))
      ])
  }

  @Test func `escapes unprintable characters`() {
    let iceCream = Seeds.hostileIceCream

    presenter.presentSavedIceCream(response: .init(saving: .init(iceCream: iceCream), place: ""))
    presenter.presentUpdatedIceCream(response: .init(iceCream: iceCream))

    #expect(
      view.calls == [
        .displaySavedIceCream(
          .init(iceCream: Seeds.hostileResult, notes: ["Saved as <U+001B>1."])),
        .displayUpdatedIceCream(
          .init(
            alert: DisplayedAlert(
              title: "Your ice cream was updated.", iceCream: Seeds.hostileResult, button: "OK",
              notes: ["Updated <U+001B>1."]))),
      ])
  }

  @Test(
    arguments: [
      (
        .noSuchIngredient(.init(kind: .flavor, problem: .leftCatalog(name: "Mi\u{1B}nt"))),
        "Mi<U+001B>nt is not in the catalog. Choose another flavor."
      ),
      (.nothingToSave, "There is no ice cream to save. Make one first."),
      (.nothingSavedYet, "No saved ice creams yet. Make one first."),
      (.noStore, IceCreamStoreWording.noStore),
      (.store(Seeds.diskFull), Seeds.diskFullFailure.message),
      (.stillChanging, "An ice cream is being changed. Finish that first, or go back."),
    ] as [(CreateIceCream.Refusal.Reason, String)])
  func `describes every refusal about saving`(
    reason: CreateIceCream.Refusal.Reason, message: String
  ) {
    presenter.presentRefusal(response: .init(reason: reason, count: 2))

    #expect(view.calls == [.displayRefusal(.init(refusal: .init(message: message, count: 2)))])
  }

  private var loaded: CreateIceCream.LoadIceCream.ViewModel? {
    if case .displayIceCream(let viewModel) = view.calls.last { viewModel } else { nil }
  }
}
