import Foundation
import XCTest

@testable import BoatRental

@MainActor
final class HarborCountTests: XCTestCase {
  private final class Presenter: CountBoatsPresentationLogic {
    var answered: (Int) -> Void = { _ in }

    func presentCount(_ count: Int) {
      dispatchPrecondition(condition: .onQueue(.main))
      answered(count)
    }
  }

  private final class Store: HarborStore {
    func loadBoats(completion: @escaping @Sendable ([Boat]) -> Void) {
      DispatchQueue.global().async { completion([Boat(name: "Heron", seats: 2)]) }
    }
  }

  func testPresentsOnTheMainQueueWhatArrivesOnAnother() async {
    let presenter = Presenter()
    let interactor = CountBoatsInteractor(store: Store())
    interactor.presenter = presenter
    let menu = OldMenu(interactor: interactor)

    let count = await withCheckedContinuation { continuation in
      presenter.answered = { continuation.resume(returning: $0) }
      menu.open()
    }

    XCTAssertEqual(count, 1)
  }
}
