import Seeds
import Testing

@testable import IceCreamDomain

/// The view of the list asks, shows what it is told to, and goes where it is told to.
struct ListIceCreamsViewTests {
  private let view = ListIceCreamsView()
  private let interactor = ListIceCreamsBusinessLogicSpy()
  private let router = ListIceCreamsRouterSpy()

  init() {
    view.interactor = interactor
    view.router = router
  }

  // MARK: Towards the interactor

  @Test func `turns what somebody does into requests, in order`() {
    view.fetchIceCreams()
    view.fetchIceCreams(.next)
    view.selectIceCream(at: -1)
    view.deleteIceCream(at: 3)
    view.deleteIceCream(at: 3, isConfirmed: true)

    #expect(
      interactor.calls == [
        .fetchIceCreams(.first(.init())),
        .fetchIceCreams(.next),
        .selectIceCream(.init(index: -1)),
        .deleteIceCream(.init(index: 3)),
        .deleteIceCream(.init(index: 3, isConfirmed: true)),
      ])
  }

  @Test func `goes nowhere and changes nothing by itself`() {
    view.selectIceCream(at: 0)
    view.deleteIceCream(at: 0, isConfirmed: true)

    #expect(router.calls == [])
    #expect(view.iceCreams.state == DisplayedIceCreamList())
  }

  @Test func `asks nobody to keep an ice cream, and takes only the question away`() {
    view.displayIceCreams(viewModel: .init(list: Self.list))
    view.displayDeletedIceCream(viewModel: .question(Seeds.question))

    view.keepIceCream()

    #expect(interactor.calls == [])
    #expect(view.iceCreams.state == Self.list)
  }

  // MARK: From the presenter

  @Test func `shows a page in place of everything else`() {
    view.displayFetchFailure(viewModel: Self.failed)
    view.displayDeletedIceCream(viewModel: .question(Seeds.question))

    view.displayIceCreams(viewModel: .init(list: Self.list))

    #expect(view.iceCreams.state == Self.list)
  }

  @Test func `shows a failure in place of everything else`() {
    view.displayIceCreams(viewModel: .init(list: Self.list))

    view.displayFetchFailure(viewModel: Self.failed)

    #expect(
      view.iceCreams.state
        == DisplayedIceCreamList(failure: Self.failed.failure, faults: Self.failed.faults))
  }

  @Test func `shows a question over the page`() {
    view.displayIceCreams(viewModel: .init(list: Self.list))

    view.displayDeletedIceCream(viewModel: .question(Seeds.question))

    var expected = Self.list
    expected.question = Seeds.question
    #expect(view.iceCreams.state == expected)
  }

  @Test func `shows over the page whether to try again`() {
    view.displayIceCreams(viewModel: .init(list: Self.list))

    view.displayDeleteFailure(viewModel: .question(Seeds.question))

    var expected = Self.list
    expected.question = Seeds.question
    #expect(view.iceCreams.state == expected)
  }

  @Test func `shows in place of the question what became of it`() {
    let answers: [(String, () -> Void)] = [
      ("Gone.", { view.displayDeletedIceCream(viewModel: .news("Gone.")) }),
      ("No.", { view.displayDeleteFailure(viewModel: .news("No.")) }),
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

  // MARK: To the router

  @Test func `goes to an ice cream when it is told to`() {
    view.displaySelectedIceCream(viewModel: .init())

    #expect(router.calls == [.routeToShowIceCream])
  }

  @Test func `stays where it is when an ice cream is deleted`() {
    view.displayDeletedIceCream(viewModel: .news("Gone."))

    #expect(router.calls == [])
  }

  // MARK: View models

  private static let list = DisplayedIceCreamList(
    title: "Saved", position: "1 to 1", iceCreams: [Seeds.result], hasNext: true)
  private static let failed = ListIceCreams.FetchFailure.ViewModel(
    failure: Seeds.diskFullFailure, faults: [DisplayedFault(kind: .cone, message: "No.")])
}
