import Seeds
import Testing

@testable import IceCreamDomain

/// Describes an ice cream, missing ingredients and failures.
///
/// A view spy records the view models.
struct ShowIceCreamPresenterTests {
  private let presenter = ShowIceCreamPresenter()
  private let viewSpy = ShowIceCreamDisplayLogicSpy()

  init() {
    presenter.view = viewSpy
  }

  // MARK: FetchIceCream

  @Test func `presents the ice cream with its picture`() {
    presenter.presentIceCream(
      response: .init(iceCream: Seeds.savedIceCream, look: .inCatalog(Self.appearances)))

    let picture = DisplayedPicture(
      cone: Seeds.paperCup, scoop: Seeds.vanilla, topping: Seeds.cherry,
      caption: "Paper cup with Vanilla and Cherry")
    #expect(
      viewSpy.calls == [
        .displayIceCream(.init(iceCream: Seeds.result, picture: picture))
      ])
  }

  @Test(
    arguments: [
      (Self.appearances, []),
      (
        PerKind(cone: Seeds.paperCup, topping: Seeds.cherry),
        ["\u{1B}B is not in the catalog."]
      ),
      (
        PerKind(flavor: Seeds.vanilla),
        ["\u{1B}A is not in the catalog.", "\u{1B}C is not in the catalog."]
      ),
    ] as [(PerKind<Appearance?>, [String])])
  func `reports each missing ingredient in a sentence`(
    appearances: PerKind<Appearance?>, notes: [String]
  ) {
    presenter.presentIceCream(
      response: .init(iceCream: Seeds.hostileIceCream, look: .inCatalog(appearances)))

    #expect(shown?.notes == notes)
  }

  @Test func `reports a catalog failure with every fault`() {
    presenter.presentIceCream(
      response: .init(
        iceCream: Seeds.savedIceCream, look: .unknown(Seeds.catalogError)))

    #expect(
      shown?.notes == [
        "broken.json:2:12: the list is empty at cones; add at least one entry",
        "broken.json cannot be used as a catalog: it has 1 fault."
          + " Without it there is no picture.",
      ])
  }

  @Test func `names the ingredients, and says them, in the words of the catalog`() throws {
    var words = CatalogWords()
    words.labels.cone = "Base"
    words.sentence = try #require(IceCreamSentence("{flavor} in {cone}, {topping}"))

    presenter.presentIceCream(
      response: .init(
        iceCream: Seeds.savedIceCream, look: .inCatalog(Self.appearances), words: words))

    let shown = try #require(shown)
    #expect(shown.labels.cone == "Base")
    #expect(shown.iceCream?.sentence == "Vanilla in Paper cup, Cherry")
  }

  @Test func `reports a change of an ice cream, with its texts as they are`() throws {
    presenter.presentIceCream(
      response: .init(
        iceCream: Seeds.hostileIceCream, look: .inCatalog(Self.appearances), isUpdated: true))

    let shown = try #require(shown)
    #expect(shown.iceCream == Seeds.hostileResult)
    #expect(shown.picture.caption == Seeds.hostileResult.sentence)
    #expect(shown.news == "Updated \u{1B}1.")
  }

  // MARK: Failure

  @Test(
    arguments: [
      (.noneSelected, .init(problem: "No ice cream is selected.")),
      (.store(Seeds.unknownID), Seeds.unknownIDFailure),
      (.store(Seeds.diskFull), Seeds.diskFullFailure),
    ] as [(IceCreamFetchError, DisplayedFailure)])
  func `describes every failure`(
    error: IceCreamFetchError, failure: DisplayedFailure
  ) {
    presenter.presentFailure(response: .notFetched(error))

    #expect(viewSpy.calls == [.displayFailure(.notFetched(failure))])
  }

  // MARK: DeleteIceCream

  @Test(arguments: [(Seeds.savedIceCream, Seeds.question), (nil, nil)])
  func `asks whether to delete, or drops the question`(
    iceCream: SavedIceCream?, question: DisplayedQuestion?
  ) {
    presenter.presentQuestion(response: .init(iceCream: iceCream))

    #expect(viewSpy.calls == [.displayQuestion(.init(question: question))])
  }

  @Test func `confirms the deletion`() {
    presenter.presentDeletedIceCream(response: .init(iceCream: Seeds.hostileIceCream))

    #expect(viewSpy.calls == [.displayDeletedIceCream(.init(news: "Deleted \u{1B}1."))])
  }

  @Test func `takes advice from the front end`() {
    let presenter = ShowIceCreamPresenter { "See \($0)." }
    presenter.view = viewSpy
    let error = IceCreamStoreError(store: "book", problem: .cannotLock(reason: "No locks"))

    for canRetry in [true, false] {
      presenter.presentFailure(response: .notDeleted(error, canRetry: canRetry))
    }

    let text =
      "Cannot lock book: No locks. Its file system may not support locks. See chooseBook."
    let question = DisplayedQuestion(
      text: text, yesButton: "Try again", noButton: "Cancel", isRetry: true)
    #expect(
      viewSpy.calls == [.displayQuestion(.init(question: question)), .displayFailure(.news(text))])
  }

  @Test func `describes a failed deletion, and offers a retry`() {
    presenter.presentFailure(response: .notDeleted(Seeds.diskFull, canRetry: true))

    let question = DisplayedQuestion(
      text: Seeds.diskFullFailure.message, yesButton: "Try again", noButton: "Cancel",
      isRetry: true)
    #expect(viewSpy.calls == [.displayQuestion(.init(question: question))])
  }

  @Test func `describes a failed deletion beside the ice cream if it cannot be repeated`() {
    presenter.presentFailure(response: .notDeleted(Seeds.unknownID, canRetry: false))

    #expect(viewSpy.calls == [.displayFailure(.news(Seeds.unknownIDFailure.message))])
  }

  // MARK: Given

  private var shown: ShowIceCream.DisplayedIceCream? {
    if case .displayIceCream(let viewModel) = viewSpy.calls.last { viewModel } else { nil }
  }

  private static let appearances: PerKind<Appearance?> = PerKind(
    cone: Seeds.paperCup, flavor: Seeds.vanilla, topping: Seeds.cherry)
}
