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
    try write(ballast, count: 1 << 16)
    let kept = try fill()
    try checkBook(kept, "on the full disk")
    let size = try size()

    // There is no room for the book beside, either.
    try check(problem { try store.delete(kept[0].id) } == .diskFull, "a removal finds room")
    try check(problem { try store.update(kept[0]) } == .diskFull, "a change finds room")
    try checkBook(kept, "after a change that found no room")
    try check(self.size() == size, "a save that failed has left something")
    try check(access(path + ".scoops-new", F_OK) != 0, "a change that failed has left its file")

    unlink(ballast)
    let more = try fill()
    try check(!more.isEmpty, "nothing can be saved after there is room again")
    try checkBook(kept + more, "after there was room again")
    print(
      """
      A full disk: the trouble was said, the \(kept.count) ice creams before it were all there,
        and after there was room again, \(more.count) more were saved.
      """)
  }

  /// Saves until the disk is full; the lines are longer than a page of memory, so that some are begun.
  private func fill() throws -> [SavedIceCream] {
    var saved: [SavedIceCream] = []
    while saved.count < 10_000 {
      do {
        saved.append(
          try store.save(.tortured(flavor: "\(saved.count)-7000", at: .now)).iceCream)
      } catch {
        try check(error.problem == .diskFull, "a save says \(error.problem)")
        return saved
      }
    }
    throw Failure("\(folder) does not become full")
  }

  private func checkBook(_ kept: [SavedIceCream], _ moment: String) throws {
    let page = try store.fetch(IceCreamQuery(order: .oldest, count: .max))
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

  private func size() throws -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { throw Failure("\(path) is gone") }
    return Int(status.st_size)
  }

  private func write(_ path: String, count: Int) throws {
    guard let file = fopen(path, "w") else { throw Failure("\(path) cannot be opened") }
    let written = fwrite([UInt8](repeating: 0, count: count), 1, count, file)
    try check(fclose(file) == 0 && written == count, "\(path) cannot be written")
  }
}
