import IceCreamDomain
import IceCreamFiles

/// Truncates a small book at each byte, and changes each of its bytes.
struct Damage {
  let path: String

  private var store: FileIceCreamStore { FileIceCreamStore(path: path) }

  /// The size and the contents of the book after a change.
  private typealias Moment = (size: Int, iceCreams: [SavedIceCream])

  /// Runs all cases.
  ///
  /// - Parameter step: Only every `step`th value of a byte is tried.
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
          "\(what), an ice cream has a version that never existed")
        try check(
          !page.notes.isEmpty, "\(what), misreported, without a note: \(page.iceCreams)")
      }
    }
    print(
      """
      A book of \(bytes.count) bytes, truncated at each of them, and \(changes) changes of one byte: \
      0 lost, 0 doubled, 0 misreported.
        Each ice cream had this version at some time, each change of a byte has a note, and a save succeeds after each cut.
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
    try store.delete([restored, other])
    try note()
    try store.undoLast()
    try note()
    return history
  }

  private func cut(_ bytes: [UInt8], at end: Int, _ history: [Moment]) throws {
    let rest = Array(bytes[..<end])
    try Disk.write(rest, to: path)
    // A last line that lacks only its line feed counts.
    let moment = history.last { $0.size <= end + ($0.size > 0 ? 1 : 0) }
    let left = moment?.iceCreams ?? []
    if 1..<9 ~= end {
      // This may be the beginning of any file.
      try check(problem { _ = try store.page() } == .notABook, "truncated at \(end), it is a book")
      return
    }
    let page = try store.page()
    try check(page.iceCreams == left, "truncated at \(end), there are \(page.iceCreams)")

    let new = try store.save(.tortured(flavor: "new-3", at: .now))
    let later = try store.page()
    try check(
      later.iceCreams == left + [new], "truncated at \(end), then saved: \(later.iceCreams)")
    // A torn header is completed; any other torn line stays and has a note.
    let feed = UInt8(ascii: "\n")
    let isCutInALine = rest.contains(feed) && rest.last != feed && moment?.size != end + 1
    try check(
      later.notes.isEmpty != isCutInALine, "truncated at \(end), the notes are \(later.notes)")
    try check(
      Disk.bytes(of: path).starts(with: rest), "lost: truncated at \(end), a save changes the rest")
  }
}
