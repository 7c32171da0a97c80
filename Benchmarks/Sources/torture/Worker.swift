import IceCreamDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a worker says on its output: before it does something, and after it is done.
enum Step: Equatable {
  case saving(flavor: String)
  case saved(id: String)
  case updating(id: String, flavor: String)
  case deleting(id: String)
  case done

  var line: String {
    switch self {
    case .saving(let flavor): "saving \(flavor)\n"
    case .saved(let id): "saved \(id)\n"
    case .updating(let id, let flavor): "updating \(id) \(flavor)\n"
    case .deleting(let id): "deleting \(id)\n"
    case .done: "done\n"
    }
  }

  init?(line: Substring) {
    let words = line.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case ("saving", 2): self = .saving(flavor: words[1])
    case ("saved", 2): self = .saved(id: words[1])
    case ("updating", 3): self = .updating(id: words[1], flavor: words[2])
    case ("deleting", 2): self = .deleting(id: words[1])
    case ("done", 1): self = .done
    default: return nil
    }
  }
}

/// What a worker does.
enum Work: String {
  /// Saves, changes and removes all that is there: it is the only one.
  case alone
  /// Saves, and changes and removes what is its own.
  case edit
  /// Saves.
  case save
}

/// A process that works on a book.
struct Worker {
  private let work: Work
  private let store: FileIceCreamStore
  private var random: RandomNumbers
  private let tag: UInt64
  private var number = 0
  /// Those that are this process's own to change and to remove.
  private var own: [SavedIceCream] = []

  init(_ work: Work, path: String, seed: UInt64) {
    self.work = work
    store = FileIceCreamStore(path: path, patience: .seconds(60))
    random = RandomNumbers(seed: seed)
    tag = seed
  }

  /// Does so many things.
  mutating func run(_ count: Int) throws {
    if work == .alone { own = try store.all() }
    for _ in 0..<count {
      let choice =
        work == .save ? 9 : Int.random(in: own.count > 40 ? 0..<5 : 0..<10, using: &random)
      switch choice {
      case 0...1 where !own.isEmpty: try update(Int.random(in: own.indices, using: &random))
      case 2...3 where !own.isEmpty: try delete(Int.random(in: own.indices, using: &random))
      default: try save()
      }
    }
  }

  private mutating func save() throws {
    let iceCream = SavedIceCream.tortured(flavor: flavor(), at: .now)
    say(.saving(flavor: iceCream.flavor))
    let saved = try store.save(iceCream).iceCream
    say(.saved(id: saved.id))
    own.append(saved)
  }

  private mutating func update(_ index: Int) throws {
    var changed = SavedIceCream.tortured(flavor: flavor(), at: own[index].madeAt)
    changed.id = own[index].id
    say(.updating(id: changed.id, flavor: changed.flavor))
    try store.update(changed)
    say(.done)
    own[index] = changed
  }

  private mutating func delete(_ index: Int) throws {
    let id = own.remove(at: index).id
    say(.deleting(id: id))
    try store.delete(id)
    say(.done)
  }

  private mutating func flavor() -> String {
    number += 1
    return "\(tag)-\(number)-\(Int.random(in: 0..<3000, using: &random))"
  }

  private func say(_ step: Step) {
    let line = Array(step.line.utf8)
    // write(2) to a pipe: so few bytes come in one piece or not at all (POSIX, PIPE_BUF).
    _ = line.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }
}

extension SavedIceCream {
  /// An ice cream all of which follows from the name of its flavor, whose last part says how long it is.
  static func tortured(flavor: String, at moment: Timestamp) -> SavedIceCream {
    let length = flavor.split(separator: "-").last.flatMap { Int($0) } ?? 0
    return SavedIceCream(
      id: IceCreamID.text(at: moment), madeAt: moment, cone: "cone of \(flavor)", flavor: flavor,
      topping: "t" + String(repeating: "é\"", count: length / 3))
  }

  /// Whether nothing in it has changed.
  var isWhole: Bool {
    let right = SavedIceCream.tortured(flavor: flavor, at: madeAt)
    return cone == right.cone && topping == right.topping
  }
}

extension FileIceCreamStore {
  /// Returns all ice creams, and fails on any complaint but that of a torn line.
  func all() throws -> [SavedIceCream] {
    let page = try fetch(IceCreamQuery(order: .oldest, count: .max))
    try check(page.notes.allSatisfy { $0 == .tornLine }, "\(place) says \(page.notes)")
    return page.iceCreams
  }
}
