import IceCreamDomain
import IceCreamFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A line of a worker's output: what it finds, and the beginning and end of each change.
enum Step: Equatable {
  case has(id: String, flavor: String)
  /// The worker has listed its ice creams.
  case ready
  case saving(flavor: String)
  case saved(id: String)
  case updating(id: String, flavor: String)
  case deleting(id: String)
  case restoring(id: String, flavor: String)
  case done
  /// The worker has ended; added by its parent.
  case ended

  var line: String {
    switch self {
    case .has(let id, let flavor): "has \(id) \(flavor)\n"
    case .ready: "ready\n"
    case .saving(let flavor): "saving \(flavor)\n"
    case .saved(let id): "saved \(id)\n"
    case .updating(let id, let flavor): "updating \(id) \(flavor)\n"
    case .deleting(let id): "deleting \(id)\n"
    case .restoring(let id, let flavor): "restoring \(id) \(flavor)\n"
    case .done: "done\n"
    case .ended: "ended\n"
    }
  }

  init(line: Substring) throws {
    let words = line.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case ("has", 3): self = .has(id: words[1], flavor: words[2])
    case ("ready", 1): self = .ready
    case ("saving", 2): self = .saving(flavor: words[1])
    case ("saved", 2): self = .saved(id: words[1])
    case ("updating", 3): self = .updating(id: words[1], flavor: words[2])
    case ("deleting", 2): self = .deleting(id: words[1])
    case ("restoring", 3): self = .restoring(id: words[1], flavor: words[2])
    case ("done", 1): self = .done
    case ("ended", 1): self = .ended
    default: throw Failure("a worker says: \(line)")
    }
  }
}

/// A process that saves ice creams, and changes, deletes and restores those of its seat.
///
/// The processes of a seat run one after the other and share its ice creams.
struct Worker {
  private let store: FileIceCreamStore
  private let seat: String
  private let seed: UInt64
  private let length: Int
  private var random: RandomNumbers
  private var number = 0
  private var own: [SavedIceCream] = []
  private var deleted: [SavedIceCream] = []

  init(path: String, seat: String, seed: UInt64, length: Int) throws {
    store = FileIceCreamStore(path: path, makesFolders: true, patience: .seconds(60))
    random = RandomNumbers(seed: seed)
    self.seat = seat
    self.seed = seed
    self.length = length
    own = try store.iceCreams(ofSeat: seat)
    for iceCream in own { say(.has(id: iceCream.id, flavor: iceCream.flavor)) }
    say(.ready)
  }

  /// Makes a number of changes.
  mutating func run(_ count: Int) throws {
    for _ in 0..<count {
      switch Int.random(in: own.count > 20 ? 0..<6 : 0..<10, using: &random) {
      case 0...1 where !own.isEmpty: try update(Int.random(in: own.indices, using: &random))
      case 2...4 where !own.isEmpty: try delete(Int.random(in: own.indices, using: &random))
      case 5...6 where !deleted.isEmpty: try restore()
      default: try save()
      }
    }
  }

  private mutating func save() throws {
    let iceCream = SavedIceCream.tortured(flavor: flavor(), at: .now)
    say(.saving(flavor: iceCream.flavor))
    let saved = try store.save(iceCream)
    say(.saved(id: saved.id))
    own.append(saved)
  }

  private mutating func update(_ index: Int) throws {
    var changed = SavedIceCream.tortured(flavor: flavor(), at: own[index].madeAt)
    changed.id = own[index].id
    say(.updating(id: changed.id, flavor: changed.flavor))
    try store.update(changed, from: own[index])
    say(.done)
    own[index] = changed
  }

  private mutating func delete(_ index: Int) throws {
    let iceCream = own.remove(at: index)
    say(.deleting(id: iceCream.id))
    try store.delete(iceCream.id, as: iceCream)
    say(.done)
    deleted.append(iceCream)
  }

  private mutating func restore() throws {
    let iceCream = deleted.removeLast()
    say(.restoring(id: iceCream.id, flavor: iceCream.flavor))
    try store.restore(iceCream)
    say(.done)
    own.append(iceCream)
  }

  private mutating func flavor() -> String {
    number += 1
    return "\(seat)-\(seed)-\(number)-\(Int.random(in: 0..<length, using: &random))"
  }

  private func say(_ step: Step) {
    let line = Array(step.line.utf8)
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

  /// Returns the ice creams of one seat, and fails if one has changed or is there twice.
  func iceCreams(ofSeat seat: String) throws -> [SavedIceCream] {
    let own = try page().iceCreams.filter { $0.flavor.hasPrefix(seat + "-") }
    try check(own.allSatisfy(\.isWhole), "an ice cream has changed")
    try check(Set(own.map(\.id)).count == own.count, "doubled: an identifier is repeated")
    return own
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
