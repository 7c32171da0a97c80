import Testing

@testable import TeaShop

/// The view sends requests, and turns view models into its state.
struct ListTeasViewTests {
  private let view = ListTeasView()
  private let interactor = ListTeasBusinessLogicSpy()

  init() {
    view.interactor = interactor
  }

  @Test func `turns user actions into requests`() {
    view.fetchTeas()
    view.chooseTea(number: 2)

    #expect(interactor.calls == [.fetchTeas(.init()), .chooseTea(.init(number: 2))])
  }

  @Test func `shows the outcome of FetchTeas`() {
    view.displayTeas(viewModel: .init(lines: ["First", "Second"]))

    #expect(view.teas.state == ListTeas.DisplayedTeas(lines: ["First", "Second"]))
  }

  @Test func `shows the outcome of ChooseTea`() {
    view.displayChosenTea(viewModel: .init(message: "A sentence."))

    #expect(view.teas.state == ListTeas.DisplayedTeas(message: "A sentence."))
  }

  @Test func `shows the outcome of FetchFailure`() {
    view.displayFetchFailure(viewModel: .init(message: "A sentence."))

    #expect(view.teas.state == ListTeas.DisplayedTeas(message: "A sentence."))
  }
}
