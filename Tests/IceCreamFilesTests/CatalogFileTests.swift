import Foundation
import IceCreamDomain
import IceCreamFiles
import Seeds
import Testing

@testable import TestSupport

/// Reading files of every kind, valid and invalid.
struct CatalogFileTests {
  private let folder = Folder()

  @Test func `reads a file`() throws {
    let path = folder.path + "/seed.json"
    try Seeds.catalog.write(toFile: path, atomically: false, encoding: .utf8)

    #expect(try FileCatalogWorker(path: path).fetchCatalog() == Seeds.iceCream)
  }

  @Test func `reads a corrected file on the next call`() throws {
    let path = folder.path + "/catalog.json"
    let worker = FileCatalogWorker(path: path)

    #expect(throws: CatalogError(file: path, problem: .missingFile)) {
      try worker.fetchCatalog()
    }

    try Seeds.catalog.write(toFile: path, atomically: false, encoding: .utf8)
    #expect(try worker.fetchCatalog() == Seeds.iceCream)
  }

  @Test func `reads through a symbolic link`() throws {
    try Seeds.catalog.write(toFile: folder.path + "/seed.json", atomically: false, encoding: .utf8)
    let link = folder.path + "/link.json"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.path + "/seed.json")

    #expect(try FileCatalogWorker(path: link).fetchCatalog() == Seeds.iceCream)
  }

  @Test func `reports a missing file`() throws {
    #expect(problem(at: folder.path + "/none.json") == .file(.missingFile))
    #expect(problem(at: folder.path + "/none/none.json") == .file(.missingFile))
    #expect(FileManager.default.createFile(atPath: folder.path + "/file", contents: nil))
    #expect(problem(at: folder.path + "/file/none.json") == .file(.missingFile))
    #expect(problem(at: "") == .file(.missingFile))
  }

  @Test func `reports a folder`() throws {
    #expect(problem(at: folder.path) == .file(.notAFile))
  }

  @Test func `reports a pipe without waiting for it`() throws {
    let path = folder.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    // Unblocks a reader that waits for a writer.
    let watchdog = Watchdog { close(open(path, O_WRONLY | O_NONBLOCK)) }

    #expect(problem(at: path) == .file(.notAFile))

    #expect(!watchdog.callOff())
  }

  #if os(Linux)
    @Test func `reports a socket`() throws {
      let path = folder.path + "/socket"
      #expect(mknod(path, S_IFSOCK | 0o600, 0) == 0)

      #expect(problem(at: path) == .file(.notAFile))
    }
  #endif

  @Test func `reports a terminal without waiting for input`() throws {
    var (keyboard, terminal): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    try #require(openpty(&keyboard, &terminal, &name, nil, nil) == 0)
    defer {
      close(keyboard)
      close(terminal)
    }
    let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    // Control-D: a reader that opens it anyway finds the end of input at once.
    #expect(write(keyboard, "\u{4}", 1) == 1)

    #expect(problem(at: path) == .file(.terminal))
  }

  @Test func `reports an unreadable file`() throws {
    let path = folder.path + "/secret.json"
    try Seeds.catalog.write(toFile: path, atomically: false, encoding: .utf8)
    chmod(path, 0)
    // Root may read every file, but no process can read its memory from address 0.
    let isAllowed = access(path, R_OK) == 0
    let unreadable = isAllowed ? "/proc/self/mem" : path

    guard case .file(.unreadable(let reason)) = problem(at: unreadable) else {
      Issue.record("\(unreadable) was not found to be unreadable")
      return
    }
    #expect(reason == (isAllowed ? "Input/output error" : "Permission denied"))
  }

  @Test func `reports a file that is too large without reading it`() throws {
    let path = folder.path + "/large.json"
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    #expect(truncate(path, 1_000_000_000_000) == 0)

    #expect(problem(at: path) == .file(.tooLarge(limit: CatalogReader.sizeLimit)))
  }

  @Test(arguments: ["/dev/null", "/dev/zero"])
  func `reports a device`(path: String) {
    #expect(problem(at: path) == .file(.notAFile))
  }

  @Test func `reports the terminal of a process as a terminal, or as a device if there is none`() {
    let terminal = open("/dev/tty", O_RDONLY | O_CLOEXEC)
    defer { close(terminal) }

    #expect(problem(at: "/dev/tty") == .file(terminal < 0 ? .notAFile : .terminal))
  }

  @Test func `escapes unprintable characters in a file name`() {
    var error = CatalogError(file: "\u{1B}[2J", problem: .missingFile)
    error.isCutShort = true

    #expect(
      CatalogFaultWording.lines(for: error) == [
        "<U+001B>[2J: no such file; check the path",
        "<U+001B>[2J: there may be more faults; fix these first",
      ])
  }

  private func problem(at path: String) -> CatalogProblem? {
    do {
      _ = try FileCatalogWorker(path: path).fetchCatalog()
      return nil
    } catch {
      #expect(error.file == path)
      return error.faults.first?.problem
    }
  }
}
