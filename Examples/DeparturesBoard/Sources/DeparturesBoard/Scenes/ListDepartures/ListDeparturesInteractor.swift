/// The requests of the scene.
@MainActor
protocol ListDeparturesBusinessLogic: AnyObject {
  /// Fetches departures.
  func fetchDepartures(request: ListDepartures.FetchDepartures.Request)
  /// Selects departure.
  func selectDeparture(request: ListDepartures.SelectDeparture.Request)
}

/// The data that other scenes pass to this one and take from it.
@MainActor
protocol ListDeparturesDataStore: ShowDepartureOrigin {
  /// What the user selected.
  var selection: Departure? { get set }
}

/// Enforces the scene's business rules.
@MainActor
final class ListDeparturesInteractor: ListDeparturesDataStore {
  /// Receives the responses.
  var presenter: (any ListDeparturesPresentationLogic)?
  var selection: Departure?
  var showDepartureResult: Departure?

  private let worker: any ListDeparturesWorker
  private var departures: [Departure] = []

  /// The last `fetchDepartures`, which the next one cancels.
  private(set) var fetchDeparturesTask: Task<Void, Never>?

  /// Creates an interactor.
  ///
  /// - Parameter worker: Does the work of use cases.
  init(worker: any ListDeparturesWorker) {
    self.worker = worker
  }

  deinit {
    fetchDeparturesTask?.cancel()
  }
}

extension ListDeparturesInteractor: ListDeparturesBusinessLogic {
  func fetchDepartures(request: ListDepartures.FetchDepartures.Request) {
    fetchDeparturesTask?.cancel()
    presenter?.presentFetchProgress(response: .init())
    fetchDeparturesTask = Task { [weak self, worker] in
      do throws(ListDeparturesError) {
        let departures = try await worker.fetchDepartures(request: request)
        if Task.isCancelled { return }
        self?.departures = departures
        self?.presenter?.presentDepartures(
          response: .init(departures: departures, favorite: self?.showDepartureResult))
      } catch {
        if Task.isCancelled { return }
        self?.presenter?.presentFetchFailure(response: .init(error: error))
      }
    }
  }

  func selectDeparture(request: ListDepartures.SelectDeparture.Request) {
    let departure = departures.enumerated().first { $0.offset + 1 == request.number }?.element
    guard let departure, !departure.isCanceled else {
      presenter?.presentSelectionFailure(
        response: .init(departure: departure, count: departures.count))
      return
    }
    selection = departure
    presenter?.presentSelectedDeparture(response: .init())
  }
}
