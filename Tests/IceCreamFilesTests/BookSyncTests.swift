import Seeds
import SystemCalls
import Testing

@testable import IceCreamDomain
@testable import IceCreamFiles
@testable import TestDoubles

/// No method returns before its change is on the disk.
struct BookSyncTests {
  private let book = TestedBook()

  /// Returns how often each step waits for the disk.
  private func syncs(
    of steps: [(FileIceCreamStore) throws -> Void], in book: TestedBook
  ) throws -> [Int] {
    let store = book.store
    return try steps.map { step in
      var count = 0
      store.synchronize = { descriptor throws(SystemError) in
        count += 1
        try SystemCalls.synchronize(descriptor)
      }
      try step(store)
      return count
    }
  }

  @Test func `syncs once for each change`() throws {
    let counts = try syncs(
      of: [
        { _ = try $0.save(.made(0)) }, { try $0.update(.made(0, flavor: "Mint")) },
        { try $0.delete([.made(0, flavor: "Mint")]) }, { try $0.undoLast() },
      ], in: book)

    #expect(counts == [1, 1, 1, 1])
  }

  /// The process that wrote it may have been killed before its sync.
  @Test func `syncs a change that is already there, and writes nothing`() throws {
    _ = try book.store.save(.made(0))
    let bytes = try book.bytes

    let counts = try syncs(of: [{ try $0.update(.made(0)) }, { try $0.delete([]) }], in: book)

    #expect(counts == [1, 1])
    #expect(try book.bytes == bytes)
  }

  @Test func `fails and writes nothing if the disk fails`() throws {
    try book.store.save(all: [.made(0), .made(1)])
    try book.store.delete("x930gn1")
    let bytes = try book.bytes
    let store = book.store
    store.synchronize = { _ throws(SystemError) in throw SystemError(code: EIO) }
    let attempts: [() throws -> Void] = [
      { _ = try store.save(.made(2)) }, { try store.update(.made(0, flavor: "Mint")) },
      { try store.update(.made(0)) }, { try store.delete(Seeds.id) },
      { try store.undoLast() },
    ]

    for attempt in attempts {
      #expect(store.problem(attempt) == .cannotWrite(reason: "Input/output error"))
      #expect(try book.bytes == bytes)
    }
  }
}
