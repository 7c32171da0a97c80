import Foundation
import Scenery
import SceneUI

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// The orders in the sequence in which they are printed.
enum PrintQueue {
  enum FetchQueue {
    struct Request: Equatable, Sendable {}
  }

  enum MoveOrder {
    struct Request: Equatable, Sendable {
      var id: UUID
      /// The order that it goes before; without one, it goes to the end.
      var before: UUID?
    }
  }

  enum RemoveOrder {
    struct Request: Equatable, Sendable {
      var id: UUID
    }
  }

  struct DisplayedQueue: Equatable, Sendable {
    var rows: [OrderRow] = []
    var progress = ""
  }
}

/// The requests of the scene, whose rules may refuse each of them.
@MainActor
protocol PrintQueueBusinessLogic: AnyObject {
  func fetchQueue(request: PrintQueue.FetchQueue.Request)
  func moveOrder(request: PrintQueue.MoveOrder.Request)
  func removeOrder(request: PrintQueue.RemoveOrder.Request)
}

/// Turns the gestures of a list into requests.
@MainActor
final class PrintQueueView {
  var interactor: (any PrintQueueBusinessLogic)?
  let queue = ObservableStore(PrintQueue.DisplayedQueue())

  func fetchQueue() { interactor?.fetchQueue(request: .init()) }

  /// Moves rows before the one that is at `target`, or to the end.
  func moveOrders(at indices: IndexSet, to target: Int) {
    let ids = queue.state.rows.map(\.id)
    let before = ids.indices.contains(target) ? ids[target] : nil
    for index in indices where ids.indices.contains(index) && ids[index] != before {
      interactor?.moveOrder(request: .init(id: ids[index], before: before))
    }
  }

  func removeOrder(id: UUID) { interactor?.removeOrder(request: .init(id: id)) }
}

#if canImport(SwiftUI)
  /// The list, whose rows the user moves, and removes with a swipe.
  struct PrintQueueScreen: SwiftUI.View {
    private let view: PrintQueueView
    @State private var model: SceneModel<PrintQueue.DisplayedQueue>

    init(view: PrintQueueView) {
      self.view = view
      _model = State(
        initialValue: SceneModel(view.queue, waitsFor: [\.progress]) { view.fetchQueue() })
    }

    var body: some SwiftUI.View {
      List {
        ForEach(model.state.rows.rows(by: \.id)) { row in
          Text(verbatim: row.entry.title)
            .swipeActions {
              Button("Remove") { view.removeOrder(id: row.entry.id) }
            }
        }
        .onMove { rows, target in view.moveOrders(at: rows, to: target) }
      }
      .refreshable { await model.refresh { view.fetchQueue() } }
      .task { model.load() }
    }
  }
#endif
