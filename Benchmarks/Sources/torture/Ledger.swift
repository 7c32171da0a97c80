import IceCreamDomain
import IceCreamFiles
import StrictJSON

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What workers said that they changed, to be compared with the lines of their book.
struct Ledger {
  /// The number of acknowledged changes, of which some are undone changes and some changes of several ice creams.
  private(set) var (acknowledged, undone, batches) = (0, 0, 0)
  /// The number of changes that were begun and neither acknowledged nor refused.
  private(set) var cutShort = 0
  /// The number of changes that the store refused, because another process was faster.
  private(set) var refused = 0
  /// The changes that must be in the book, and those that may be.
  private var (certain, possible) = ([Claim](), [Claim]())
  /// The change that each seat has begun.
  private var pending: [String: Claim] = [:]

  /// A change that a worker said it made.
  private struct Claim {
    /// The change as a line of the book has it.
    var change: Change
    /// The number of the change that it undid, if it undid one.
    var undone: Int?
    /// The identifier of the saved ice cream, if that is known.
    var id: String?
  }

  /// Notes a line of a worker.
  ///
  /// - Parameters:
  ///   - seat: The seat of the worker.
  ///   - isCertain: Whether an acknowledged change must be in the book: `false` for lines after a power cut.
  mutating func add(_ line: Substring, of seat: String, isCertain: Bool = true) throws {
    var words = line.split(separator: " ").map(String.init)
    switch (words.removeFirst(), pending.removeValue(forKey: seat)) {
    case ("begin", nil):
      var undone: Int?
      if words.first == "undo" {
        undone = Int(words[1])
        words.removeFirst(2)
      }
      pending[seat] = Claim(change: Change(words: words), undone: undone)
    case ("done", .some(var claim)):
      claim.id = words.first
      acknowledged += 1
      if claim.undone != nil { self.undone += 1 }
      if claim.change.ids.count > 1 { batches += 1 }
      if isCertain { certain.append(claim) } else { possible.append(claim) }
    case ("refused", .some): refused += 1
    case ("ended", .some(let claim)):
      cutShort += 1
      possible.append(claim)
    case ("ended", nil): break
    case (_, let before):
      throw Failure("a worker wrote \(line) after \(before.map { "\($0)" } ?? "nothing")")
    }
  }

  /// Fails unless each line of a book was claimed once, no acknowledged change is missing, an undo comes right after
  /// what it undid, and the store reads what the lines say.
  ///
  /// - Returns: The number of ice creams.
  func compare(with path: String) throws -> Int {
    let lines = try (access(path, F_OK) == 0 ? Disk.bytes(of: path) : [])
      .split(separator: UInt8(ascii: "\n")).compactMap { Change(line: Array($0)) }
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
    return try compare(lines, with: FileIceCreamStore(path: path).page().iceCreams)
  }

  /// Compares what a store reads with a model that follows the lines.
  private func compare(_ lines: [Change], with iceCreams: [SavedIceCream]) throws -> Int {
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
      iceCreams.map { "\($0.id) \($0.flavor)" } == order.map { "\($0) \(flavors[$0] ?? "")" },
      "misreported: the book has \(iceCreams.map(\.flavor)), not \(order)")
    return order.count
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
    case (.saved(let iceCream), false): (kind, ids, flavor) = ("save", [], iceCream.flavor)
    case (.updated(let iceCream, from: _), false), (.updated(_, from: let iceCream), true):
      (kind, ids, flavor) = ("update", [iceCream.id], iceCream.flavor)
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

/// Compares a book with the output of workers, one file for each seat.
///
/// A line `cut` in a file marks the power cut: changes acknowledged before it must be in the book, later ones
/// may be.
struct Judge {
  let path: String

  func run(_ files: [String]) throws {
    var ledger = Ledger()
    var acknowledged = 0
    for file in files {
      var isCut = false
      let before = ledger.acknowledged
      for line in try String(decoding: Disk.bytes(of: file), as: UTF8.self).split(separator: "\n") {
        if line == "cut" {
          isCut = true
          acknowledged += ledger.acknowledged - before
        } else {
          try ledger.add(line, of: file, isCertain: !isCut)
        }
      }
      try ledger.add("ended", of: file)
    }
    _ = try ledger.compare(with: path)
    print("acknowledged \(acknowledged)")
  }
}
