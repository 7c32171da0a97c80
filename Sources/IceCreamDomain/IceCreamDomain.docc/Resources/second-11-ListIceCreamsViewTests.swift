import Testing

@testable import Parlour

/// The view of the list shows what it is told to, and goes where it is told to.
struct ListIceCreamsViewTests {
  private let view = ListIceCreamsView()
  private let router = ListIceCreamsRouterSpy()

  init() {
    view.router = router
  }

  @Test func `goes nowhere by itself`() {
    view.selectIceCream(at: 0)

    #expect(router.calls == [])
  }

  @Test func `leads on when it is told to`() {
    view.displaySelectedIceCream(viewModel: .init())

    #expect(router.calls == [.routeToCreateIceCream])
  }

  @Test func `stays where it is while it shows something`() {
    view.displayIceCreams(viewModel: .init(title: "A TITLE", iceCreams: [], news: "News."))
    view.displayFetchFailure(viewModel: .init(message: "It is not there."))

    #expect(router.calls == [])
  }
}
