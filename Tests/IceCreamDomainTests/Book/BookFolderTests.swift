import Foundation
import Seeds
import SystemCalls
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

  @Test(arguments: [ENOSPC, EDQUOT, EFBIG])
  func `are full, or a limit is reached`(code: Int32) {
    #expect(IceCreamStoreError.Problem.writing(SystemError(code: code)) == .diskFull)
  }

  @Test(arguments: [EIO, EISDIR, EEXIST, EACCES, EMFILE])
  func `are told of in the words of the system`(code: Int32) {
    #expect(
      IceCreamStoreError.Problem.writing(SystemError(code: code))
        == .cannotWrite(reason: SystemError(code: code).reason))
  }

  @Test func `are named by their path, also the one that a program is in`() {
    #expect(BookFolder(of: "book").name == FileManager.default.currentDirectoryPath)
    #expect(BookFolder(of: "/book").name == "/")
    #expect(BookFolder(of: "a/b/book").name == "a/b")
  }
}
