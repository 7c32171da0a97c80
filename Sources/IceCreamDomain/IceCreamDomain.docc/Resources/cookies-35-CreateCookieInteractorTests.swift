import Testing

@testable import Parlour

/// The interactor is tested for the rules of cookies.
struct CreateCookieInteractorTests {
  private let presenter = CreateCookiePresentationLogicSpy()

  @Test func `presents the cookies that there are`() {
    let interactor = interactor()

    interactor.loadCookies(request: .init())

    #expect(presenter.calls == [.presentCookies(.init(catalog: Seeds.cookies))])
  }

  @Test func `presents a load that fails, and has nothing to choose from`() {
    let error = CookieCatalogError.cannotRead(file: "some.json")
    let interactor = interactor(worker: CreateCookieWorkerStub(.failure(error)))

    interactor.loadCookies(request: .init())
    interactor.select(.dough, 0)

    #expect(
      presenter.calls == [.presentLoadFailure(.init(error: error)), .refused(.nothingLoaded)])
  }

  @Test(arguments: [CookiePart.filling, .glaze])
  func `refuses what goes in or on a dough before there is one`(part: CookiePart) {
    let interactor = loaded()

    interactor.select(part, 0)

    #expect(presenter.calls.last == .refused(.noDough))
  }

  @Test func `takes a glaze without a filling`() {
    let interactor = loaded()

    interactor.select(.dough, 0)
    interactor.select(.glaze, 0)

    #expect(presenter.calls.last == .selected(Cookie(dough: "Plain", glaze: "Sugar")))
  }

  @Test func `refuses a glaze on a crumbly dough`() {
    let interactor = loaded()
    interactor.select(.dough, 1)

    interactor.select(.glaze, 0)

    #expect(presenter.calls.last == .refused(.tooCrumbly(dough: "Almond")))
  }

  @Test func `takes a filling in a crumbly dough`() {
    let interactor = loaded()
    interactor.select(.dough, 1)

    interactor.select(.filling, 0)

    #expect(presenter.calls.last == .selected(Cookie(dough: "Almond", filling: "Honey")))
  }

  @Test func `finishes a cookie that is only dough`() {
    let interactor = loaded()
    interactor.select(.dough, 1)

    interactor.finishCookie(request: .init())

    #expect(
      presenter.calls.last == .presentFinishedCookie(.init(cookie: Cookie(dough: "Almond"))))
  }

  @Test func `refuses what is not in the list`() {
    let interactor = loaded()

    interactor.select(.dough, 2)

    #expect(presenter.calls.last == .refused(.outOfRange(.dough, count: 2)))
  }

  @Test func `begins anew with each catalog`() {
    let interactor = loaded()
    interactor.select(.dough, 0)

    interactor.loadCookies(request: .init())
    interactor.finishCookie(request: .init())

    #expect(presenter.calls.last == .refused(.noDough))
  }

  @Test func `bakes no glaze on a crumbly dough, whichever came first`() {
    let interactor = loaded()
    interactor.select(.dough, 0)
    interactor.select(.glaze, 0)
    interactor.select(.dough, 1)

    interactor.finishCookie(request: .init())

    let wrong = Cookie(dough: "Almond", glaze: "Sugar")
    #expect(presenter.calls.last != .presentFinishedCookie(.init(cookie: wrong)))
  }

  private func interactor(
    worker: CreateCookieWorkerStub = CreateCookieWorkerStub(.success(Seeds.cookies))
  ) -> CreateCookieInteractor {
    let interactor = CreateCookieInteractor(worker: worker)
    interactor.presenter = presenter
    return interactor
  }

  private func loaded() -> CreateCookieInteractor {
    let interactor = interactor()
    interactor.loadCookies(request: .init())
    return interactor
  }
}

extension CreateCookieInteractor {
  fileprivate func select(_ part: CookiePart, _ index: Int) {
    selectPart(request: .init(part: part, index: index))
  }
}

extension CreateCookiePresentationLogicSpy.Call {
  fileprivate static func selected(_ cookie: Cookie) -> Self {
    .presentCookie(.init(cookie: cookie))
  }

  fileprivate static func refused(_ reason: CreateCookie.Refusal.Reason) -> Self {
    .presentRefusal(.init(reason: reason))
  }
}
