import Seeds
import Testing

@testable import IceCreamDomain

/// The view sends requests, displays view models and navigates; spies record its calls.
struct ShowIceCreamViewTests {
  private let view = ShowIceCreamView()
  private let interactorSpy = ShowIceCreamBusinessLogicSpy()
  private let routerSpy = ShowIceCreamRouterSpy()

  init() {
    view.interactor = interactorSpy
    view.router = routerSpy
  }

  // MARK: Requests

  @Test func `requests the ice cream, and changes nothing itself`() {
    view.fetchIceCream()

    #expect(interactorSpy.calls == [.fetchIceCream(.init())])
    #expect(view.iceCream.state == ShowIceCream.DisplayedIceCream())
    #expect(routerSpy.calls == [])
  }

  @Test(
    arguments: [
      ({ @Sendable in $0.fetchIceCream(id: "") }, .fetchIceCream(.init(id: ""))),
      ({ @Sendable in $0.deleteIceCream() }, .deleteIceCream(.init())),
      ({ @Sendable in $0.declineDeletion() }, .declineDeletion(.init())),
      ({ @Sendable in $0.confirmDeletion() }, .confirmDeletion(.init())),
    ] as [(@Sendable (ShowIceCreamView) -> Void, ShowIceCreamBusinessLogicSpy.Call)])
  func `turns each user action into a request`(
    act: @Sendable (ShowIceCreamView) -> Void, request: ShowIceCreamBusinessLogicSpy.Call
  ) {
    act(view)

    #expect(interactorSpy.calls == [request])
  }

  // MARK: Display

  @Test func `replaces everything with an ice cream`() {
    view.displayFailure(viewModel: .notFetched(Seeds.unknownIDFailure))

    view.displayIceCream(viewModel: Self.shown)

    #expect(view.iceCream.state == Self.shown)
  }

  @Test func `replaces everything with a failure`() {
    view.displayIceCream(viewModel: Self.shown)

    view.displayFailure(viewModel: .notFetched(Seeds.unknownIDFailure))

    #expect(view.iceCream.state == ShowIceCream.DisplayedIceCream(failure: Seeds.unknownIDFailure))
  }

  @Test(arguments: [Seeds.question, nil])
  func `displays a question over the ice cream, or drops it`(
    question: DisplayedQuestion?
  ) {
    view.displayIceCream(viewModel: Self.asking)

    view.displayQuestion(viewModel: .init(question: question))

    var expected = Self.shown
    expected.question = question
    #expect(view.iceCream.state == expected)
    #expect(routerSpy.calls == [])
  }

  @Test func `replaces the question with a deletion failure`() {
    view.displayIceCream(viewModel: Self.asking)

    view.displayFailure(viewModel: .news("Changed."))

    var expected = Self.shown
    expected.news = "Changed."
    #expect(view.iceCream.state == expected)
    #expect(routerSpy.calls == [])
  }

  // MARK: Navigation

  @Test(
    arguments: [
      (ShowIceCreamView.editIceCream, .routeToEditIceCream),
      (ShowIceCreamView.repeatIceCream, .routeToRepeatIceCream),
      (ShowIceCreamView.undoChange, .routeToLastChange),
    ] as [(@Sendable (ShowIceCreamView) -> () -> Void, ShowIceCreamRouterSpy.Call)])
  func `opens another scene without a request`(
    act: @Sendable (ShowIceCreamView) -> () -> Void, route: ShowIceCreamRouterSpy.Call
  ) {
    act(view)()

    #expect(routerSpy.calls == [route])
    #expect(interactorSpy.calls == [])
  }

  @Test func `fetches the neighbor that the router went to`() {
    view.showNeighbor(by: -1)

    #expect(routerSpy.calls == [.routeToNeighbor(-1)])
    #expect(interactorSpy.calls == [.fetchIceCream(.init())])
  }

  @Test func `displays the deletion, and goes back`() {
    view.displayIceCream(viewModel: Self.asking)

    view.displayDeletedIceCream(viewModel: .init(news: "Gone."))

    var expected = Self.shown
    (expected.news, expected.isDeleted) = ("Gone.", true)
    #expect(view.iceCream.state == expected)
    #expect(routerSpy.calls == [.routeToOrigin])
  }

  // MARK: View models

  private static let shown = ShowIceCream.DisplayedIceCream(
    iceCream: Seeds.result, notes: ["A note."])
  private static let asking = ShowIceCream.DisplayedIceCream(
    iceCream: Seeds.result, notes: ["A note."], news: "Updated.", question: Seeds.question)
}
