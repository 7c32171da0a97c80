import Foundation
import Seeds
import SystemCalls
import Testing

@testable import IceCreamDomain
@testable import IceCreamFiles

/// If a book cannot be created, the error names the folder, not the book.
struct BookFolderTests {
  #if os(Linux)
    /// sysfs(5): not even root can create files in it.
    @Test(arguments: [false, true], ["/sys/kernel/book.jsonl", "/sys/kernel/scoops/a/book.jsonl"])
    func `are named if a book cannot be created in them`(makesFolders: Bool, path: String) throws {
      let store = FileIceCreamStore(path: path, makesFolders: makesFolders)

      let error = #expect(throws: IceCreamStoreError.self) { try store.save(Seeds.savedIceCream) }

      switch error?.problem {
      case .cannotWrite: #expect(error?.store == "/sys/kernel")
      case .file(.cannotCreateFolder(let folder, _)):
        #expect(folder == "/sys/kernel/scoops")
        #expect(makesFolders)
      case .file(.missingFolder(let folder)):
        #expect(folder == "/sys/kernel/scoops/a")
        #expect(!makesFolders)
      default: Issue.record("\(error as Any)")
      }
    }
  #endif

  @Test(arguments: [ENOSPC, EDQUOT, EFBIG])
  func `report a full disk or a size limit`(code: Int32) {
    #expect(IceCreamStoreError.Problem.writing(SystemError(code: code)) == .diskFull)
  }

  @Test(arguments: [EIO, EISDIR, EEXIST, EACCES, EPERM, EMFILE, ENFILE, EROFS, ENAMETOOLONG])
  func `report other errors in the system's words`(code: Int32) {
    #expect(
      IceCreamStoreError.Problem.writing(SystemError(code: code))
        == .cannotWrite(
          reason: SystemError(code: code).reason, isRefused: [EACCES, EPERM].contains(code)))
  }

  @Test func `have an absolute name, even the current folder`() {
    #expect(BookFolder(of: "book").name == FileManager.default.currentDirectoryPath)
    #expect(BookFolder(of: "/book").name == "/")
    #expect(BookFolder(of: "a/b/book").name == "a/b")
  }
}
