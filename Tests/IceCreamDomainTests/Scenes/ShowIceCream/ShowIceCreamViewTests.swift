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
    view.editIceCream()
    view.repeatIceCream()
    view.deleteIceCream()
    view.deleteIceCream(isConfirmed: true)
    view.keepIceCream()

    #expect(
      interactor.calls == [
        .fetchIceCream(.init()),
        .fetchIceCream(.init(id: "")),
        .editIceCream(.init()),
        .repeatIceCream(.init()),
        .deleteIceCream(.init(step: .ask)),
        .deleteIceCream(.init(step: .delete)),
        .deleteIceCream(.init(step: .keep)),
      ])
  }

  @Test func `goes nowhere and changes nothing by itself`() {
    view.editIceCream()
    view.deleteIceCream(isConfirmed: true)

    #expect(router.calls == [])
    #expect(view.iceCream.state == DisplayedSavedIceCream())
  }

  // MARK: Display

  @Test func `replaces everything with an ice cream`() {
    view.displayFetchFailure(viewModel: .init(failure: Seeds.unknownIDFailure))
    view.displayDeletedIceCream(viewModel: .question(Seeds.question))

    view.displayIceCream(viewModel: .init(iceCream: Self.shown))

    #expect(view.iceCream.state == Self.shown)
  }

  @Test func `replaces everything with a failure`() {
    view.displayIceCream(viewModel: .init(iceCream: Self.shown))

    view.displayFetchFailure(viewModel: .init(failure: Seeds.unknownIDFailure))

    #expect(view.iceCream.state == DisplayedSavedIceCream(failure: Seeds.unknownIDFailure))
  }

  @Test func `displays a question over the ice cream, and clears a failure`() {
    view.displayIceCream(viewModel: .init(iceCream: Self.shown))
    view.displayDeleteFailure(viewModel: .failure(Seeds.diskFullFailure))

    view.displayDeletedIceCream(viewModel: .question(Seeds.question))

    var expected = Self.shown
    expected.question = Seeds.question
    #expect(view.iceCream.state == expected)
  }

  @Test func `replaces the question with a deletion failure`() {
    view.displayIceCream(viewModel: .init(iceCream: Self.shown))
    view.displayDeletedIceCream(viewModel: .question(Seeds.question))

    view.displayDeleteFailure(viewModel: .failure(Seeds.diskFullFailure))

    var expected = Self.shown
    expected.failure = Seeds.diskFullFailure
    #expect(view.iceCream.state == expected)
  }

  @Test func `displays the ice cream without the question if it is kept`() {
    view.displayIceCream(viewModel: .init(iceCream: Self.shown))
    view.displayDeletedIceCream(viewModel: .question(Seeds.question))

    view.displayDeletedIceCream(viewModel: .kept("Kept."))

    var expected = Self.shown
    expected.news = "Kept."
    #expect(view.iceCream.state == expected)
    #expect(router.calls == [])
  }

  @Test func `displays a change that came before the deletion beside the ice cream`() {
    view.displayDeletedIceCream(viewModel: .question(Seeds.question))
    view.displayIceCream(viewModel: .init(iceCream: Self.shown))

    view.displayDeleteFailure(viewModel: .news("Changed."))

    var expected = Self.shown
    expected.news = "Changed."
    #expect(view.iceCream.state == expected)
  }

  // MARK: Navigation

  @Test func `opens the change`() {
    view.displayEditing(viewModel: .init())

    #expect(router.calls == [.routeToEditIceCream])
  }

  @Test func `opens the scene that makes it again`() {
    view.displayRepeating(viewModel: .init())

    #expect(router.calls == [.routeToRepeatIceCream])
  }

  @Test func `displays the deletion, and goes back`() {
    view.displayIceCream(viewModel: .init(iceCream: Self.shown))
    view.displayDeletedIceCream(viewModel: .question(Seeds.question))

    view.displayDeletedIceCream(viewModel: .deleted("Gone."))

    var expected = Self.shown
    (expected.news, expected.isDeleted) = ("Gone.", true)
    #expect(view.iceCream.state == expected)
    #expect(router.calls == [.routeToOrigin])
  }

  @Test func `stays while it asks or fails`() {
    view.displayDeletedIceCream(viewModel: .question(Seeds.question))
    view.displayDeleteFailure(viewModel: .failure(Seeds.diskFullFailure))
    view.displayFetchFailure(viewModel: .init(failure: Seeds.unknownIDFailure))

    #expect(router.calls == [])
  }

  private static let shown = DisplayedSavedIceCream(iceCream: Seeds.result, notes: ["A note."])
}
