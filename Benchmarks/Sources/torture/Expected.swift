import IceCreamDomain
import IceCreamFiles

/// The possible contents of a book, from the output of the workers of one seat.
struct Expected {
  /// The number of acknowledged changes.
  private(set) var acknowledged = 0
  /// The number of changes that were begun and not acknowledged.
  private(set) var cutShort = 0
  /// The possible flavors of each identifier; `nil` for no ice cream.
  private var states: [String: [String?]] = [:]
  /// The flavors of saves that were begun: each may have succeeded, with a new identifier.
  private var begun: Set<String> = []
  /// The change that was begun last.
  private var pending: Step?
  /// The flavors of the ice creams that the worker has listed so far.
  private var found: [String: String] = [:]

  /// All identifiers, including those of deleted ice creams.
  var identifiers: some Collection<String> { states.keys }

  /// Notes a line of a worker.
  ///
  /// - Parameters:
  ///   - step: The line.
  ///   - isCertain: Whether acknowledged changes must be in the book: `false` for lines after a power cut.
  mutating func add(_ step: Step, isCertain: Bool = true) throws {
    switch (pending, step) {
    case (_, .ended):
      if pending != nil { cutShort += 1 }
      (pending, found) = (nil, [:])
    case (nil, .has(let id, let flavor)):
      found[id] = flavor
      if !isCertain, begun.remove(flavor) != nil { states[id] = [nil, flavor] }
    case (nil, .ready):
      if isCertain { try compare(with: found) }
    case (nil, .saving(let flavor)):
      begun.insert(flavor)
      pending = step
    case (nil, .updating(let id, let flavor)), (nil, .restoring(let id, let flavor)):
      states[id, default: []].append(flavor)
      pending = step
    case (nil, .deleting(let id)):
      states[id, default: []].append(nil)
      pending = step
    case (.saving(let flavor), .saved(let id)):
      try check(states[id] == nil, "doubled: the identifier \(id) was reused")
      begun.remove(flavor)
      acknowledge(id, flavor, isCertain, before: [nil])
    case (.updating(let id, let flavor), .done), (.restoring(let id, let flavor), .done):
      acknowledge(id, flavor, isCertain)
    case (.deleting(let id), .done): acknowledge(id, nil, isCertain)
    default: throw Failure("a worker wrote \(step) after \(pending.map { "\($0)" } ?? "nothing")")
    }
  }

  private mutating func acknowledge(
    _ id: String, _ flavor: String?, _ isCertain: Bool, before: [String?] = []
  ) {
    acknowledged += 1
    pending = nil
    if isCertain {
      states[id] = [flavor]
    } else {
      states[id, default: before].append(flavor)
    }
  }

  /// Fails unless the ice creams of a seat are possible, and expects them from now on.
  mutating func compare(with iceCreams: [SavedIceCream]) throws {
    try compare(
      with: Dictionary(
        iceCreams.map { ($0.id, $0.flavor) }, uniquingKeysWith: { first, _ in first }))
  }

  private mutating func compare(with found: [String: String]) throws {
    for (id, flavor) in found {
      if let possible = states[id] {
        try check(
          possible.contains(flavor), "misreported: \(id) is \(flavor), not one of \(possible)")
      } else {
        try check(begun.remove(flavor) != nil, "misreported: \(id), \(flavor), was never saved")
        states[id] = [flavor]
      }
    }
    for (id, possible) in states where found[id] == nil {
      try check(possible.contains(nil), "lost: \(id), \(possible)")
    }
    for id in states.keys { states[id] = [found[id]] }
    begun = []
  }
}

/// Compares a book with the output of workers, one file for each seat.
///
/// A line `cut` in a file marks the power cut: changes acknowledged before it must be in the book, later ones
/// may be.
struct Judge {
  let path: String

  func run(_ files: [String]) throws {
    let store = FileIceCreamStore(path: path)
    var (acknowledged, identifiers) = (0, Set<String>())
    for (seat, file) in files.enumerated() {
      var expected = Expected()
      var isCut = false
      for line in try String(decoding: Disk.bytes(of: file), as: UTF8.self).split(separator: "\n") {
        if line == "cut" {
          isCut = true
          acknowledged += expected.acknowledged
        } else {
          try expected.add(Step(line: line), isCertain: !isCut)
        }
      }
      try expected.compare(with: store.iceCreams(ofSeat: "\(seat)"))
      for id in expected.identifiers {
        try check(identifiers.insert(id).inserted, "doubled: the identifier \(id) was reused")
      }
    }
    print("acknowledged \(acknowledged)")
  }
}
