import Testing

@testable import TeaShop

/// The interactor answers each request with a response.
struct ListTeasInteractorTests {
  private let presenter = ListTeasPresentationLogicSpy()
  private let worker = ListTeasWorkerStub()
  private let interactor: ListTeasInteractor

  init() {
    interactor = ListTeasInteractor(worker: worker)
    interactor.presenter = presenter
  }

  @Test func `responds to FetchTeas`() {
    interactor.fetchTeas(request: .init())

    #expect(presenter.calls == [.presentTeas(.init(teas: ["First", "Second"]))])
  }

  @Test(arguments: [(1, "First"), (2, "Second"), (0, nil), (3, nil), (nil, nil)])
  func `chooses only a tea in the list`(number: Int?, tea: String?) {
    interactor.fetchTeas(request: .init())

    interactor.chooseTea(request: .init(number: number))

    #expect(presenter.calls.last == .presentChosenTea(.init(tea: tea)))
  }

  @Test func `reports what the worker fails at`() {
    worker.error = .unavailable

    interactor.fetchTeas(request: .init())

    #expect(presenter.calls == [.presentFetchFailure(.init(error: .unavailable))])
  }

  @Test func `responds to DeleteTea`() {
    interactor.deleteTea(request: .init())

    #expect(presenter.calls == [.presentDeletedTea(.init())])
  }
}
