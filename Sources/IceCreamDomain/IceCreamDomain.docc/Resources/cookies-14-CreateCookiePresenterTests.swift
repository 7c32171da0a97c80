import Testing

@testable import Parlour

/// The presenter is tested for the words of cookies.
struct CreateCookiePresenterTests {
  private let presenter = CreateCookiePresenter()
  private let view = CreateCookieDisplayLogicSpy()

  init() {
    presenter.view = view
  }

  @Test func `numbers what there is, and writes the title in capitals`() {
    let catalog = CookieCatalog(
      title: "A bakery", doughs: ["Plain", "Almond"], fillings: ["Honey"], glazes: ["Sugar"])

    presenter.presentCookies(response: .init(catalog: catalog))

    #expect(
      view.calls == [
        .displayCookies(
          .init(
            title: "A BAKERY",
            doughs: [.init(number: 1, name: "Plain"), .init(number: 2, name: "Almond")],
            fillings: [.init(number: 1, name: "Honey")],
            glazes: [.init(number: 1, name: "Sugar")]))
      ])
  }

  @Test(
    arguments: [
      (Cookie(dough: "Plain"), "Plain cookie"),
      (Cookie(dough: "Plain", filling: "Honey"), "Plain cookie filled with Honey"),
      (Cookie(dough: "Plain", glaze: "Sugar"), "Plain cookie, glazed with Sugar"),
      (
        Cookie(dough: "Plain", filling: "Honey", glaze: "Sugar"),
        "Plain cookie filled with Honey, glazed with Sugar"
      ),
    ])
  func `says what was chosen, and nothing of what was left out`(cookie: Cookie, caption: String) {
    presenter.presentCookie(response: .init(cookie: cookie))

    #expect(view.calls == [.displayCookie(.init(caption: caption))])
  }

  @Test(
    arguments: [
      (.noDough, "There is no dough yet. Choose one first."),
      (
        .tooCrumbly(dough: "Almond"),
        "Almond is too crumbly for a glaze. Leave it plain, or choose another dough."
      ),
    ] as [(CreateCookie.Refusal.Reason, String)])
  func `says why something is refused, and what to do`(
    reason: CreateCookie.Refusal.Reason, message: String
  ) {
    presenter.presentRefusal(response: .init(reason: reason))

    #expect(view.calls == [.displayRefusal(.init(message: message))])
  }
}
