import Foundation

@testable import BoatRental

/// The store of an old app; `@Sendable` says that it may answer on any queue.
protocol HarborStore {
  func loadBoats(completion: @escaping @Sendable ([Boat]) -> Void)
}

@MainActor
protocol CountBoatsPresentationLogic: AnyObject {
  func presentCount(_ count: Int)
}

/// A scene that belongs to the main actor, although its store and its caller do not.
@MainActor
final class CountBoatsInteractor {
  var presenter: CountBoatsPresentationLogic?
  private let store: HarborStore

  init(store: HarborStore) { self.store = store }

  func countBoats() {
    store.loadBoats { [weak self] boats in
      DispatchQueue.main.async { [weak self] in
        self?.presenter?.presentCount(boats.count)
      }
    }
  }
}

/// An old class, which UIKit calls on the main thread.
final class OldMenu {
  let interactor: CountBoatsInteractor

  init(interactor: CountBoatsInteractor) { self.interactor = interactor }

  func open() {
    MainActor.assumeIsolated { [interactor] in interactor.countBoats() }
  }
}
