@MainActor
protocol ScrollIceCreamsBusinessLogic: AnyObject {
  func fetchNextPage(request: ScrollIceCreams.FetchNextPage.Request)
}

@MainActor
final class ScrollIceCreamsInteractor: ScrollIceCreamsBusinessLogic {
  var presenter: (any ScrollIceCreamsPresentationLogic)?
  private let store: any IceCreamStore
  private let pageSize: Int
  private var ids: Set<IceCream.ID> = []
  /// Where the next page begins; `nil` if there is none.
  private var position: Int? = 0
  private(set) var pageTask: Task<Void, Never>?

  init(store: any IceCreamStore, pageSize: Int = 20) {
    (self.store, self.pageSize) = (store, pageSize)
  }

  deinit { pageTask?.cancel() }

  /// Fetches one page at a time, and after a failure the same one again.
  func fetchNextPage(request: ScrollIceCreams.FetchNextPage.Request) {
    guard pageTask == nil, let position else { return }
    presenter?.presentNextPage(response: .fetching)
    pageTask = Task { [weak self, store, pageSize] in
      do throws(IceCreamStoreError) {
        let page = try await store.fetch(position..<position + pageSize)
        self?.add(page)
      } catch {
        self?.pageTask = nil
        self?.presenter?.presentNextPage(response: .failed(error))
      }
    }
  }

  private func add(_ page: [IceCream]) {
    pageTask = nil
    position = page.count < pageSize ? nil : (position ?? 0) + page.count
    // If a row was added before this page, it begins with one that is already shown.
    let new = page.filter { ids.insert($0.id).inserted }
    presenter?.presentNextPage(response: .fetched(new))
  }
}
