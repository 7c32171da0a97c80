/// The worker that is far away: it takes a while, and has what the one behind it has.
final class DistantCatalogWorker: CreateIceCreamWorker {
  private let worker: any CreateIceCreamWorker
  private let delay: Duration

  init(worker: any CreateIceCreamWorker, delay: Duration = .milliseconds(50)) {
    self.worker = worker
    self.delay = delay
  }

  func fetchIceCream() async throws(CatalogError) -> IceCream {
    do {
      try await Task.sleep(for: delay)
    } catch {
      // It is cancelled, and the answer is no longer wanted.
      throw .cannotRead(file: "The catalog")
    }
    return try await worker.fetchIceCream()
  }
}
