import Testing

@testable import DeparturesBoard

/// The interactor answers each request with a response.
@MainActor
struct ListDeparturesInteractorTests {
  private let presenter = ListDeparturesPresentationLogicSpy()
  private let worker = ListDeparturesWorkerStub()
  private let interactor: ListDeparturesInteractor

  init() {
    interactor = ListDeparturesInteractor(worker: worker)
    interactor.presenter = presenter
  }

  @Test func `responds to FetchDepartures`() async {
    interactor.fetchDepartures(request: .init())
    await interactor.fetchDeparturesTask?.value

    #expect(
      presenter.calls == [
        .presentFetchProgress(.init()),
        .presentDepartures(.init(departures: [.first, .second], favorite: nil)),
      ])
    #expect(worker.calls == [.fetchDepartures(.init())])
  }

  @Test func `reports that fetchDepartures fails`() async {
    worker.error = .faulty(["departures.json:1:1: a fault"])

    interactor.fetchDepartures(request: .init())
    await interactor.fetchDeparturesTask?.value

    #expect(
      presenter.calls == [
        .presentFetchProgress(.init()),
        .presentFetchFailure(.init(error: .faulty(["departures.json:1:1: a fault"]))),
      ])
  }

  @Test(arguments: [nil, ListDeparturesError.faulty(["departures.json:1:1: a fault"])])
  func `drops a late answer to fetchDepartures`(error: ListDeparturesError?) async throws {
    worker.callsToHold = 2
    interactor.fetchDepartures(request: .init())
    let early = interactor.fetchDeparturesTask
    let earlyCall = try await worker.nextCall(of: early)
    interactor.fetchDepartures(request: .init())
    let last = interactor.fetchDeparturesTask
    let lastCall = try await worker.nextCall(of: last)

    lastCall.resume()
    await last?.value
    worker.error = error
    earlyCall.resume()
    await early?.value

    #expect(
      presenter.calls == [
        .presentFetchProgress(.init()),
        .presentFetchProgress(.init()),
        .presentDepartures(.init(departures: [.first, .second], favorite: nil)),
      ])
  }

  @Test func `cancels fetchDepartures when the scene is left`() async throws {
    worker.callsToHold = 1
    var interactor: ListDeparturesInteractor? = ListDeparturesInteractor(worker: worker)
    interactor?.fetchDepartures(request: .init())
    let work = interactor?.fetchDeparturesTask
    let call = try await worker.nextCall(of: work)

    interactor = nil

    #expect(work?.isCancelled == true)
    call.resume()
    await work?.value
  }

  @Test func `selects a departure by its number`() async {
    interactor.fetchDepartures(request: .init())
    await interactor.fetchDeparturesTask?.value

    interactor.selectDeparture(request: .init(number: 2))

    #expect(presenter.calls.last == .presentSelectedDeparture(.init()))
    #expect(interactor.selection == .second)
  }

  @Test(arguments: [(0, nil), (1, Departure.first), (3, nil)])
  func `refuses a departure that is canceled or not there`(
    number: Int, departure: Departure?
  ) async {
    interactor.fetchDepartures(request: .init())
    await interactor.fetchDeparturesTask?.value

    interactor.selectDeparture(request: .init(number: number))

    #expect(
      presenter.calls.last == .presentSelectionFailure(.init(departure: departure, count: 2)))
    #expect(interactor.selection == nil)
  }

  @Test func `presents the favorite with the departures`() async {
    interactor.showDepartureResult = .second

    interactor.fetchDepartures(request: .init())
    await interactor.fetchDeparturesTask?.value

    #expect(
      presenter.calls.last
        == .presentDepartures(.init(departures: [.first, .second], favorite: .second)))
  }
}
