import IceCreamDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file system that becomes full in the middle of a save.
struct FullDisk {
  let folder: String

  private var path: String { folder + "/book.jsonl" }
  private var store: FileIceCreamStore { FileIceCreamStore(path: path) }

  func run() throws {
    let ballast = folder + "/ballast"
    try Disk.write([UInt8](repeating: 0, count: 1 << 16), to: ballast)
    let removed = try store.save(.tortured(flavor: "removed-9", at: .now)).iceCream
    try store.delete(removed.id)
    let kept = try fill()
    try checkBook(kept, "on the full disk")

    // Even a short line finds no room once the last page is full.
    let bytes = try Disk.bytes(of: path)
    var changed = SavedIceCream.tortured(flavor: "changed-980", at: kept[0].madeAt)
    changed.id = kept[0].id
    var problems = [problem { try store.update(changed) }, problem { try store.restore(removed) }]
    try check(problems[0] == .diskFull, "a change says \(problems)")
    var deleted = 0
    while problems.last != .diskFull || problems.count < 3 {
      problems.append(problem { try store.delete(kept[deleted].id) })
      if problems.last == .some(nil) { deleted += 1 }
      try check(
        problems.last == .some(nil) || problems.last == .diskFull, "a deletion says \(problems)")
    }
    let rest = Array(kept[deleted...])
    let hasRestored = problems[1] == nil
    try checkBook((hasRestored ? [removed] : []) + rest, "after changes that found no room")
    try check(
      Disk.bytes(of: path).starts(with: bytes), "a change that failed has changed what was there")

    unlink(ballast)
    let more = try fill()
    try check(!more.isEmpty, "nothing can be saved after there is room again")
    try checkBook((hasRestored ? [removed] : []) + rest + more, "after there was room again")
    print(
      """
      A full disk: \(kept.count + more.count) saves, a change, an undo and \(deleted + 1) deletions: \
      0 lost, 0 doubled, 0 misreported.
        What found no room said so and changed nothing; after there was room again, a save worked.
      """)
  }

  /// Saves until the disk is full; the lines are longer than a page of memory, so that some are begun.
  private func fill() throws -> [SavedIceCream] {
    var saved: [SavedIceCream] = []
    while saved.count < 10_000 {
      do {
        saved.append(
          try store.save(.tortured(flavor: "\(saved.count)-990", at: .now)).iceCream)
      } catch {
        try check(error.problem == .diskFull, "a save says \(error.problem)")
        return saved
      }
    }
    throw Failure("\(folder) does not become full")
  }

  private func checkBook(_ kept: [SavedIceCream], _ moment: String) throws {
    let page = try store.page()
    try check(
      page.iceCreams == kept && page.notes.isEmpty,
      "\(moment) there are \(page.iceCreams.count) of \(kept.count) ice creams, \(page.notes)")
  }

  private func problem(_ body: () throws -> Void) -> IceCreamStoreError.Problem? {
    do {
      try body()
      return nil
    } catch {
      return (error as? IceCreamStoreError)?.problem
    }
  }
}
