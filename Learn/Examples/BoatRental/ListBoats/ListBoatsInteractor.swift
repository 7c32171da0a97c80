protocol ListBoatsBusinessLogic {
  func fetchBoats(request: ListBoats.FetchBoats.Request)
  func selectBoat(request: ListBoats.SelectBoat.Request)
}

protocol ListBoatsDataStore {
  var boat: Boat? { get }
}

final class ListBoatsInteractor: ListBoatsBusinessLogic, ListBoatsDataStore {
  var presenter: ListBoatsPresentationLogic?
  private let worker: ListBoatsWorker
  private var boats: [Boat] = []
  private(set) var boat: Boat?

  init(worker: ListBoatsWorker = ListBoatsWorker()) {
    self.worker = worker
  }

  func fetchBoats(request: ListBoats.FetchBoats.Request) {
    worker.fetchBoats(seats: request.seats) { [weak self] boats in
      self?.boats = boats
      self?.presenter?.presentBoats(response: ListBoats.FetchBoats.Response(boats: boats))
    }
  }

  func selectBoat(request: ListBoats.SelectBoat.Request) {
    guard boats.indices.contains(request.row) else { return }
    boat = boats[request.row]
    presenter?.presentSelectedBoat(response: ListBoats.SelectBoat.Response())
  }
}
