@MainActor
protocol EditIceCreamBusinessLogic: AnyObject {
  func saveIceCream(request: EditIceCream.SaveIceCream.Request)
}

@MainActor
final class EditIceCreamInteractor: EditIceCreamBusinessLogic {
  var presenter: (any EditIceCreamPresentationLogic)?
  private let store: any IceCreamStore
  private(set) var saveTask: Task<Void, Never>?

  init(store: any IceCreamStore) { self.store = store }

  func saveIceCream(request: EditIceCream.SaveIceCream.Request) {
    if saveTask != nil { return }
    presenter?.presentSave(response: .saving)
    saveTask = Task { [weak self, store] in
      let response: EditIceCream.SaveIceCream.Response
      do throws(IceCreamStoreError) {
        try await store.save(request.iceCream)
        response = .saved
      } catch .invalid(let fields) where !fields.isEmpty {
        response = .refused(fields)
      } catch {
        response = .failed(error)
      }
      self?.saveTask = nil
      self?.presenter?.presentSave(response: response)
    }
  }
}
