import Seeds
import Testing

@testable import IceCreamDomain

/// The view of an ice cream sends requests, displays view models and navigates.
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
    view.confirmDeletion()

    #expect(
      interactor.calls == [
        .fetchIceCream(.init()),
        .fetchIceCream(.init(id: "")),
        .deleteIceCream(.init()),
        .confirmDeletion(.init()),
      ])
  }

  @Test func `goes nowhere and changes nothing by itself`() {
    view.confirmDeletion()

    #expect(router.calls == [])
    #expect(view.iceCream.state == ShowIceCream.DisplayedIceCream())
  }

  // MARK: Display

  @Test func `replaces everything with an ice cream`() {
    view.displayFailure(viewModel: .notFetched(Seeds.unknownIDFailure))
    view.displayQuestion(viewModel: .init(question: Seeds.question))

    view.displayIceCream(viewModel: .init(iceCream: Self.shown))

    #expect(view.iceCream.state == Self.shown)
  }

  @Test func `replaces everything with a failure`() {
    view.displayIceCream(viewModel: .init(iceCream: Self.shown))

    view.displayFailure(viewModel: .notFetched(Seeds.unknownIDFailure))

    #expect(view.iceCream.state == ShowIceCream.DisplayedIceCream(failure: Seeds.unknownIDFailure))
  }

  @Test func `displays a question over the ice cream, and clears the news`() {
    view.displayIceCream(viewModel: .init(iceCream: Self.shown))
    view.displayFailure(viewModel: .news("Changed."))

    view.displayQuestion(viewModel: .init(question: Seeds.question))

    var expected = Self.shown
    expected.question = Seeds.question
    #expect(view.iceCream.state == expected)
  }

  @Test func `replaces the question with a deletion failure`() {
    view.displayIceCream(viewModel: .init(iceCream: Self.shown))
    view.displayQuestion(viewModel: .init(question: Seeds.question))

    view.displayFailure(viewModel: .news("Changed."))

    var expected = Self.shown
    expected.news = "Changed."
    #expect(view.iceCream.state == expected)
  }

  @Test func `displays no question any more`() {
    view.displayIceCream(viewModel: .init(iceCream: Self.shown))
    view.displayQuestion(viewModel: .init(question: Seeds.question))

    view.displayQuestion(viewModel: .init())

    #expect(view.iceCream.state == Self.shown)
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
    view.displayIceCream(viewModel: .init(iceCream: Self.shown))
    view.displayQuestion(viewModel: .init(question: Seeds.question))

    view.displayDeletedIceCream(viewModel: .init(news: "Gone."))

    var expected = Self.shown
    (expected.news, expected.isDeleted) = ("Gone.", true)
    #expect(view.iceCream.state == expected)
    #expect(router.calls == [.routeToOrigin])
  }

  @Test func `stays while it asks or fails`() {
    view.displayQuestion(viewModel: .init(question: Seeds.question))
    view.displayFailure(viewModel: .news("Changed."))
    view.displayFailure(viewModel: .notFetched(Seeds.unknownIDFailure))

    #expect(router.calls == [])
  }

  private static let shown = ShowIceCream.DisplayedIceCream(
    iceCream: Seeds.result, notes: ["A note."])
}
