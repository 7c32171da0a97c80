import Foundation
import IceCreamDomain
import Seeds
import Testing

/// Files of every kind, good and bad.
struct CatalogFileTests {
  @Test func `reads a file`() throws {
    try withFolder { folder in
      let path = folder + "/seed.json"
      try Seeds.catalog.write(toFile: path, atomically: false, encoding: .utf8)

      #expect(try FileCatalogWorker(path: path).fetchIceCream() == Seeds.iceCream)
    }
  }

  @Test func `reads through a symbolic link`() throws {
    try withFolder { folder in
      try Seeds.catalog.write(toFile: folder + "/seed.json", atomically: false, encoding: .utf8)
      let link = folder + "/link.json"
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: folder + "/seed.json")

      #expect(try FileCatalogWorker(path: link).fetchIceCream() == Seeds.iceCream)
    }
  }

  @Test func `names a file that is missing`() throws {
    try withFolder { folder in
      #expect(problem(at: folder + "/none.json") == .file(.missingFile))
      #expect(problem(at: folder + "/none/none.json") == .file(.missingFile))
      #expect(problem(at: "") == .file(.missingFile))
    }
  }

  @Test func `names a folder`() throws {
    try withFolder { folder in #expect(problem(at: folder) == .file(.folder)) }
  }

  @Test func `names a pipe, and does not wait for it`() throws {
    try withFolder { folder in
      let path = folder + "/pipe"
      #expect(mkfifo(path, 0o600) == 0)

      #expect(problem(at: path) == .file(.pipe))
    }
  }

  @Test func `names a file that may not be read`() throws {
    try withFolder { folder in
      let path = folder + "/secret.json"
      try Seeds.catalog.write(toFile: path, atomically: false, encoding: .utf8)
      chmod(path, 0)
      // The superuser may read everything; nobody reads the memory of a process from its beginning.
      let isAllowed = access(path, R_OK) == 0
      let unreadable = isAllowed ? "/proc/self/mem" : path

      guard case .file(.unreadable(let reason)) = problem(at: unreadable) else {
        Issue.record("\(unreadable) was not found to be unreadable")
        return
      }
      #expect(reason == (isAllowed ? "Input/output error" : "Permission denied"))
    }
  }

  @Test func `names a file that is too large, without reading it`() throws {
    try withFolder { folder in
      let path = folder + "/large.json"
      #expect(FileManager.default.createFile(atPath: path, contents: nil))
      #expect(truncate(path, 1_000_000_000_000) == 0)

      #expect(problem(at: path) == .file(.tooLarge(limit: CatalogReader.sizeLimit)))
    }
  }

  @Test func `reads a device up to the limit`() {
    #expect(problem(at: "/dev/null") == .file(.emptyFile))
    #expect(problem(at: "/dev/zero") == .file(.tooLarge(limit: CatalogReader.sizeLimit)))
  }

  private func problem(at path: String) -> CatalogProblem? {
    do {
      _ = try FileCatalogWorker(path: path).fetchIceCream()
      return nil
    } catch {
      #expect(error.file == path)
      return error.faults.first?.problem
    }
  }
}

/// Runs something with a temporary folder, which is removed afterwards.
func withFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("scoops-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder.path)
}
