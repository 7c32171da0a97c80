import Books
import IceCreamDomain
import IceCreamFiles

/// Opens bytes as a book.
///
/// All ways to read it agree, and only a save, a change, a deletion and an undo that succeed change the file.
@c(LLVMFuzzerTestOneInput)
public func fuzzBook(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  // libFuzzer provides `count` bytes there until this function returns.
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let path = "book.jsonl"
  abortAtFault {
    try Disk.write(bytes, to: path)
    let store = FileIceCreamStore(path: path)
    let isRead = try reads(store)
    try check(Disk.bytes(of: path) == bytes, "lost: changed by reading")
    do {
      try store.checkChanges(to: path)
      try check(isRead, "saved in what is no book")
    } catch let error as IceCreamStoreError {
      try check(Disk.bytes(of: path) == bytes, "changed by a save that was refused: \(error)")
    }
  }
  return 0
}

/// Reads a book; returns `false` for bytes that are none.
private func reads(_ store: FileIceCreamStore) throws -> Bool {
  do {
    _ = try store.agreedPage()
    return true
  } catch let error as IceCreamStoreError {
    switch error.problem {
    // Only these errors can be caused by the bytes of the file.
    case .file(.notABook), .file(.newerVersion): return false
    default: throw Fault("an error that no bytes can be the reason of: \(error)")
    }
  }
}
