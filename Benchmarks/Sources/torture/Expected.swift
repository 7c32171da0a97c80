import IceCreamDomain

/// What can be in a book, by what the workers of one seat have said.
struct Expected {
  /// How many changes were acknowledged.
  private(set) var acknowledged = 0
  /// How many changes were begun and not acknowledged.
  private(set) var cutShort = 0
  /// What each identifier can stand for: flavors, or `nil` for no ice cream.
  private var states: [String: [String?]] = [:]
  /// The flavors of saves that were begun: each can be there, under a new identifier.
  private var begun: Set<String> = []
  /// What was begun last.
  private var pending: Step?
  /// What the worker has found so far.
  private var found: [String: String] = [:]

  /// All identifiers that were given, deleted ones included.
  var identifiers: some Collection<String> { states.keys }

  /// Takes note of what a worker has said.
  ///
  /// - Parameters:
  ///   - step: What it has said.
  ///   - isCertain: Whether what was acknowledged has to be in the book. After a power cut, that is not so
  ///     for what was said later.
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
      try check(states[id] == nil, "the identifier \(id) was given twice")
      begun.remove(flavor)
      acknowledge(id, flavor, isCertain, before: [nil])
    case (.updating(let id, let flavor), .done), (.restoring(let id, let flavor), .done):
      acknowledge(id, flavor, isCertain)
    case (.deleting(let id), .done): acknowledge(id, nil, isCertain)
    default: throw Failure("a worker says \(step) after \(pending.map { "\($0)" } ?? "nothing")")
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

  /// Compares the ice creams of a seat with what can be there, and goes on with what is there.
  mutating func compare(with iceCreams: [SavedIceCream]) throws {
    try compare(
      with: Dictionary(
        iceCreams.map { ($0.id, $0.flavor) }, uniquingKeysWith: { first, _ in first }))
  }

  private mutating func compare(with found: [String: String]) throws {
    for (id, flavor) in found {
      if let possible = states[id] {
        try check(
          possible.contains(flavor), "misreported: \(id) is \(flavor), and not one of \(possible)")
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

/// Compares a book with what workers have said, one file for each seat.
///
/// A line `cut` in a file says when the power was cut: what was acknowledged before it has to be in the
/// book, and what was said after it can be.
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
        try check(identifiers.insert(id).inserted, "the identifier \(id) was given twice")
      }
    }
    print("acknowledged \(acknowledged)")
  }
}
