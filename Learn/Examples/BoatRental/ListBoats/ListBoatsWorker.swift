final class ListBoatsWorker {
  private let store: BoatsStore

  init(store: BoatsStore = FixedBoatsStore()) {
    self.store = store
  }

  func fetchBoats(seats: Int, completion: @escaping ([Boat]) -> Void) {
    store.fetchBoats { boats in
      completion(boats.filter { $0.seats >= seats })
    }
  }
}
