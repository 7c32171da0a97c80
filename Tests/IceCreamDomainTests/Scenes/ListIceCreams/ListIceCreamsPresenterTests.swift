import Seeds
import Testing

@testable import IceCreamDomain

/// Describes the list: its title, position, questions and failures.
///
/// A view spy records the view models.
struct ListIceCreamsPresenterTests {
  private let presenter = ListIceCreamsPresenter()
  private let viewSpy = ListIceCreamsDisplayLogicSpy()

  init() {
    presenter.view = viewSpy
  }

  // MARK: FetchIceCreams

  @Test func `presents a page with all its details`() {
    presenter.presentIceCreams(
      response: .init(
        page: IceCreamPage(
          iceCreams: [Seeds.savedIceCream, Seeds.hostileIceCream], offset: 20, total: 50,
          notes: [.damagedLine(7, of: "\u{7}book")]), canUndo: true, deleted: Seeds.mintIceCream))

    let note = "Skipped line 7 of \u{7}book: it is damaged. The line stays in the book."
    #expect(
      viewSpy.calls == [
        .displayIceCreams(
          .init(
            title: "Saved ice creams", position: "21–22 of 50",
            offset: 20, total: 50, iceCreams: [Seeds.result, Seeds.hostileResult],
            canUndo: true, notes: [note], news: "Deleted 0a30gn1."))
      ])
  }

  @Test(
    arguments: [
      (0, 0, 0, "No saved ice creams.", false, false),
      (40, 0, 40, "No saved ice creams.", true, false),
      (0, 1, 1, "1 of 1", false, false), (0, 5, 5, "1–5 of 5", false, false),
      (0, 5, 6, "1–5 of 6", false, true), (4, 1, 5, "5 of 5", true, false),
      (998, 3, 1_234_567, "999–1,001 of 1,234,567", true, true),
    ])
  func `presents the range, the total, and whether there is a page before and after`(
    offset: Int, count: Int, total: Int, position: String, hasPrevious: Bool, hasNext: Bool
  ) {
    let iceCreams = Array(repeating: Seeds.savedIceCream, count: count)

    presenter.presentIceCreams(
      response: .init(page: IceCreamPage(iceCreams: iceCreams, offset: offset, total: total)))

    #expect(viewSpy.iceCreams?.position == position)
    #expect(viewSpy.iceCreams?.hasPrevious == hasPrevious)
    #expect(viewSpy.iceCreams?.hasNext == hasNext)
  }

  @Test(
    arguments: [
      (.init(flavor: "Vanilla"), " with Vanilla", "No saved ice creams with Vanilla."),
      (
        .init(cone: "A", flavor: "\u{1B}B", topping: "C"), " with A and \u{1B}B and C",
        "No saved ice creams with A and \u{1B}B and C."
      ),
      (
        .init(text: "\u{7}x"), #" matching "<U+0007>x""#,
        #"No saved ice cream matches "<U+0007>x"."#
      ),
    ] as [(IceCreamFilter, String, String)])
  func `names the filter, also if nothing matches it`(
    filter: IceCreamFilter, title: String, position: String
  ) {
    presenter.presentIceCreams(response: .init(page: IceCreamPage(iceCreams: []), filter: filter))

    #expect(viewSpy.iceCreams?.title == "Saved ice creams" + title)
    #expect(viewSpy.iceCreams?.position == position)
  }

  @Test(
    arguments: [
      (["Vanilla"], #"There is no flavor "Vanlia". Did you mean "Vanilla"?"#),
      ([], #"The catalog has no flavor "Vanlia"."#),
    ] as [([String], String)])
  func `suggests a name if nothing is found`(likely: [String], note: String) {
    let fault = IngredientFault(kind: .flavor, problem: .unknown(typed: "Vanlia", likely: likely))

    presenter.presentIceCreams(
      response: .init(page: IceCreamPage(iceCreams: []), unknown: [fault]))

    #expect(viewSpy.iceCreams?.notes == [note])
  }

  @Test func `says which letters match the filter`() {
    presenter.presentIceCreams(
      response: .init(
        page: IceCreamPage(iceCreams: [Seeds.savedIceCream]), filter: .init(text: "a CHE nil")))

    // Paper cup with Vanilla and Cherry
    let matches = PerKind<[Range<Int>]>(cone: [1..<2], flavor: [1..<5], topping: [0..<3])
    #expect(viewSpy.iceCreams?.iceCreams.first?.matches == matches)
  }

  @Test func `says the ice creams in the words of the catalog`() throws {
    var words = CatalogWords()
    words.sentence = try #require(IceCreamSentence("{flavor} in {cone}, {topping}"))

    presenter.presentIceCreams(
      response: .init(page: IceCreamPage(iceCreams: [Seeds.savedIceCream]), words: words))

    #expect(viewSpy.iceCreams?.iceCreams.first?.sentence == "Vanilla in Paper cup, Cherry")
  }

  @Test func `suggests what a text without a match was meant to be`() {
    presenter.presentIceCreams(
      response: .init(
        page: IceCreamPage(iceCreams: []), filter: IceCreamFilter(text: "vanila"),
        likelyText: "Vanilla"))

    #expect(
      viewSpy.iceCreams?.position
        == "No saved ice cream matches \"vanila\". Did you mean \"Vanilla\"?")
  }

  @Test func `says which ice cream another scene updated`() {
    presenter.presentIceCreams(
      response: .init(page: IceCreamPage(iceCreams: []), updated: Seeds.savedIceCream))

    #expect(viewSpy.iceCreams?.news == "Updated w930gn1.")
  }

  // MARK: PreviewIceCream

  /// A guess would show nuts as sprinkles, or a bowl as a cone.
  @Test(
    arguments: [
      (
        PerKind(cone: Seeds.paperCup, flavor: Seeds.vanilla, topping: Seeds.cherry),
        DisplayedPicture(
          cone: Seeds.paperCup, scoop: Seeds.vanilla, topping: Seeds.cherry, caption: cup)
      ),
      (
        PerKind(cone: Seeds.paperCup, topping: Seeds.cherry),
        DisplayedPicture(cone: Seeds.paperCup, topping: Seeds.cherry, caption: cup)
      ),
      (PerKind(flavor: Seeds.vanilla, topping: Seeds.cherry), DisplayedPicture(caption: cup)),
    ] as [(PerKind<Appearance?>, DisplayedPicture)])
  func `presents the picture of an ice cream, without what is not known`(
    appearances: PerKind<Appearance?>, picture: DisplayedPicture
  ) {
    presenter.presentPreview(
      response: .init(iceCream: Seeds.savedIceCream, look: .inCatalog(appearances)))

    #expect(viewSpy.calls == [.displayPreview(.init(picture: picture))])
  }

  @Test func `says why there is no picture`() {
    presenter.presentPreview(
      response: .init(iceCream: Seeds.savedIceCream, look: .unknown(Seeds.catalogError)))

    let note =
      "broken.json cannot be used as a catalog: it has 1 fault. Without it there is no picture."
    #expect(
      viewSpy.calls == [
        .displayPreview(.init(picture: DisplayedPicture(caption: Self.cup), note: note))
      ])
  }

  // MARK: ProposeChange

  @Test func `asks whether to delete an ice cream`() {
    presenter.presentQuestion(response: .delete([Seeds.savedIceCream]))

    #expect(viewSpy.calls == [.displayQuestion(.init(question: Seeds.question))])
  }

  @Test func `asks whether to delete several, and says what is left out`() {
    presenter.presentQuestion(response: .delete(Self.two, missing: [Seeds.diskFull]))

    var question = Seeds.question
    question.items = [
      "w930gn1  Paper cup with Vanilla and Cherry", "\u{1B}1  \u{1B}A with \u{1B}B and \u{1B}C",
    ]
    question.text = "Delete these 2 ice creams?"
    #expect(
      viewSpy.calls == [
        .displayQuestion(.init(question: question, leftOut: [Seeds.diskFullFailure]))
      ])
  }

  @Test func `asks nothing if nothing is found`() {
    presenter.presentQuestion(response: .nothing(missing: [Seeds.diskFull]))

    #expect(viewSpy.calls == [.displayQuestion(.init(leftOut: [Seeds.diskFullFailure]))])
  }

  @Test(
    arguments: [
      (.saved(Seeds.savedIceCream), "saved w930gn1, \(cup). Delete it?", "Delete"),
      (.restored([Seeds.savedIceCream]), "restored w930gn1, \(cup). Delete it again?", "Delete"),
      (.deleted([Seeds.savedIceCream]), "deleted w930gn1, \(cup). Restore it?", "Restore"),
      (.deleted(two), "deleted w930gn1 and \u{1B}1. Restore them?", "Restore"),
      (.restored(two), "restored w930gn1 and \u{1B}1. Delete them again?", "Delete"),
      (
        .deleted(Array(repeating: lime, count: 1_000)),
        "deleted 1,000 ice creams. Restore them?", "Restore"
      ),
      (
        .updated(lime, from: Seeds.savedIceCream),
        "updated w930gn1, \(cup), to Paper cup with Lime and Cherry. Change it back?",
        "Change back"
      ),
    ] as [(IceCreamChange.Action, String, String)])
  func `says what is to be undone, and asks`(
    action: IceCreamChange.Action, text: String, button: String
  ) {
    presenter.presentQuestion(response: .undo(IceCreamChange(number: 1, action: action)))

    #expect(
      viewSpy.calls == [
        .displayQuestion(
          .init(
            question: DisplayedQuestion(
              text: "The last change " + text, yesButton: button,
              noButton: "Cancel")))
      ])
  }

  // MARK: ConfirmChange

  @Test func `says what was changed, and what is left out`() {
    presenter.presentChange(
      response: .init(action: .deleted(Self.two), leftOut: [Seeds.diskFull]))

    #expect(
      viewSpy.calls == [
        .displayChange(
          .init(
            news: "Deleted w930gn1 and \u{1B}1.",
            iceCreams: [Seeds.result, Seeds.hostileResult], leftOut: [Seeds.diskFullFailure]))
      ])
  }

  // MARK: Failure

  @Test(
    arguments: [
      (.notOnPage(index: 4), "There is no ice cream number 5 on this page."),
      (
        .notOnPage(index: .max),
        "There is no ice cream number 9,223,372,036,854,775,807 on this page."
      ),
      (.nothingToUndo, "There is nothing to undo."),
      (
        .changedSince("x1", IceCreamChange(number: 3, action: .saved(Seeds.savedIceCream))),
        "Cannot undo x1: a later change saved w930gn1, Paper cup with Vanilla and Cherry. "
          + "Edit or delete x1 instead."
      ),
      (.nothingAsked, "There is nothing to confirm."),
      (
        .notChanged(.init(store: "book", problem: .file(.notAFile)), canRetry: false),
        "book is not a regular file. Use another book."
      ),
    ] as [(ListIceCreams.Failure.Response, String)])
  func `says why nothing changed`(response: ListIceCreams.Failure.Response, news: String) {
    presenter.presentFailure(response: response)

    #expect(viewSpy.calls == [.displayFailure(.news(news))])
  }

  @Test func `takes advice from the front end`() {
    let presenter = ListIceCreamsPresenter { "See \($0)." }
    presenter.view = viewSpy
    let error = IceCreamStoreError(
      store: "book", problem: .cannotWrite(reason: "Full", isRefused: false))

    for canRetry in [true, false] {
      presenter.presentFailure(response: .notChanged(error, canRetry: canRetry))
    }

    let text = "Cannot write to book: Full. Nothing was changed. See chooseBook."
    let question = DisplayedQuestion(
      text: text, yesButton: "Try again", noButton: "Cancel", isRetry: true)
    #expect(
      viewSpy.calls == [.displayQuestion(.init(question: question)), .displayFailure(.news(text))])
  }

  @Test func `asks whether to try again`() {
    presenter.presentFailure(response: .notChanged(Seeds.diskFull, canRetry: true))

    let question = DisplayedQuestion(
      text: Seeds.diskFullFailure.message, yesButton: "Try again", noButton: "Cancel",
      isRetry: true)
    #expect(viewSpy.calls == [.displayQuestion(.init(question: question))])
  }

  @Test func `presents a page that failed with a retry`() {
    presenter.presentFailure(response: .notFetched(.store(Seeds.diskFull)))

    #expect(viewSpy.calls == [.displayFailure(.notFetched(Seeds.diskFullFailure))])
  }

  @Test func `describes invalid names together and for each kind`() {
    presenter.presentFailure(
      response: .notFetched(
        .names([
          .init(kind: .cone, problem: .outOfRange(number: 9, count: 2)),
          .init(kind: .flavor, problem: .unknown(typed: "\u{1B}", likely: [])),
        ])))

    let cone = "There is no cone number 9. The cones are 1 to 2."
    let flavor = DisplayedFault(
      kind: .flavor, problem: "There is no flavor \"<U+001B>\".", advice: .chooseFromList)
    #expect(
      viewSpy.calls == [
        .displayFailure(
          .notFetched(
            DisplayedFailure(problem: cone + " " + flavor.message),
            faults: [
              DisplayedFault(kind: .cone, problem: cone), flavor,
            ]))
      ])
  }

  // MARK: Given

  private static let two = [Seeds.savedIceCream, Seeds.hostileIceCream]
  private static let lime = SavedIceCream(
    id: Seeds.id, madeAt: Seeds.madeAt, cone: "Paper cup", flavor: "Lime", topping: "Cherry")
  private static let cup = "Paper cup with Vanilla and Cherry"
}
