import Foundation
import Seeds
import Testing

@testable import IceCreamDomain

/// Folders in which nothing can be made are what somebody has to look at, not the book.
struct BookFolderTests {
  #if os(Linux)
    /// sysfs(5): nobody makes anything in there, the superuser included.
    @Test(arguments: [false, true], ["/sys/kernel/book.jsonl", "/sys/kernel/scoops/a/book.jsonl"])
    func `are named where a book cannot be made`(makesFolders: Bool, path: String) throws {
      let store = FileIceCreamStore(path: path, makesFolders: makesFolders)

      let error = #expect(throws: IceCreamStoreError.self) { try store.save(Seeds.savedIceCream) }

      switch error?.problem {
      case .cannotWrite: #expect(error?.place == "/sys/kernel")
      case .missingFolder(let folder):
        #expect(folder == "/sys/kernel/scoops/a")
        #expect(!makesFolders)
      default: Issue.record("\(error as Any)")
      }
    }
  #endif

  @Test(arguments: [EACCES, EPERM, EROFS])
  func `are named where somebody may not write there`(code: Int32) {
    let error = IceCreamStoreError.writing(SystemError(code: code), place: "/a/book", in: "/a")

    #expect(error.place == "/a")
    #expect(error.problem == .cannotWrite(reason: SystemError(code: code).reason))
  }

  @Test(arguments: [ENOSPC, EDQUOT, EIO, EISDIR, EEXIST])
  func `are not named where anything else is wrong`(code: Int32) {
    let error = IceCreamStoreError.writing(SystemError(code: code), place: "/a/book", in: "/a")

    #expect(error.place == "/a/book")
    #expect(error.problem == .writing(SystemError(code: code)))
  }

  @Test func `are named by their path, also the one that somebody is in`() {
    let error = IceCreamStoreError.writing(SystemError(code: EACCES), place: "book", in: ".")

    #expect(error.place == FileManager.default.currentDirectoryPath)
  }
}
