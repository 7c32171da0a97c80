import Seeds
import Testing

@testable import IceCreamDomain

/// The list's view sends requests, displays view models and navigates; spies record its calls.
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
    view.previewIceCream(at: 1)
    view.deleteIceCream(at: 3)
    view.deleteIceCreams(withTyped: ["a", "b"])
    view.undoChange()
    view.declineChange()
    view.confirmChange()

    #expect(
      interactor.calls == [
        .fetchIceCreams(.first(.init())),
        .fetchIceCreams(.next),
        .previewIceCream(.init(index: 1)),
        .proposeChange(.delete(index: 3)),
        .proposeChange(.deleteTyped(ids: ["a", "b"])),
        .proposeChange(.undo),
        .declineChange(.init()),
        .confirmChange(.init()),
      ])
    #expect(router.calls == [])
    #expect(view.iceCreams.state == ListIceCreams.DisplayedIceCreams())
  }

  // MARK: Display

  @Test func `replaces everything with a page`() {
    view.displayFailure(viewModel: .notFetched(Seeds.diskFullFailure))

    view.displayIceCreams(viewModel: .init(iceCreams: Self.list))

    #expect(view.iceCreams.state == Self.list)
  }

  @Test func `replaces everything with a failure`() {
    let faults = [DisplayedFault(kind: .cone, problem: "No.")]
    view.displayIceCreams(viewModel: .init(iceCreams: Self.list))

    view.displayFailure(viewModel: .notFetched(Seeds.diskFullFailure, faults: faults))

    #expect(
      view.iceCreams.state
        == ListIceCreams.DisplayedIceCreams(failure: Seeds.diskFullFailure, faults: faults))
  }

  @Test func `displays the picture beside the page`() {
    let picture = DisplayedPicture(cone: Seeds.paperCup, caption: "A cup")
    view.displayIceCreams(viewModel: .init(iceCreams: Self.list))

    view.displayPreview(viewModel: .init(picture: picture, note: "A note."))

    var expected = Self.list
    (expected.picture, expected.pictureNote) = (picture, "A note.")
    #expect(view.iceCreams.state == expected)
  }

  @Test(arguments: [Seeds.question, nil])
  func `displays a question over the page, or no question any more`(question: DisplayedQuestion?) {
    var asking = Self.list
    asking.question = DisplayedQuestion(text: "Delete?", yesButton: "Yes", noButton: "No")
    view.displayIceCreams(viewModel: .init(iceCreams: asking))

    view.displayQuestion(
      viewModel: .init(question: question, leftOut: [Seeds.diskFullFailure]))

    var expected = Self.list
    (expected.question, expected.leftOut) = (question, [Seeds.diskFullFailure])
    #expect(view.iceCreams.state == expected)
  }

  @Test func `replaces the question with the change that was made`() {
    view.displayIceCreams(viewModel: .init(iceCreams: Self.list))
    view.displayQuestion(viewModel: .init(question: Seeds.question))

    view.displayChange(
      viewModel: .init(
        news: "Gone.", iceCreams: [Seeds.result], leftOut: [Seeds.diskFullFailure]))

    #expect(view.iceCreams.state == Self.changed)
    #expect(router.calls == [])
  }

  @Test func `replaces the question and an earlier change with why nothing changed`() {
    view.displayIceCreams(viewModel: .init(iceCreams: Self.changed))
    view.displayQuestion(
      viewModel: .init(question: Seeds.question, leftOut: [Seeds.diskFullFailure]))

    view.displayFailure(viewModel: .news("No."))

    var expected = Self.list
    expected.news = "No."
    #expect(view.iceCreams.state == expected)
  }

  @Test func `dismisses only the news`() {
    view.displayIceCreams(viewModel: .init(iceCreams: Self.changed))

    view.dismissNews()

    var expected = Self.changed
    expected.news = nil
    #expect(view.iceCreams.state == expected)
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

  // MARK: View models

  private static let list = ListIceCreams.DisplayedIceCreams(
    title: "Saved", position: "1 to 1", total: 2, iceCreams: [Seeds.result])
  private static let changed: ListIceCreams.DisplayedIceCreams = {
    var list = Self.list
    (list.news, list.changed) = ("Gone.", [Seeds.result])
    list.leftOut = [Seeds.diskFullFailure]
    return list
  }()
}
