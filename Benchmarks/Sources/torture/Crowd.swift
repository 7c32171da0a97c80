import IceCreamDomain
import IceCreamFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs processes that use one book, some at the same time; some are killed at a random moment.
struct Crowd {
  let path: String
  /// The number of processes at the same time.
  let seats: Int
  /// The percentage of processes that are killed.
  let killed: Int
  /// The limit of the length of names.
  let length: Int
  /// The percentage of killed processes after which the book gets a torn last line, as after a power cut: a kill
  /// rarely leaves one.
  let torn: Int
  /// The number of processes that use one book.
  let processesForEachBook: Int

  /// One process at a time; each is killed, and some leave a torn line.
  static func alone(_ path: String) -> Crowd {
    Crowd(path: path, seats: 1, killed: 100, length: 990, torn: 20, processesForEachBook: 200)
  }

  /// Eight processes at the same time; four of ten are killed.
  static func ofEight(_ path: String) -> Crowd {
    Crowd(path: path, seats: 8, killed: 40, length: 200, torn: 0, processesForEachBook: 500)
  }

  func run(_ processes: Int, seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    var figures = Figures()
    let start = ContinuousClock.now
    for first in stride(from: 0, to: processes, by: processesForEachBook) {
      var book = BookInUse(
        crowd: self, path: "\(path).\(first)", first: first,
        count: min(processesForEachBook, processes - first))
      do {
        try book.run(&random, &figures)
      } catch {
        throw Failure("\(error); seed \(seed), book \(path).\(first)")
      }
      unlink("\(path).\(first)")
    }
    let seconds = Int((ContinuousClock.now - start) / .seconds(1))
    print(
      """
      \(processes) processes, \(seats) at once, \(figures.killed) killed: \
      \(figures.acknowledged) changes acknowledged, 0 lost, 0 doubled, 0 misreported.
        \(figures.undone) of them undid another, \(figures.batches) changed several; \(figures.refused) refused, \
      since another process was faster; \(figures.cutShort) interrupted, each whole or absent; \(figures.damagedLines) torn lines; \
      \(figures.iceCreams) ice creams; \(seconds) s.
      """)
  }

  struct Figures {
    var (acknowledged, undone, batches, refused) = (0, 0, 0, 0)
    var (cutShort, killed, damagedLines, iceCreams) = (0, 0, 0, 0)
  }
}

/// A book of a crowd.
private struct BookInUse {
  let crowd: Crowd
  let path: String
  /// The number of the first process, and the number of processes.
  let first: Int, count: Int
  private var started = 0
  private var seats: [Seat] = []
  private var tornLines = 0

  init(crowd: Crowd, path: String, first: Int, count: Int) {
    (self.crowd, self.path, self.first, self.count) = (crowd, path, first, count)
  }

  private var ledger = Ledger()

  private struct Seat {
    var child: Child?
    /// When the process is killed; `nil` if it is not.
    var end: ContinuousClock.Instant?
  }

  mutating func run(_ random: inout RandomNumbers, _ figures: inout Crowd.Figures) throws {
    seats = Array(repeating: Seat(), count: crowd.seats)
    while true {
      for seat in seats.indices where seats[seat].child == nil && started < count {
        try start(seat, &random)
      }
      let running = seats.indices.filter { seats[$0].child != nil }
      if running.isEmpty { break }
      for seat in try wait(for: running) { try listen(to: seat) }
      for seat in running where seats[seat].end.map({ $0 <= .now }) ?? false {
        figures.killed += 1
        try kill(seat)
        if Int.random(in: 0..<100, using: &random) < crowd.torn { try tear(&random) }
      }
    }
    try judge(&figures)
  }

  private mutating func start(_ seat: Int, _ random: inout RandomNumbers) throws {
    let isKilled = Int.random(in: 0..<100, using: &random) < crowd.killed
    // A process that will be killed works until then.
    seats[seat].child = try Child([
      "work", path, "\(seat)", "\(first + started)", isKilled ? "1000000" : "4", "\(crowd.length)",
    ])
    seats[seat].end =
      isKilled ? .now + .microseconds(Int.random(in: 0..<30_000, using: &random)) : nil
    started += 1
  }

  /// Waits until one of the processes writes something or must be killed.
  private func wait(for running: [Int]) throws -> [Int] {
    var waiting = running.compactMap { seat in
      seats[seat].child.map { pollfd(fd: $0.output, events: Int16(POLLIN), revents: 0) }
    }
    let next = running.compactMap { seats[$0].end }.min()
    let time = next.map { max(0, Int32(($0 - .now) / .milliseconds(1)) + 1) } ?? 60_000
    let count = poll(&waiting, nfds_t(waiting.count), time)
    try check(count > 0 || next != nil, "no output for a minute")
    return zip(running, waiting).filter { $1.revents != 0 }.map(\.0)
  }

  private mutating func listen(to seat: Int) throws {
    guard let child = seats[seat].child else { return }
    if let lines = child.lines() {
      for line in lines { try ledger.add(line, of: "\(seat)") }
    } else {
      try check(child.wait(), "a process failed")
      try leave(seat)
    }
  }

  private mutating func kill(_ seat: Int) throws {
    guard let child = seats[seat].child else { return }
    try check(child.kill(), "a process failed")
    while let lines = child.lines() {
      for line in lines { try ledger.add(line, of: "\(seat)") }
    }
    try leave(seat)
  }

  /// Leaves the beginning of a line at the end of the book.
  private mutating func tear(_ random: inout RandomNumbers) throws {
    guard access(path, F_OK) == 0 else { return }
    let bytes = try Disk.bytes(of: path)
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard bytes.last == UInt8(ascii: "\n"), lines.count > 1, let line = lines.last else { return }
    try Disk.write(bytes + line.prefix(Int.random(in: 1..<line.count, using: &random)), to: path)
    tornLines += 1
  }

  private mutating func leave(_ seat: Int) throws {
    try ledger.add("ended", of: "\(seat)")
    (seats[seat].child, seats[seat].end) = (nil, nil)
  }

  private mutating func judge(_ figures: inout Crowd.Figures) throws {
    let store = FileIceCreamStore(path: path)
    let page = try store.page()
    // The least significant digit comes first in an identifier.
    let numbers = page.iceCreams.map { String($0.id.reversed()) }
    try check(
      zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }, "identifiers do not rise")
    figures.iceCreams += try ledger.compare(with: path)
    figures.acknowledged += ledger.acknowledged
    figures.undone += ledger.undone
    figures.batches += ledger.batches
    figures.refused += ledger.refused
    figures.cutShort += ledger.cutShort
    for note in page.notes {
      guard case .damagedLine = note else { throw Failure("the book has the note \(note)") }
      figures.damagedLines += 1
    }
    // A kill can tear a long line, too.
    try check(
      (tornLines...tornLines + ledger.cutShort).contains(page.notes.count),
      "misreported: \(tornLines) lines were torn, and the notes are \(page.notes)")
  }
}
