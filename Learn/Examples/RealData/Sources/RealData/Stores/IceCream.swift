/// An ice cream that was ordered.
nonisolated struct IceCream: Equatable, Identifiable, Sendable {
  enum Field: Equatable, Sendable { case flavor, toppings }

  /// The number on its ticket.
  let id: Int
  var flavor: String
  var toppings: [String] = []
}

/// What happened to one ice cream in a store.
nonisolated enum IceCreamChange: Equatable, Sendable {
  case saved(IceCream)
  case deleted(IceCream.ID)
}

nonisolated extension [IceCream] {
  /// Returns what has changed since these were the ice creams.
  func changes(since old: [IceCream]) -> [IceCreamChange] {
    difference(from: old).compactMap { change in
      switch change {
      case .insert(_, let iceCream, _): .saved(iceCream)
      // An ice cream that was replaced is inserted, too.
      case .remove(_, let old, _): contains { $0.id == old.id } ? nil : .deleted(old.id)
      }
    }
  }
}

nonisolated enum IceCreamStoreError: Error, Equatable {
  /// The file cannot be read or written.
  case unavailable
  case noAnswer(ConnectionFault)
  /// Another connection to the database is still writing.
  case busy
  /// The contents are not ice creams.
  case damaged
  /// The server does not accept the values of these fields.
  case invalid([IceCream.Field])
  /// The server's status, or the database's code.
  case refused(code: Int)
}

/// Stores ice creams in the order of their tickets.
nonisolated protocol IceCreamStore: Sendable {
  /// Returns the ice creams at these positions; at the end there are fewer, or none.
  func fetch(_ positions: Range<Int>) async throws(IceCreamStoreError) -> [IceCream]
  /// Adds the ice cream, or replaces the one with the same ticket.
  func save(_ iceCream: IceCream) async throws(IceCreamStoreError)
  /// Deletes the ice cream, if there is one.
  func delete(_ id: IceCream.ID) async throws(IceCreamStoreError)
}

/// A store on this device, which reports its changes.
nonisolated protocol LocalIceCreamStore: IceCreamStore {
  /// Returns each change from now on, until its reader stops.
  func changes() async -> AsyncStream<IceCreamChange>
}
