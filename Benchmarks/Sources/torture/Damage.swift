import IceCreamDomain

/// A small book is cut off after each byte, and each byte of it is changed.
struct Damage {
  let path: String

  private var store: FileIceCreamStore { FileIceCreamStore(path: path) }

  /// How large the book was after a change, and what was in it.
  private typealias Moment = (size: Int, iceCreams: [SavedIceCream])

  /// Runs all of it; of the other values that a byte can have, only each one in so many is tried.
  func run(step: Int) throws {
    let history = try write()
    let bytes = try Disk.bytes(of: path)
    for end in 0...bytes.count { try cut(bytes, at: end, history) }

    var states: [String: [SavedIceCream]] = [:]
    for iceCream in history.flatMap(\.iceCreams) {
      states[iceCream.id, default: []].append(iceCream)
    }
    var changes = 0
    for place in bytes.indices {
      for flip in stride(from: UInt8(1), through: 255, by: step) {
        var damaged = bytes
        damaged[place] ^= flip
        try Disk.write(damaged, to: path)
        changes += 1
        let page = try store.page()
        let what = "byte \(place) changed from \(bytes[place]) to \(damaged[place])"
        try check(
          page.iceCreams.allSatisfy { states[$0.id, default: []].contains($0) },
          "\(what), an ice cream is what it never was")
        try check(
          page.iceCreams == history.last?.iceCreams || !page.notes.isEmpty,
          "\(what), and nothing is said: \(page.iceCreams)")
      }
    }
    print(
      """
      A book of \(bytes.count) bytes cut off at each, and \(changes) changes of one byte: \
      0 lost, 0 doubled, 0 misreported.
        Each ice cream is as it was at some time, each loss is told, and after each cut a save works.
      """)
  }

  /// Writes a book with each kind of line.
  private func write() throws -> [Moment] {
    var history: [Moment] = [(0, [])]
    func note() throws {
      history.append((try Disk.bytes(of: path).count, try store.page().iceCreams))
    }
    for number in 0..<3 {
      _ = try store.save(.tortured(flavor: "\(number)-9", at: .now))
      try note()
    }
    let (changed, deleted, restored) = (
      history[3].iceCreams[0], history[3].iceCreams[1], history[3].iceCreams[2]
    )
    var other = SavedIceCream.tortured(flavor: "new-9", at: changed.madeAt)
    other.id = changed.id
    try store.update(other)
    try note()
    try store.delete(deleted.id)
    try note()
    try store.delete(restored.id)
    try note()
    try store.restore(restored)
    try note()
    return history
  }

  private func cut(_ bytes: [UInt8], at end: Int, _ history: [Moment]) throws {
    let rest = Array(bytes[..<end])
    try Disk.write(rest, to: path)
    // A last line that lacks nothing but its line feed counts.
    let moment = history.last { $0.size <= end + ($0.size > 0 ? 1 : 0) }
    let left = moment?.iceCreams ?? []
    let page = try store.page()
    try check(page.iceCreams == left, "cut off at \(end), there are \(page.iceCreams)")

    let new = try store.save(.tortured(flavor: "new-3", at: .now)).iceCream
    let later = try store.page()
    try check(later.iceCreams == left + [new], "cut off at \(end), then saved: \(later.iceCreams)")
    // The first line is completed; another one that was cut off stays, and is noted.
    let feed = UInt8(ascii: "\n")
    let isCutInALine = rest.contains(feed) && rest.last != feed && moment?.size != end + 1
    try check(
      later.notes.isEmpty != isCutInALine, "cut off at \(end), the notes are \(later.notes)")
    try check(
      Disk.bytes(of: path).starts(with: rest), "cut off at \(end), a save changes what was there")
  }
}
