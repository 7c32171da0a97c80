import Seeds
import Testing

@testable import IceCreamDomain

/// The list's view sends requests, displays view models and navigates.
struct ListIceCreamsViewTests {
  private let view = ListIceCreamsView()
  private let interactor = ListIceCreamsBusinessLogicSpy()
  private let router = ListIceCreamsRouterSpy()

  init() {
    view.interactor = interactor
    view.router = router
  }

  // MARK: Requests

  @Test func `turns user actions into requests`() {
    view.fetchIceCreams()
    view.fetchIceCreams(.next)
    view.deleteIceCream(at: 3)
    view.deleteIceCream(at: 3, isConfirmed: true)
    view.countIceCreams()
    view.previewIceCream(at: 1)
    view.restoreIceCream()
    view.undoChange()
    view.undoChange(isConfirmed: true)

    #expect(
      interactor.calls == [
        .fetchIceCreams(.first(.init())),
        .fetchIceCreams(.next),
        .deleteIceCream(.init(index: 3, isConfirmed: false)),
        .deleteIceCream(.init(index: 3, isConfirmed: true)),
        .countIceCreams(.init()),
        .previewIceCream(.init(index: 1)),
        .restoreIceCream(.init()),
        .undoChange(.init(isConfirmed: false)),
        .undoChange(.init(isConfirmed: true)),
      ])
  }

  @Test func `goes nowhere and changes nothing by itself`() {
    view.deleteIceCream(at: 0, isConfirmed: true)

    #expect(router.calls == [])
    #expect(view.iceCreams.state == DisplayedIceCreamList())
  }

  // MARK: Display

  @Test func `replaces everything with a page`() {
    view.displayFetchFailure(viewModel: Self.failed)
    view.displayDeletedIceCream(viewModel: .question(Seeds.question))

    view.displayIceCreams(viewModel: .init(list: Self.list))

    #expect(view.iceCreams.state == Self.list)
  }

  @Test func `replaces everything with a failure`() {
    view.displayIceCreams(viewModel: .init(list: Self.list))

    view.displayFetchFailure(viewModel: Self.failed)

    #expect(
      view.iceCreams.state
        == DisplayedIceCreamList(failure: Self.failed.failure, faults: Self.failed.faults))
  }

  @Test func `displays a question over the page`() {
    view.displayIceCreams(viewModel: .init(list: Self.list))

    view.displayDeletedIceCream(viewModel: .question(Seeds.question))

    var expected = Self.list
    expected.question = Seeds.question
    #expect(view.iceCreams.state == expected)
  }

  @Test func `displays a change to undo, then the ice cream, until the next news`() {
    view.displayIceCreams(viewModel: .init(list: Self.list))

    view.displayUndoneChange(viewModel: .question(Seeds.question))
    var expected = Self.list
    expected.question = Seeds.question
    #expect(view.iceCreams.state == expected)

    view.displayUndoneChange(viewModel: .undone(news: "Undone.", Seeds.result))
    expected = Self.list
    (expected.news, expected.undone) = ("Undone.", Seeds.result)
    #expect(view.iceCreams.state == expected)

    view.displayUndoneChange(viewModel: .news("Nothing."))
    #expect(view.iceCreams.undone == nil)
  }

  @Test func `displays a retry question over the page`() {
    view.displayIceCreams(viewModel: .init(list: Self.list))

    view.displayChangeFailure(viewModel: .question(Seeds.question))

    var expected = Self.list
    expected.question = Seeds.question
    #expect(view.iceCreams.state == expected)
  }

  @Test func `replaces the question with its outcome`() {
    let answers: [(String, () -> Void)] = [
      ("Gone.", { view.displayDeletedIceCream(viewModel: .news("Gone.")) }),
      ("No.", { view.displayChangeFailure(viewModel: .news("No.")) }),
      ("Back.", { view.displayRestoredIceCream(viewModel: .init(news: "Back.")) }),
      ("Nothing.", { view.displayUndoneChange(viewModel: .news("Nothing.")) }),
    ]

    for (news, answer) in answers {
      view.displayIceCreams(viewModel: .init(list: Self.list))
      view.displayDeletedIceCream(viewModel: .question(Seeds.question))

      answer()
      var expected = Self.list
      expected.news = news
      #expect(view.iceCreams.state == expected)
    }
  }

  @Test func `displays the total and the picture beside the page`() {
    let picture = DisplayedPicture(cone: Seeds.paperCup, caption: "A cup")
    view.displayIceCreams(viewModel: .init(list: Self.list))

    view.displayCount(viewModel: .init(total: 7, position: "1 of 7"))
    view.displayPreview(viewModel: .init(picture: picture, note: "An old note."))
    view.displayPreview(viewModel: .init(picture: picture, note: "A note."))

    var expected = Self.list
    (expected.total, expected.position, expected.picture) = (7, "1 of 7", picture)
    expected.pictureNote = "A note."
    #expect(view.iceCreams.state == expected)
  }

  @Test func `dismisses only the news`() {
    view.displayIceCreams(viewModel: .init(list: Self.list))
    view.displayDeletedIceCream(viewModel: .news("Gone."))

    view.dismissNews()

    #expect(view.iceCreams.state == Self.list)
  }

  @Test func `dismisses only the question`() {
    view.displayIceCreams(viewModel: .init(list: Self.list))
    view.displayDeletedIceCream(viewModel: .question(Seeds.question))

    view.dismissQuestion()

    #expect(view.iceCreams.state == Self.list)
    #expect(interactor.calls == [])
  }

  // MARK: Navigation

  @Test func `goes where no rule is needed without a request`() {
    view.selectIceCream(at: 1)
    view.editIceCream(at: 2)
    view.repeatIceCream(at: 3)

    #expect(
      router.calls == [.routeToShowIceCream(1), .routeToEditIceCream(2), .routeToRepeatIceCream(3)])
    #expect(interactor.calls == [])
  }

  @Test func `stays when an ice cream is deleted`() {
    view.displayDeletedIceCream(viewModel: .news("Gone."))

    #expect(router.calls == [])
  }

  // MARK: View models

  private static let list = DisplayedIceCreamList(
    title: "Saved", position: "1 to 1", iceCreams: [Seeds.result], hasNext: true)
  private static let failed = ListIceCreams.FetchFailure.ViewModel(
    failure: Seeds.diskFullFailure, faults: [DisplayedFault(kind: .cone, message: "No.")])
}
