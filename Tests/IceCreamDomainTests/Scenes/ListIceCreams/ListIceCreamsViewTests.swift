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
  }

  @Test func `goes nowhere and changes nothing by itself`() {
    view.confirmChange()

    #expect(router.calls == [])
    #expect(view.iceCreams.state == ListIceCreams.DisplayedIceCreams())
  }

  // MARK: Display

  @Test func `replaces everything with a page`() {
    view.displayFailure(viewModel: Self.failed)
    view.displayQuestion(viewModel: .init(question: Seeds.question))

    view.displayIceCreams(viewModel: .init(iceCreams: Self.list))

    #expect(view.iceCreams.state == Self.list)
  }

  @Test func `replaces everything with a failure`() {
    view.displayIceCreams(viewModel: .init(iceCreams: Self.list))

    view.displayFailure(viewModel: Self.failed)

    #expect(
      view.iceCreams.state
        == ListIceCreams.DisplayedIceCreams(failure: Seeds.diskFullFailure, faults: Self.faults))
  }

  @Test func `displays a question over the page`() {
    view.displayIceCreams(viewModel: .init(iceCreams: Self.list))

    view.displayQuestion(viewModel: .init(question: Seeds.question))

    var expected = Self.list
    expected.question = Seeds.question
    #expect(view.iceCreams.state == expected)
  }

  @Test func `replaces the question with its outcome`() {
    view.displayIceCreams(viewModel: .init(iceCreams: Self.list))
    view.displayQuestion(viewModel: .init(question: Seeds.question))

    view.displayChange(viewModel: Self.gone)
    var expected = Self.list
    (expected.news, expected.changed) = ("Gone.", [Seeds.result])
    #expect(view.iceCreams.state == expected)

    view.displayQuestion(
      viewModel: .init(question: Seeds.question, leftOut: [Seeds.diskFullFailure]))
    view.displayFailure(viewModel: .news("No."))
    (expected.news, expected.changed) = ("No.", [])
    #expect(view.iceCreams.state == expected)
  }

  @Test func `displays the picture beside the page`() {
    let picture = DisplayedPicture(cone: Seeds.paperCup, caption: "A cup")
    view.displayIceCreams(viewModel: .init(iceCreams: Self.list))

    view.displayPreview(viewModel: .init(picture: picture, note: "An old note."))
    view.displayPreview(viewModel: .init(picture: picture, note: "A note."))

    var expected = Self.list
    (expected.picture, expected.pictureNote) = (picture, "A note.")
    #expect(view.iceCreams.state == expected)
  }

  @Test func `dismisses only the news`() {
    view.displayIceCreams(viewModel: .init(iceCreams: Self.list))
    view.displayChange(viewModel: Self.gone)

    view.dismissNews()

    var expected = Self.list
    expected.changed = [Seeds.result]
    #expect(view.iceCreams.state == expected)
  }

  @Test func `displays no question any more`() {
    view.displayIceCreams(viewModel: .init(iceCreams: Self.list))
    view.displayQuestion(viewModel: .init(question: Seeds.question))

    view.displayQuestion(viewModel: .init(leftOut: [Seeds.diskFullFailure]))

    var expected = Self.list
    expected.leftOut = [Seeds.diskFullFailure]
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

  @Test func `stays when an ice cream is deleted`() {
    view.displayChange(viewModel: Self.gone)

    #expect(router.calls == [])
  }

  // MARK: View models

  private static let list = ListIceCreams.DisplayedIceCreams(
    title: "Saved", position: "1 to 1", total: 2, iceCreams: [Seeds.result])
  private static let gone = ListIceCreams.ConfirmChange.ViewModel(
    news: "Gone.", iceCreams: [Seeds.result])
  private static let faults = [DisplayedFault(kind: .cone, problem: "No.")]
  private static let failed = ListIceCreams.Failure.ViewModel.notFetched(
    Seeds.diskFullFailure, faults: faults)
}
