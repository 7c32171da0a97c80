@MainActor
protocol ListIceCreamsBusinessLogic: AnyObject {
  func watchIceCreams(request: ListIceCreams.WatchIceCreams.Request)
  func deleteIceCream(request: ListIceCreams.DeleteIceCream.Request)
}

@MainActor
final class ListIceCreamsInteractor: ListIceCreamsBusinessLogic {
  var presenter: (any ListIceCreamsPresentationLogic)?
  private let store: any LocalIceCreamStore
  private var rows = SortedRows { $0.id }
  private(set) var watchTask: Task<Void, Never>?
  private(set) var deleteTask: Task<Void, Never>?

  init(store: any LocalIceCreamStore) { self.store = store }

  deinit { watchTask?.cancel() }

  func watchIceCreams(request: ListIceCreams.WatchIceCreams.Request) {
    watchTask?.cancel()
    watchTask = Task { [weak self, store] in
      // Listen first: a change during the fetch is then seen twice, and none is missed.
      let changes = await store.changes()
      do throws(IceCreamStoreError) {
        let iceCreams = try await store.fetch(0..<Int.max)
        if Task.isCancelled { return }
        self?.replaceRows(with: iceCreams)
      } catch {
        if Task.isCancelled { return }
        self?.presenter?.presentIceCreams(response: .failed(error))
        return
      }
      for await change in changes {
        if Task.isCancelled { return }
        self?.apply(change)
      }
    }
  }

  /// Presents only a failure: the store reports the deletion like any change.
  func deleteIceCream(request: ListIceCreams.DeleteIceCream.Request) {
    deleteTask = Task { [weak self, store] in
      do throws(IceCreamStoreError) {
        try await store.delete(request.id)
      } catch {
        self?.presenter?.presentFailedDeletion(response: .init(id: request.id, error: error))
      }
    }
  }

  private func replaceRows(with iceCreams: [IceCream]) {
    presenter?.presentIceCreams(response: .fetched(rows.replace(with: iceCreams)))
  }

  private func apply(_ change: IceCreamChange) {
    for response in rows.apply(change) { presenter?.presentIceCreams(response: response) }
  }
}
