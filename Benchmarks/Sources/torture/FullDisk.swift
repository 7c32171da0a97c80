import IceCreamDomain
import IceCreamFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Fills a file system until it becomes full in the middle of a save.
struct FullDisk {
  let folder: String

  private var path: String { folder + "/book.jsonl" }
  private var store: FileIceCreamStore { FileIceCreamStore(path: path) }

  func run() throws {
    let ballast = folder + "/ballast"
    try Disk.write([UInt8](repeating: 0, count: 1 << 16), to: ballast)
    let kept = try fill()
    try checkBook(kept, "on the full disk")

    // Once the last page is full, even a short line has no space.
    let bytes = try Disk.bytes(of: path)
    var changed = SavedIceCream.tortured(flavor: "changed-980", at: kept[0].madeAt)
    changed.id = kept[0].id
    var problems = [problem { try store.update(changed) }]
    try check(problems[0] == .diskFull, "a change says \(problems)")
    var deleted = 0
    while problems.last != .diskFull || problems.count < 2 {
      problems.append(problem { try store.delete(kept[deleted].id) })
      if problems.last == .some(nil) { deleted += 1 }
      try check(
        problems.last == .some(nil) || problems.last == .diskFull, "a deletion says \(problems)")
    }
    let rest = Array(kept[deleted...])
    // A deletion of several is one line, and fails as a whole.
    try check(problem { try store.delete(rest) } == .diskFull, "a deletion of several succeeds")
    try check(problem { try store.undoLast() } == .diskFull, "an undo succeeds")
    try checkBook(rest, "after changes without space")
    try check(
      Disk.bytes(of: path).starts(with: bytes), "lost: a failed change changed the book")

    unlink(ballast)
    let more = try fill()
    try check(!more.isEmpty, "nothing can be saved although there is space again")
    try checkBook(rest + more, "with space again")
    print(
      """
      A full disk: \(kept.count + more.count) saves, a change, an undo, a deletion of several and \(deleted + 1) deletions: \
      0 lost, 0 doubled, 0 misreported.
        Each change without space failed and changed nothing; with space again, saves succeeded.
      """)
  }

  /// Saves until the disk is full.
  ///
  /// The lines are longer than a page of memory, so some writes are short.
  private func fill() throws -> [SavedIceCream] {
    var saved: [SavedIceCream] = []
    while saved.count < 10_000 {
      do {
        saved.append(
          try store.save(.tortured(flavor: "\(saved.count)-990", at: .now)))
      } catch {
        try check(error.problem == .diskFull, "a save says \(error.problem)")
        return saved
      }
    }
    throw Failure("\(folder) never becomes full")
  }

  private func checkBook(_ kept: [SavedIceCream], _ moment: String) throws {
    let page = try store.page()
    try check(
      page.iceCreams == kept && page.notes.isEmpty,
      "\(moment) there are \(page.iceCreams.count) of \(kept.count) ice creams, \(page.notes)")
  }
}
