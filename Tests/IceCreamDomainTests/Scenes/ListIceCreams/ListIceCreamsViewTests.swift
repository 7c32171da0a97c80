import Seeds
import Testing

@testable import IceCreamDomain

/// The list's view sends requests, displays view models and navigates; spies record its calls.
struct ListIceCreamsViewTests {
  private let view = ListIceCreamsView()
  private let interactorSpy = ListIceCreamsBusinessLogicSpy()
  private let routerSpy = ListIceCreamsRouterSpy()

  init() {
    view.interactor = interactorSpy
    view.router = routerSpy
  }

  // MARK: Requests

  @Test func `requests the first page, and changes nothing itself`() {
    view.fetchIceCreams()

    #expect(interactorSpy.calls == [.fetchIceCreams(.first(.init()))])
    #expect(view.iceCreams.state == ListIceCreams.DisplayedIceCreams())
    #expect(routerSpy.calls == [])
  }

  @Test(
    arguments: [
      ({ @Sendable in $0.fetchIceCreams(.next) }, .fetchIceCreams(.next)),
      ({ @Sendable in $0.previewIceCream(at: 1) }, .previewIceCream(.init(index: 1))),
      ({ @Sendable in $0.deleteIceCream(at: 3) }, .proposeChange(.delete(index: 3))),
      (
        { @Sendable in $0.deleteIceCreams(withTyped: ["a", "b"]) },
        .proposeChange(.deleteTyped(ids: ["a", "b"]))
      ),
      ({ @Sendable in $0.undoChange() }, .proposeChange(.undo)),
      ({ @Sendable in $0.declineChange() }, .declineChange(.init())),
      ({ @Sendable in $0.confirmChange() }, .confirmChange(.init())),
    ] as [(@Sendable (ListIceCreamsView) -> Void, ListIceCreamsBusinessLogicSpy.Call)])
  func `turns each user action into a request`(
    act: @Sendable (ListIceCreamsView) -> Void, request: ListIceCreamsBusinessLogicSpy.Call
  ) {
    act(view)

    #expect(interactorSpy.calls == [request])
  }

  // MARK: Display

  @Test func `replaces everything with a page`() {
    view.displayFailure(viewModel: .notFetched(Seeds.diskFullFailure))

    view.displayIceCreams(viewModel: Self.list)

    #expect(view.iceCreams.state == Self.list)
  }

  @Test func `replaces everything with a failure`() {
    let faults = [DisplayedFault(kind: .cone, problem: "No.")]
    view.displayIceCreams(viewModel: Self.list)

    view.displayFailure(viewModel: .notFetched(Seeds.diskFullFailure, faults: faults))

    #expect(
      view.iceCreams.state
        == ListIceCreams.DisplayedIceCreams(failure: Seeds.diskFullFailure, faults: faults))
  }

  @Test func `displays the picture beside the page`() {
    let picture = DisplayedPicture(cone: Seeds.paperCup, caption: "A cup")
    view.displayIceCreams(viewModel: Self.list)

    view.displayPreview(viewModel: .init(picture: picture, note: "A note."))

    var expected = Self.list
    (expected.picture, expected.pictureNote) = (picture, "A note.")
    #expect(view.iceCreams.state == expected)
  }

  @Test(arguments: [Seeds.question, nil])
  func `displays a question over the page, or drops it`(question: DisplayedQuestion?) {
    var asking = Self.list
    asking.question = DisplayedQuestion(text: "Delete?", yesButton: "Yes", noButton: "No")
    view.displayIceCreams(viewModel: asking)

    view.displayQuestion(
      viewModel: .init(question: question, leftOut: [Seeds.diskFullFailure]))

    var expected = Self.list
    (expected.question, expected.leftOut) = (question, [Seeds.diskFullFailure])
    #expect(view.iceCreams.state == expected)
  }

  @Test func `replaces the question with the change that was made`() {
    view.displayIceCreams(viewModel: Self.list)
    view.displayQuestion(viewModel: .init(question: Seeds.question))

    view.displayChange(
      viewModel: .init(
        news: "Gone.", iceCreams: [Seeds.result], leftOut: [Seeds.diskFullFailure]))

    #expect(view.iceCreams.state == Self.changed)
    #expect(routerSpy.calls == [])
  }

  @Test func `replaces the question and an earlier change with why nothing changed`() {
    view.displayIceCreams(viewModel: Self.changed)
    view.displayQuestion(
      viewModel: .init(question: Seeds.question, leftOut: [Seeds.diskFullFailure]))

    view.displayFailure(viewModel: .news("No."))

    var expected = Self.list
    expected.news = "No."
    #expect(view.iceCreams.state == expected)
  }

  @Test func `dismisses only the news`() {
    view.displayIceCreams(viewModel: Self.changed)

    view.dismissNews()

    var expected = Self.changed
    expected.news = nil
    #expect(view.iceCreams.state == expected)
  }

  // MARK: Navigation

  @Test(
    arguments: [
      (ListIceCreamsView.selectIceCream, .routeToShowIceCream(1)),
      (ListIceCreamsView.editIceCream, .routeToEditIceCream(1)),
    ] as [(@Sendable (ListIceCreamsView) -> (Int) -> Void, ListIceCreamsRouterSpy.Call)])
  func `opens another scene without a request`(
    act: @Sendable (ListIceCreamsView) -> (Int) -> Void, route: ListIceCreamsRouterSpy.Call
  ) {
    act(view)(1)

    #expect(routerSpy.calls == [route])
    #expect(interactorSpy.calls == [])
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
