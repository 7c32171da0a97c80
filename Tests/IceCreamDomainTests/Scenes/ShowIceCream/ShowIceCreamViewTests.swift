import Seeds
import Testing

@testable import IceCreamDomain

/// The view of an ice cream sends requests, displays view models and navigates; spies record its calls.
struct ShowIceCreamViewTests {
  private let view = ShowIceCreamView()
  private let interactor = ShowIceCreamBusinessLogicSpy()
  private let router = ShowIceCreamRouterSpy()

  init() {
    view.interactor = interactor
    view.router = router
  }

  // MARK: Requests

  @Test func `turns user actions into requests`() {
    view.fetchIceCream()
    view.fetchIceCream(id: "")
    view.deleteIceCream()
    view.declineDeletion()
    view.confirmDeletion()

    #expect(
      interactor.calls == [
        .fetchIceCream(.init()),
        .fetchIceCream(.init(id: "")),
        .deleteIceCream(.init()),
        .declineDeletion(.init()),
        .confirmDeletion(.init()),
      ])
    #expect(router.calls == [])
    #expect(view.iceCream.state == ShowIceCream.DisplayedIceCream())
  }

  // MARK: Display

  @Test func `replaces everything with an ice cream`() {
    view.displayFailure(viewModel: .notFetched(Seeds.unknownIDFailure))

    view.displayIceCream(viewModel: .init(iceCream: Self.shown))

    #expect(view.iceCream.state == Self.shown)
  }

  @Test func `replaces everything with a failure`() {
    view.displayIceCream(viewModel: .init(iceCream: Self.shown))

    view.displayFailure(viewModel: .notFetched(Seeds.unknownIDFailure))

    #expect(view.iceCream.state == ShowIceCream.DisplayedIceCream(failure: Seeds.unknownIDFailure))
  }

  @Test(arguments: [Seeds.question, nil])
  func `displays a question over the ice cream, or no question any more`(
    question: DisplayedQuestion?
  ) {
    view.displayIceCream(viewModel: .init(iceCream: Self.asking))

    view.displayQuestion(viewModel: .init(question: question))

    var expected = Self.shown
    expected.question = question
    #expect(view.iceCream.state == expected)
    #expect(router.calls == [])
  }

  @Test func `replaces the question with a deletion failure`() {
    view.displayIceCream(viewModel: .init(iceCream: Self.asking))

    view.displayFailure(viewModel: .news("Changed."))

    var expected = Self.shown
    expected.news = "Changed."
    #expect(view.iceCream.state == expected)
    #expect(router.calls == [])
  }

  // MARK: Navigation

  @Test func `goes where no rule is needed without a request`() {
    view.editIceCream()
    view.repeatIceCream()
    view.undoChange()

    #expect(
      router.calls == [.routeToEditIceCream, .routeToRepeatIceCream, .routeToLastChange])
    #expect(interactor.calls == [])
  }

  @Test func `displays the deletion, and goes back`() {
    view.displayIceCream(viewModel: .init(iceCream: Self.asking))

    view.displayDeletedIceCream(viewModel: .init(news: "Gone."))

    var expected = Self.shown
    (expected.news, expected.isDeleted) = ("Gone.", true)
    #expect(view.iceCream.state == expected)
    #expect(router.calls == [.routeToOrigin])
  }

  // MARK: View models

  private static let shown = ShowIceCream.DisplayedIceCream(
    iceCream: Seeds.result, notes: ["A note."])
  private static let asking = ShowIceCream.DisplayedIceCream(
    iceCream: Seeds.result, notes: ["A note."], news: "Updated.", question: Seeds.question)
}
