import Seeds
import Testing

@testable import IceCreamDomain

/// Describes the list: its title, position and failures.
struct ListIceCreamsPresenterTests {
  private let presenter = ListIceCreamsPresenter()
  private let view = ListIceCreamsDisplayLogicSpy()

  init() {
    presenter.view = view
  }

  // MARK: FetchIceCreams

  @Test func `presents a page with all its details`() {
    presenter.presentIceCreams(
      response: .init(
        page: IceCreamPage(
          iceCreams: [Seeds.savedIceCream, Seeds.hostileIceCream], hasMore: true,
          notes: [.damagedLine(7)]),
        offset: 20, hasPrevious: true, place: "\u{7}book", deleted: Seeds.mintIceCream))

    let note = "Skipped line 7 of <U+0007>book: it is damaged. The line stays in the book."
    #expect(
      view.calls == [
        .displayIceCreams(
          .init(
            list: DisplayedIceCreamList(
              title: "Saved ice creams", position: "21–22 of more than 22",
              offset: 20,
              iceCreams: [Seeds.result, Seeds.hostileResult], hasNext: true, hasPrevious: true,
              notes: [note], news: "Deleted 0a30gn1.")))
      ])
  }

  @Test(
    arguments: [
      (0, 0, false, "No saved ice creams yet."), (40, 0, false, "No saved ice creams yet."),
      (0, 1, false, "1 of 1"), (0, 5, false, "1–5 of 5"),
      (2, 2, true, "3–4 of more than 4"), (4, 1, false, "5 of 5"),
    ])
  func `presents the range, and whether there are more`(
    offset: Int, count: Int, hasMore: Bool, position: String
  ) {
    presenter.presentIceCreams(
      response: .init(
        page: IceCreamPage(
          iceCreams: Array(repeating: Seeds.savedIceCream, count: count), hasMore: hasMore),
        offset: offset))

    #expect(list?.position == position)
    #expect(list?.hasNext == hasMore)
  }

  @Test(
    arguments: [
      (.init(), "Saved ice creams"),
      (.init(flavor: "Vanilla"), "Saved ice creams with Vanilla"),
      (.init(cone: "Paper cup", topping: "Cherry"), "Saved ice creams with Paper cup and Cherry"),
      (
        .init(cone: "A", flavor: "\u{1B}B", topping: "C"),
        "Saved ice creams with A and <U+001B>B and C"
      ),
    ] as [(IceCreamFilter, String)])
  func `names the filter in the title`(filter: IceCreamFilter, title: String) {
    presenter.presentIceCreams(response: .init(page: IceCreamPage(iceCreams: []), filter: filter))

    #expect(list?.title == title)
  }

  @Test(
    arguments: [
      (["Vanilla"], #"There is no flavor "Vanlia". Did you mean "Vanilla"?"#),
      ([], #"The catalog has no flavor "Vanlia"."#),
    ] as [([String], String)])
  func `suggests a name if nothing is found`(likely: [String], note: String) {
    presenter.presentIceCreams(
      response: .init(
        page: IceCreamPage(iceCreams: []), filter: .init(flavor: "Vanlia"),
        unknown: [.init(kind: .flavor, problem: .unknown(typed: "Vanlia", likely: likely))])
    )

    #expect(list?.notes == [note])
  }

  // MARK: SelectIceCream and DeleteIceCream

  @Test func `tells the view to open the ice cream`() {
    presenter.presentSelectedIceCream(response: .init())

    #expect(view.calls == [.displaySelectedIceCream(.init())])
  }

  @Test func `asks whether to delete or keep`() {
    presenter.presentDeletedIceCream(
      response: .init(iceCream: Seeds.savedIceCream, isDeleted: false))

    #expect(view.calls == [.displayDeletedIceCream(.question(Seeds.question))])
  }

  @Test func `confirms the deletion`() {
    presenter.presentDeletedIceCream(
      response: .init(iceCream: Seeds.hostileIceCream, isDeleted: true))

    #expect(view.calls == [.displayDeletedIceCream(.news("Deleted <U+001B>1."))])
  }

  @Test func `offers a retry when a deletion fails`() {
    presenter.presentDeleteFailure(response: .init(error: Seeds.diskFull))

    let question = DisplayedQuestion(
      text: Seeds.diskFullFailure.message, yesButton: "Try again", noButton: "Keep")
    #expect(view.calls == [.displayDeleteFailure(.question(question))])
  }

  @Test func `describes why a deletion cannot succeed`() {
    presenter.presentDeleteFailure(
      response: .init(error: .init(place: "book", problem: .notAFile)))

    #expect(
      view.calls == [
        .displayDeleteFailure(
          .news("book is not a regular file. Choose another book."))
      ])
  }

  @Test func `holds its view weakly`() {
    var view: ListIceCreamsDisplayLogicSpy? = ListIceCreamsDisplayLogicSpy()
    presenter.view = view
    view = nil

    presenter.presentSelectedIceCream(response: .init())

    #expect(presenter.view == nil)
  }

  private var list: DisplayedIceCreamList? {
    if case .displayIceCreams(let viewModel) = view.calls.last { viewModel.list } else { nil }
  }
}
