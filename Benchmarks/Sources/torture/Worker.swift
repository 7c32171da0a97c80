import IceCreamDomain
import IceCreamFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A process that saves, changes, deletes and undoes, and prints each change before and after.
///
/// All workers change the same ice creams, and undo each other's changes. The lines are:
///
///     begin save FLAVOR | update ID FLAVOR | delete ID … | restore ID …
///     begin undo NUMBER CHANGE    the change that undoes the one with this number
///     done | done ID              after a save, its identifier
///     refused                     another process was faster
struct Worker {
  private let store: FileIceCreamStore
  private let seat: String
  private let seed: UInt64
  private let length: Int
  private var random: RandomNumbers
  private var number = 0

  init(path: String, seat: String, seed: UInt64, length: Int) {
    store = FileIceCreamStore(path: path, makesFolders: true, patience: .seconds(60))
    random = RandomNumbers(seed: seed)
    (self.seat, self.seed, self.length) = (seat, seed, length)
  }

  /// Makes a number of changes.
  mutating func run(_ count: Int) throws {
    for _ in 0..<count {
      let newest = try store.fetch(IceCreamQuery(count: 12)).iceCreams
      try check(newest.allSatisfy(\.isWhole), "an ice cream has changed")
      switch (Int.random(in: 0..<20, using: &random), newest.randomElement(using: &random)) {
      case (0..<6, .some(let old)): try update(old)
      case (6..<8, .some):
        try delete(
          Array(newest.shuffled(using: &random).prefix(.random(in: 1...4, using: &random))))
      case (8..<12, _): try undo()
      default: try save()
      }
    }
  }

  private mutating func save() throws {
    let iceCream = SavedIceCream.tortured(flavor: flavor(), at: .now)
    try attempt(Change(.saved(iceCream)).words) { " " + (try store.save(iceCream).id) }
  }

  private mutating func update(_ old: SavedIceCream) throws {
    var changed = SavedIceCream.tortured(flavor: flavor(), at: old.madeAt)
    changed.id = old.id
    try attempt(Change(.updated(changed, from: old)).words) {
      try check(store.update(changed, from: old), "an update changed nothing")
      return ""
    }
  }

  private func delete(_ iceCreams: [SavedIceCream]) throws {
    try attempt(Change(.deleted(iceCreams)).words) {
      try store.delete(iceCreams)
      return ""
    }
  }

  private func undo() throws {
    let change: IceCreamChange?
    do throws(IceCreamStoreError) {
      change = try store.lastChange()
    } catch {
      // After a torn line, it is not known.
      if case .damagedChange = error.problem { return }
      throw error
    }
    guard let change else { return }
    let words = Change(change.action, isUndone: true).words
    try attempt("undo \(change.number) \(words)") {
      try store.undo(change)
      return ""
    }
  }

  /// Prints a change before and after it.
  private func attempt(_ words: String, _ change: () throws -> String) throws {
    say("begin \(words)\n")
    do {
      say("done\(try change())\n")
    } catch let error as IceCreamStoreError {
      switch error.problem {
      case .changedMeanwhile, .unknownID, .changedSince, .damagedChange: say("refused\n")
      default: throw error
      }
    }
  }

  private mutating func flavor() -> String {
    number += 1
    return "\(seat)-\(seed)-\(number)-\(Int.random(in: 0..<length, using: &random))"
  }

  private func say(_ text: String) {
    let line = Array(text.utf8)
    // write(2) to a pipe is atomic for so few bytes (POSIX, PIPE_BUF).
    _ = line.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }
}

extension SavedIceCream {
  /// Creates an ice cream from its flavor, whose last part is the length of the other names.
  static func tortured(flavor: String, at moment: Timestamp) -> SavedIceCream {
    let length = flavor.split(separator: "-").last.flatMap { Int($0) } ?? 0
    return SavedIceCream(
      id: IceCreamID.text(of: moment.secondsSince1970), madeAt: moment,
      cone: "c" + String(repeating: "\"", count: length), flavor: flavor,
      topping: "t" + String(repeating: "é\"", count: length / 3))
  }

  /// Whether its names match its flavor.
  var isWhole: Bool {
    let right = SavedIceCream.tortured(flavor: flavor, at: madeAt)
    return cone == right.cone && topping == right.topping
  }
}

/// Returns the problem of a change; `nil` if it succeeds.
func problem(_ change: () throws -> Void) -> IceCreamStoreError.Problem? {
  do {
    try change()
    return nil
  } catch {
    return (error as? IceCreamStoreError)?.problem
  }
}

extension FileIceCreamStore {
  /// Returns all ice creams, oldest first, and all notes.
  func page() throws(IceCreamStoreError) -> IceCreamPage {
    try fetch(IceCreamQuery(order: .oldest, count: .max))
  }

  /// Undoes the last change, if there is one.
  func undoLast() throws(IceCreamStoreError) {
    if let change = try lastChange() { try undo(change) }
  }
}

extension IceCreamStore {
  /// Saves an ice cream, to which the store gives an identifier of its time.
  func save(_ iceCream: SavedIceCream) throws(IceCreamStoreError) -> SavedIceCream {
    try save(
      UnsavedIceCream(
        madeAt: iceCream.madeAt, cone: iceCream.cone, flavor: iceCream.flavor,
        topping: iceCream.topping))
  }
}
