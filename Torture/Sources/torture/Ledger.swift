import Books
import IceCreamDomain
import IceCreamFiles
import StrictJSON

/// Compares a book with what workers said that they changed.
struct Ledger {
  /// A change that a worker said it made.
  private struct Claim {
    /// The change as a line of the book has it.
    var change: Change
    /// The number of the change that it undid, if it undid one.
    var undone: Int?
    /// The identifier of the saved ice cream, if that is known.
    var id: String?
  }

  /// The changes that must be in the book, and those that may be.
  private var (certain, possible) = ([Claim](), [Claim]())
  /// The number of changes that the store refused, because another process was faster, and of interrupted ones.
  private var (refused, interrupted) = (0, 0)

  /// Reads the output of workers, one file for each seat.
  init(_ files: [String]) throws {
    for file in files {
      var pending: Claim?
      let lines = try String(decoding: Disk.bytes(of: file), as: UTF8.self).split(separator: "\n")
      for line in lines + ["ended"] {
        let words = line.split(separator: " ").map(String.init)
        switch (words[0], pending) {
        case ("begin", nil):
          let isUndo = words[1] == "undo"
          pending = Claim(
            change: Change(words: Array(words.dropFirst(isUndo ? 3 : 1))),
            undone: isUndo ? Int(words[2]) : nil)
          continue
        case ("done", .some(var claim)):
          claim.id = words.dropFirst().first
          certain.append(claim)
        case ("refused", .some): refused += 1
        case ("ended", .some(let claim)):
          interrupted += 1
          possible.append(claim)
        case ("ended", nil): break
        default: throw Fault("a worker wrote \(line) after \(String(describing: pending))")
        }
        pending = nil
      }
    }
  }

  /// Fails unless each line of a book was claimed once, no acknowledged change is missing, an undo comes right after
  /// what it undid, identifiers rise, and the store reads what the lines say.
  ///
  /// - Returns: The figures.
  func compare(with path: String) throws -> String {
    let lines = try Disk.bytes(of: path).split(separator: UInt8(ascii: "\n"))
      .compactMap { Change(line: Array($0)) }
    var unclaimed: [Change: [Int]] = [:]
    for (index, change) in lines.enumerated().reversed() {
      unclaimed[change.withoutNewID, default: []].append(index)
    }
    // A certain change leaves the lines that only an interrupted undo can claim.
    let named = Set(possible.compactMap(\.undone))
    func claim(_ claim: Claim, isCertain: Bool) throws {
      let places = unclaimed[claim.change, default: []]
      // Change number 1 is at index 0, so what undid a change is at the index of its number.
      let index =
        claim.undone.map { places.firstIndex(of: $0) }
        ?? places.lastIndex { !named.contains($0) } ?? places.indices.last
      guard let index else { return try check(!isCertain, "lost: \(claim)") }
      try check(
        claim.id == nil || lines[places[index]].ids == [claim.id], "misreported: \(claim)")
      unclaimed[claim.change]?.remove(at: index)
    }
    for (claims, isCertain) in [(certain, true), (possible, false)] {
      for one in claims where one.undone != nil { try claim(one, isCertain: isCertain) }
      for one in claims where one.undone == nil { try claim(one, isCertain: isCertain) }
    }
    for (change, places) in unclaimed {
      try check(places.isEmpty, "doubled, or never made: \(change) at \(places)")
    }
    let page = try FileIceCreamStore(path: path).agreedPage()
    // Each interrupted change can leave a torn line. Before the first change, there is no book.
    let torn = page.notes.count { if case .damagedLine = $0 { true } else { false } }
    try check(
      torn <= possible.count && (torn == page.notes.count || lines.isEmpty),
      "misreported: the notes are \(page.notes)")
    // In the order of saving: a process that waits for others saves what was made a second before theirs.
    let saved = try FileIceCreamStore(path: path).saved()
    // The least significant digit comes first in an identifier.
    let numbers = saved.map { String($0.id.reversed()) }
    try check(numbers == numbers.sorted(), "identifiers do not rise")
    try compare(lines, with: saved)
    return """
      acknowledged \(certain.count) undone \(certain.count { $0.undone != nil }) \
      several \(certain.count { $0.change.ids.count > 1 }) refused \(refused) \
      interrupted \(interrupted) torn \(torn) read \(page.iceCreams.count)
      """
  }

  /// Compares what a store reads with a model that follows the lines.
  private func compare(_ lines: [Change], with iceCreams: [SavedIceCream]) throws {
    var (order, flavors, deleted) = ([String](), [String: String](), Set<String>())
    for line in lines {
      for id in line.ids {
        switch line.kind {
        case "save":
          try check(flavors[id] == nil, "doubled: the identifier \(id) was reused")
          order.append(id)
          flavors[id] = line.flavor
        case "update":
          try check(flavors[id] != nil && !deleted.contains(id), "misreported: \(line)")
          flavors[id] = line.flavor
        case "delete": try check(deleted.insert(id).inserted, "doubled: \(line)")
        default: try check(deleted.remove(id) != nil, "doubled: \(line)")
        }
      }
    }
    order.removeAll(where: deleted.contains)
    try check(iceCreams.allSatisfy(\.isWhole), "an ice cream has changed")
    try check(
      iceCreams.map { "\($0.id) \($0.names.flavor)" } == order.map { "\($0) \(flavors[$0] ?? "")" },
      "misreported: the book has \(iceCreams.map(\.names.flavor)), not \(order)")
  }
}

/// A change as a worker names it, and as a line of the book has it.
struct Change: Hashable {
  /// One of `save`, `update`, `delete` and `restore`.
  let kind: String
  private(set) var ids: [String]
  /// The flavor that was saved, or is new.
  var flavor: String?

  /// The same, without the identifier that a store gives.
  var withoutNewID: Change {
    var change = self
    if kind == "save" { change.ids = [] }
    return change
  }

  /// The words of a worker.
  var words: String { ([kind] + ids + [flavor].compactMap { $0 }).joined(separator: " ") }

  init(words: [String]) {
    kind = words.first ?? ""
    let hasFlavor = ["save", "update"].contains(kind)
    flavor = hasFlavor ? words.last : nil
    ids = Array(words.dropFirst().dropLast(hasFlavor ? 1 : 0))
  }

  /// The change that a worker makes, or that undoes one.
  init(_ action: IceCreamChange.Action, isUndone: Bool = false) {
    switch (action, isUndone) {
    case (.saved(let iceCream), false): (kind, ids, flavor) = ("save", [], iceCream.names.flavor)
    case (.updated(let iceCream, from: _), false), (.updated(_, from: let iceCream), true):
      (kind, ids, flavor) = ("update", [iceCream.id], iceCream.names.flavor)
    case (.saved(let iceCream), true): (kind, ids) = ("delete", [iceCream.id])
    case (.deleted(let all), false), (.restored(let all), true):
      (kind, ids) = ("delete", all.map(\.id))
    case (.restored(let all), false), (.deleted(let all), true):
      (kind, ids) = ("restore", all.map(\.id))
    }
  }

  /// Reads a line of a book; `nil` for a header, and for a torn line.
  init?(line: [UInt8]) {
    var reader = JSONReader(line)
    var texts: [String: [String]] = [:]
    for member in reader.object(reader.root) {
      let entries = if case .list(let list) = member.value.content { list } else { [member.value] }
      texts[member.key] = entries.compactMap {
        if case .string(let text) = $0.content { text } else { nil }
      }
    }
    guard (try? reader.finish()) != nil, let ids = texts["ids"] ?? texts["id"] else { return nil }
    self.ids = ids
    flavor = texts["flavor"]?.first
    kind =
      texts["deletedAt"] != nil
      ? "delete"
      : texts["restoredAt"] != nil ? "restore" : texts["changedAt"] != nil ? "update" : "save"
  }
}
