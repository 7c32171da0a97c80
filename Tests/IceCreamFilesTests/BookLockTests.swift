import Foundation
import IceCreamDomain
import IceCreamFiles
import Seeds
import Testing

@testable import TestDoubles

/// Several processes with one book.
struct BookLockTests {
  private let book = TestedBook()

  /// Calls a function while another open file holds the exclusive lock.
  private func withLock(on path: String, _ body: () throws -> Void) throws {
    let other = open(path, O_RDWR | O_CREAT, 0o600)
    try #require(other >= 0)
    defer { close(other) }
    try #require(flock(other, LOCK_EX | LOCK_NB) == 0)
    try body()
  }

  @Test func `gives up when another process holds the lock for too long`() throws {
    _ = try book.store.save(Seeds.savedIceCream)
    let bytes = try book.bytes
    let store = FileIceCreamStore(path: book.path, patience: .milliseconds(5))
    let tried: [() throws -> Void] = [
      { _ = try store.save(.made(9)) },
      { try store.update(Seeds.savedIceCream) },
      { try store.delete(Seeds.id) },
    ]

    try withLock(on: book.path) { () throws in
      for attempt in tried { #expect(store.problem(attempt) == .lockedTooLong) }
    }

    #expect(try book.bytes == bytes)
    #expect(try store.save(.made(9)) == .made(9))
  }

  @Test func `reports once that it waits, and gives control meanwhile`() throws {
    try book.write("")
    let holder = open(book.path, O_RDWR)
    defer { close(holder) }
    try #require(flock(holder, LOCK_EX | LOCK_NB) == 0)
    var reports: [Bool] = []
    let store = FileIceCreamStore(
      path: book.path, patience: .seconds(3_600),
      whileWaiting: { isFirst in
        reports.append(isFirst)
        if reports.count == 3 { flock(holder, LOCK_UN) }
      })

    _ = try store.save(.made(0))

    #expect(reports == [true, false, false])
  }

  @Test func `is read without waiting`() throws {
    _ = try book.store.save(Seeds.savedIceCream)

    try withLock(on: book.path) { () throws in
      #expect(try book.store.find(Seeds.id) == Seeds.savedIceCream)
      #expect(try book.store.fetch(IceCreamQuery()).iceCreams == [Seeds.savedIceCream])
    }
  }

  @Test func `is reopened if it was replaced during the wait for the lock`() throws {
    try book.store.save(all: [.made(0), .made(1)])
    let path = book.path
    let holder = open(path, O_RDWR)
    defer { close(holder) }
    try #require(flock(holder, LOCK_EX | LOCK_NB) == 0)
    let store = FileIceCreamStore(
      path: path, patience: .seconds(60),
      whileWaiting: { _ in
        // A copy replaces the book. Then the holder of the old one releases its lock.
        _ = try? FileManager.default.copyItem(atPath: path, toPath: path + ".new")
        rename(path + ".new", path)
        flock(holder, LOCK_UN)
      })

    _ = try store.save(.made(2))

    #expect(try book.store.pages(IceCreamQuery()) == [.made(2), .made(1), .made(0)])
  }
}
