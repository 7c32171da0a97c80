import Foundation
import Testing

@testable import OrderDesk

/// A gesture becomes a request that names the rows, whatever the list looks like by then.
@MainActor
struct PrintQueueViewTests {
  private let interactor = Interactor()
  private let view = PrintQueueView()
  private let ids: [UUID]

  init() {
    let rows = ["Menu", "Poster", "Card"].map { OrderRow(id: UUID(), title: $0) }
    ids = rows.map(\.id)
    view.interactor = interactor
    view.queue.update { $0.rows = rows }
  }

  @Test func `asks to move a row before another one, or to the end`() {
    view.moveOrders(at: [2], to: 1)
    view.moveOrders(at: [0], to: 3)

    #expect(interactor.moves == [.init(id: ids[2], before: ids[1]), .init(id: ids[0])])
  }

  @Test func `asks for nothing if a row stays, or is gone`() {
    view.moveOrders(at: [1], to: 1)
    view.moveOrders(at: [3], to: 0)

    #expect(interactor.moves.isEmpty)
  }

  @Test func `asks to remove the row that was swiped`() {
    view.removeOrder(id: ids[1])

    #expect(interactor.removals == [.init(id: ids[1])])
    #expect(view.queue.state.rows.count == 3)
  }

  private final class Interactor: PrintQueueBusinessLogic {
    private(set) var moves: [PrintQueue.MoveOrder.Request] = []
    private(set) var removals: [PrintQueue.RemoveOrder.Request] = []

    func fetchQueue(request: PrintQueue.FetchQueue.Request) {}
    func moveOrder(request: PrintQueue.MoveOrder.Request) { moves.append(request) }
    func removeOrder(request: PrintQueue.RemoveOrder.Request) { removals.append(request) }
  }
}
