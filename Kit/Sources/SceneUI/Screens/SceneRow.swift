/// An entry of a list that a screen shows as a row, with an identity.
///
/// A row keeps its identity when others are inserted or removed, so that SwiftUI moves it instead of redrawing all:
///
/// ```swift
/// ForEach(model.state.orders.rows(by: \.id)) { row in
///   Button {
///     view.selectOrder(id: row.entry.id)
///   } label: {
///     Text(verbatim: row.entry.title)
///   }
/// }
/// ```
public struct SceneRow<Entry>: Identifiable {
  /// The key of an entry, and how many entries before it have the same key.
  public struct ID: Hashable {
    fileprivate let key: AnyHashable
    fileprivate let repetition: Int
  }

  /// Tells the row from all others.
  public let id: ID
  /// The place in the list.
  public let index: Int
  /// What the row shows.
  public let entry: Entry
}

extension Array {
  /// Returns the entries as rows.
  ///
  /// - Parameter key: What tells entries apart, such as an identifier or a title; it may occur twice.
  public func rows(by key: KeyPath<Element, some Hashable>) -> [SceneRow<Element>] {
    var repetitions: [AnyHashable: Int] = [:]
    return enumerated().map { index, entry in
      let key = AnyHashable(entry[keyPath: key])
      let repetition = repetitions[key, default: 0]
      repetitions[key] = repetition + 1
      return SceneRow(id: .init(key: key, repetition: repetition), index: index, entry: entry)
    }
  }
}
