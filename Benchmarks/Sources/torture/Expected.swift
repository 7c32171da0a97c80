import IceCreamDomain

/// What has to be in a book by what workers have said.
struct Expected {
  /// Each flavor by its identifier.
  private(set) var flavors: [String: String] = [:]
  /// How many changes were acknowledged.
  private(set) var acknowledged = 0
  /// What the last worker had begun, but not ended.
  private(set) var pending: Step?
  /// All identifiers that were given, be they there or not.
  private var given: Set<String> = []

  /// Takes note of what others have said who worked at the same time, each with what was its own.
  mutating func add(_ others: Expected) throws {
    acknowledged += others.acknowledged
    for id in others.given { try give(id) }
    flavors.merge(others.flavors) { $1 }
  }

  /// Takes note of all that one worker has said.
  mutating func add(_ steps: [Step]) throws {
    pending = nil
    for step in steps {
      guard let begun = pending else {
        pending = step
        continue
      }
      acknowledged += 1
      pending = nil
      switch (begun, step) {
      case (.saving(let flavor), .saved(let id)):
        try give(id)
        flavors[id] = flavor
      case (.updating, .done), (.deleting, .done): finish(begun)
      default: throw Failure("a worker says \(step) after \(begun)")
      }
    }
  }

  private mutating func give(_ id: String) throws {
    try check(given.insert(id).inserted, "the identifier \(id) was given twice")
  }

  private mutating func finish(_ step: Step) {
    switch step {
    case .updating(let id, let flavor): flavors[id] = flavor
    case .deleting(let id): flavors[id] = nil
    default: break
    }
  }

  /// Compares a book with what has to be in it; what was not ended may be there or not.
  mutating func compare(with all: [SavedIceCream]) throws {
    try check(all.allSatisfy(\.isWhole), "an ice cream has changed")
    let found = Dictionary(all.map { ($0.id, $0.flavor) }) { first, _ in first }
    try check(found.count == all.count, "two ice creams have one identifier")
    let last = pending
    if found != flavors, let last {
      if case .saving(let flavor) = last, let new = all.last, new.flavor == flavor {
        try give(new.id)
        flavors[new.id] = flavor
      }
      finish(last)
    }
    guard found != flavors else { return }
    let missing = flavors.filter { found[$0.key] != $0.value }
    let extra = found.filter { flavors[$0.key] != $0.value }
    throw Failure(
      "the book lacks \(missing.count) ice creams and has \(extra.count) others, after "
        + (last.map { "\($0)" } ?? "nothing") + ": \(missing.prefix(3)), \(extra.prefix(3))")
  }
}
