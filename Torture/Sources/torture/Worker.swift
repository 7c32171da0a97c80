import Books
import IceCreamDomain
import IceCreamFiles
import Seeds
import SystemCalls

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
  private let (name, length): (String, Int)
  private var random: FixedNumbers
  private var number = 0

  init(path: String, seat: String, seed: UInt64, length: Int) {
    store = FileIceCreamStore(path: path, makesFolders: true, patience: .seconds(60))
    random = FixedNumbers(seed: seed)
    (name, self.length) = ("\(seat)-\(seed)", length)
  }

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
    let changed = SavedIceCream.tortured(flavor: flavor(), at: old.madeAt, id: old.id)
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
    return "\(name)-\(number)-\(Int.random(in: 0..<length, using: &random))"
  }

  private func say(_ text: String) {
    let line = Array(text.utf8)
    // One call writes so few bytes whole, unless a kill interrupts it at the end of a page.
    _ = line.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }
}
