/// The requests of the scene.
protocol ListTeasBusinessLogic: AnyObject {
  /// Fetches teas.
  func fetchTeas(request: ListTeas.FetchTeas.Request)
  /// Chooses tea.
  func chooseTea(request: ListTeas.ChooseTea.Request)
  /// Deletes tea.
  func deleteTea(request: ListTeas.DeleteTea.Request)
}

/// Enforces the scene's business rules.
final class ListTeasInteractor {
  /// Receives the responses.
  var presenter: (any ListTeasPresentationLogic)?

  private let worker: any ListTeasWorker
  private var teas: [String] = []

  /// Creates an interactor.
  ///
  /// - Parameter worker: Does the work of the first use case.
  init(worker: any ListTeasWorker = BuiltInListTeasWorker()) {
    self.worker = worker
  }
}

extension ListTeasInteractor: ListTeasBusinessLogic {
  func fetchTeas(request: ListTeas.FetchTeas.Request) {
    do {
      teas = try worker.fetchTeas()
      presenter?.presentTeas(response: .init(teas: teas))
    } catch {
      presenter?.presentFetchFailure(response: .init(error: error))
    }
  }

  func chooseTea(request: ListTeas.ChooseTea.Request) {
    let tea = teas.enumerated().first { $0.offset + 1 == request.number }?.element
    presenter?.presentChosenTea(response: .init(tea: tea))
  }

  func deleteTea(request: ListTeas.DeleteTea.Request) {
    presenter?.presentDeletedTea(response: .init())
  }
}
