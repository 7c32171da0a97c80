import Foundation

@testable import OrderDesk

enum VersionedSaveError: Error, Equatable {
  /// Another device has saved this since the form was opened.
  case changed(Order)
}

/// Counts the versions of each order.
actor VersionedOrders {
  private var saved: [UUID: (order: Order, version: Int)] = [:]

  func fetchOrder(id: UUID) -> (order: Order, version: Int)? { saved[id] }

  /// Saves an order of which the form has seen this version; 0 for a new one.
  func saveOrder(_ order: Order, version: Int) throws(VersionedSaveError) {
    if let last = saved[order.id], last.version != version { throw .changed(last.order) }
    saved[order.id] = (order, version + 1)
  }
}
