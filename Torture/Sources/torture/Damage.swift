import Books
import IceCreamDomain
import IceCreamFiles

/// Truncates a small book at each byte, and changes each of its bytes.
struct Damage {
  let path: String

  private var store: FileIceCreamStore { FileIceCreamStore(path: path) }

  /// Runs all cases.
  ///
  /// - Parameter step: Only every `step`th value of a byte is tried.
  func run(step: Int) throws {
    let history = try write()
    let bytes = try Disk.bytes(of: path)
    for end in 0...bytes.count { try cut(bytes, at: end, history) }

    let versions = history.flatMap(\.iceCreams)
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
          page.iceCreams.allSatisfy(versions.contains),
          "\(what), an ice cream has a version that never existed")
        try check(
          !page.notes.isEmpty, "\(what), misreported, without a note: \(page.iceCreams)")
      }
    }
    print(
      """
      A book of \(bytes.count) bytes, truncated at each of them, and \(changes) changes of one byte: \
      0 lost, 0 doubled, 0 misreported.
      """)
  }

  /// Writes a book with each kind of line.
  private func write() throws -> [SampleBook.Moment] {
    var history = try SampleBook.write(to: path)
    try store.delete(Array(history[6].iceCreams.prefix(2)))
    history.append(try SampleBook.moment(of: path))
    if let change = try store.lastChange() { try store.undo(change) }
    return history + [try SampleBook.moment(of: path)]
  }

  private func cut(_ bytes: [UInt8], at end: Int, _ history: [SampleBook.Moment]) throws {
    let rest = Array(bytes[..<end])
    try Disk.write(rest, to: path)
    // This may be the beginning of any file.
    if 1..<9 ~= end {
      return try check(
        problem { _ = try store.page() } == .file(.notABook), "truncated at \(end), it is a book")
    }
    // A last line that lacks only its line feed counts.
    let moment = history.last { $0.size <= end + ($0.size > 0 ? 1 : 0) }
    let page = try store.agreedPage()
    try check(
      page.iceCreams == moment?.iceCreams ?? [], "truncated at \(end), there are \(page.iceCreams)")
    do {
      try store.checkChanges(to: path)
    } catch {
      throw Fault("truncated at \(end), then changed: \(error)")
    }
    // A torn header is completed; any other torn line stays and has a note.
    let feed = UInt8(ascii: "\n")
    let isCutInALine = rest.contains(feed) && rest.last != feed && moment?.size != end + 1
    let notes = try store.page().notes
    try check(notes.isEmpty != isCutInALine, "truncated at \(end), the notes are \(notes)")
  }
}
