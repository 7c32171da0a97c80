import Testing

@testable import TeaShop

/// The presenter formats responses into view models.
struct ListTeasPresenterTests {
  private let presenter = ListTeasPresenter()
  private let view = ListTeasDisplayLogicSpy()

  init() {
    presenter.view = view
  }

  @Test func `presents the outcome of FetchTeas`() {
    presenter.presentTeas(response: .init(entries: ["First", "Second"]))

    #expect(view.calls == [.displayTeas(.init(lines: ["First", "Second"]))])
  }

  @Test func `presents the outcome of ChooseTea`() {
    presenter.presentChosenTea(response: .init(tea: "Mint"))
    presenter.presentChosenTea(response: .init(tea: nil))

    #expect(
      view.calls == [
        .displayChosenTea(.init(message: "Mint is on its way.")),
        .displayChosenTea(.init(message: "Fetch teas, then choose one by its number.")),
      ])
  }

  @Test func `presents the outcome of FetchFailure`() {
    presenter.presentFetchFailure(response: .init(error: .unavailable))

    #expect(
      view.calls == [
        .displayFetchFailure(.init(message: "Fetch teas: not available. Try again."))
      ])
  }
}
