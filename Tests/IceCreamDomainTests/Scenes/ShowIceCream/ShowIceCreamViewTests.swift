import Seeds
import Testing

@testable import IceCreamDomain

/// The view of one ice cream asks, shows what it is told to, and goes where it is told to.
struct ShowIceCreamViewTests {
  private let view = ShowIceCreamView()
  private let interactor = ShowIceCreamBusinessLogicSpy()
  private let router = ShowIceCreamRouterSpy()

  init() {
    view.interactor = interactor
    view.router = router
  }

  // MARK: Towards the interactor

  @Test func `turns what somebody does into requests, in order`() {
    view.fetchIceCream()
    view.fetchIceCream(id: "")
    view.editIceCream()
    view.deleteIceCream()
    view.deleteIceCream(isConfirmed: true)

    #expect(
      interactor.calls == [
        .fetchIceCream(.init()),
        .fetchIceCream(.init(id: "")),
        .editIceCream(.init()),
        .deleteIceCream(.init()),
        .deleteIceCream(.init(isConfirmed: true)),
      ])
  }

  @Test func `goes nowhere and changes nothing by itself`() {
    view.editIceCream()
    view.deleteIceCream(isConfirmed: true)

    #expect(router.calls == [])
    #expect(view.iceCream.state == DisplayedSavedIceCream())
  }

  @Test func `asks nobody to keep the ice cream, and takes only the question away`() {
    view.displayIceCream(viewModel: .init(iceCream: Self.shown))
    view.displayDeletedIceCream(viewModel: .question(Seeds.question))

    view.keepIceCream()

    #expect(interactor.calls == [])
    #expect(view.iceCream.state == Self.shown)
  }

  // MARK: From the presenter

  @Test func `shows an ice cream in place of everything else`() {
    view.displayFetchFailure(viewModel: .init(failure: Seeds.unknownIDFailure))
    view.displayDeletedIceCream(viewModel: .question(Seeds.question))

    view.displayIceCream(viewModel: .init(iceCream: Self.shown))

    #expect(view.iceCream.state == Self.shown)
  }

  @Test func `shows a failure in place of everything else`() {
    view.displayIceCream(viewModel: .init(iceCream: Self.shown))

    view.displayFetchFailure(viewModel: .init(failure: Seeds.unknownIDFailure))

    #expect(view.iceCream.state == DisplayedSavedIceCream(failure: Seeds.unknownIDFailure))
  }

  @Test func `shows a question over the ice cream, in place of a failure`() {
    view.displayIceCream(viewModel: .init(iceCream: Self.shown))
    view.displayDeleteFailure(viewModel: .init(failure: Seeds.diskFullFailure))

    view.displayDeletedIceCream(viewModel: .question(Seeds.question))

    var expected = Self.shown
    expected.question = Seeds.question
    #expect(view.iceCream.state == expected)
  }

  @Test func `shows in place of the question why it could not be deleted`() {
    view.displayIceCream(viewModel: .init(iceCream: Self.shown))
    view.displayDeletedIceCream(viewModel: .question(Seeds.question))

    view.displayDeleteFailure(viewModel: .init(failure: Seeds.diskFullFailure))

    var expected = Self.shown
    expected.failure = Seeds.diskFullFailure
    #expect(view.iceCream.state == expected)
  }

  // MARK: To the router

  @Test func `goes to the change when it is told to`() {
    view.displayEditing(viewModel: .init())

    #expect(router.calls == [.routeToEditIceCream])
  }

  @Test func `shows that the ice cream is deleted, and goes back`() {
    view.displayIceCream(viewModel: .init(iceCream: Self.shown))
    view.displayDeletedIceCream(viewModel: .question(Seeds.question))

    view.displayDeletedIceCream(viewModel: .news("Gone."))

    var expected = Self.shown
    (expected.news, expected.isDeleted) = ("Gone.", true)
    #expect(view.iceCream.state == expected)
    #expect(router.calls == [.routeToOrigin])
  }

  @Test func `stays where it is while it asks or fails`() {
    view.displayDeletedIceCream(viewModel: .question(Seeds.question))
    view.displayDeleteFailure(viewModel: .init(failure: Seeds.diskFullFailure))
    view.displayFetchFailure(viewModel: .init(failure: Seeds.unknownIDFailure))

    #expect(router.calls == [])
  }

  private static let shown = DisplayedSavedIceCream(iceCream: Seeds.result, notes: ["A note."])
}
