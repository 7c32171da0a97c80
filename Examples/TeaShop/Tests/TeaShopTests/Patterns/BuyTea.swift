/// The payloads of a command: a purchase, which must neither happen twice nor be cancelled half-way.
enum BuyTea {
  struct Request: Equatable, Sendable {
    var name: String
  }

  enum Response: Equatable, Sendable {
    case buying
    case bought(String)
    case refused
  }
}

/// Pays for teas.
protocol PurchaseWorker: Sendable {
  @concurrent func buy(_ name: String) async -> Bool
}

@MainActor protocol BuyTeaPresentationLogic: AnyObject {
  func presentPurchase(response: BuyTea.Response)
}

@MainActor final class BuyTeaInteractor {
  var presenter: (any BuyTeaPresentationLogic)?
  private(set) var purchase: Task<Void, Never>?

  private let worker: any PurchaseWorker

  init(worker: any PurchaseWorker) {
    self.worker = worker
  }

  func buyTea(request: BuyTea.Request) {
    presenter?.presentPurchase(response: .buying)
    if purchase != nil { return }
    let name = request.name
    purchase = Task { [weak self, worker] in
      let isBought = await worker.buy(name)
      self?.purchase = nil
      self?.presenter?.presentPurchase(response: isBought ? .bought(name) : .refused)
    }
  }
}
