import Foundation
import IceCreamDomain
import Seeds
import Testing

@testable import IceCreamFiles
@testable import TestDoubles
@testable import TestSupport

/// The path of a book, its mode, links and folders.
struct BookPlaceTests {
  private let folder = Folder()
  private let book = TestedBook()
  private let saved = Seeds.savedIceCream

  private func saving(_ store: FileIceCreamStore) -> IceCreamStoreError.Problem? {
    store.problem { _ = try store.save(.made(9)) }
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  @Test func `can be read by its owner only`() throws {
    _ = try book.store.save(saved)

    #expect(mode(book.path) == 0o600)
  }

  @Test(arguments: ["book.jsonl", "./book.jsonl", "absolute", "dangling", "middle"])
  func `is reached through a symbolic link, which is preserved`(kind: String) throws {
    let link = book.folder + "/link"
    var destination = kind == "absolute" ? book.path : kind
    if kind == "dangling" || kind == "middle" { destination = "book.jsonl" }
    if kind != "dangling" { _ = try book.store.save(saved) }
    if kind == "middle" {
      try FileManager.default.createSymbolicLink(
        atPath: book.folder + "/middle", withDestinationPath: book.path)
      destination = "middle"
    }
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: destination)
    let store = FileIceCreamStore(path: link)

    if kind == "dangling" { _ = try store.save(saved) }
    _ = try store.save(.made(1))
    try store.update(.made(1, flavor: "Mint"))
    try store.delete(saved.id)

    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == destination)
    #expect(try book.store.pages(IceCreamQuery()) == [.made(1, flavor: "Mint")])
    #expect(
      try book.names
        == (kind == "middle" ? ["book.jsonl", "link", "middle"] : ["book.jsonl", "link"]))
  }

  @Test func `needs a folder or creates it`() throws {
    let path = folder.path + "/a/b/book.jsonl"
    let store = FileIceCreamStore(path: path)
    let tried: [() throws -> Void] = [
      { _ = try store.save(saved) }, { _ = try store.fetch(IceCreamQuery()) },
      { _ = try store.find(saved.id) }, { try store.update(saved) },
      { try store.delete(saved.id) },
    ]
    for attempt in tried {
      #expect(store.problem(attempt) == .file(.missingFolder(folder.path + "/a/b")))
    }
    let maker = FileIceCreamStore(path: path, makesFolders: true)
    let deleting = maker.problem { try maker.delete(saved.id) }
    #expect(try maker.fetch(IceCreamQuery()) == IceCreamPage())
    #expect(maker.problem(finding: saved.id) == .unknownID(saved.id))
    #expect(deleting == .unknownID(saved.id))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/a"))

    _ = try maker.save(saved)

    #expect(mode(folder.path + "/a") == 0o700)
    #expect(mode(folder.path + "/a/b") == 0o700)
    #expect(try store.find(saved.id) == saved)
  }

  @Test func `is read again if another program changed it without changing its size`() throws {
    let store = book.store
    try store.save(all: [saved, .made(1)])
    let size = try book.bytes.count
    try store.delete(saved.id)
    #expect(try store.fetch(IceCreamQuery()).total == 1)
    let blank = String(repeating: " ", count: try book.bytes.count - size - 1) + "\n"

    try book.write(Array(try book.bytes.prefix(size)) + Array(blank.utf8))

    #expect(try store.fetch(IceCreamQuery()).total == 2)
  }

  @Test func `is read on from what it had, although it became shorter while it was read`() throws {
    let store = book.store
    try store.save(all: [saved])
    let file = try #require(try BookFile.openToRead(book.path))
    var contents = try BookContents(of: file)

    try contents.extend(with: file, to: file.size() + 20)
    try store.save(all: [.made(1)])
    try contents.extend(with: file, to: file.size())

    #expect(contents.iceCreams.fetch(IceCreamQuery()).total == 2)
  }

  @Test func `is not created in a folder that is a broken link`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: folder.path + "/none")
    let store = FileIceCreamStore(path: folder.path + "/link/book.jsonl", makesFolders: true)

    #expect(saving(store) == .file(.missingFolder(folder.path + "/link")))
  }

  @Test(arguments: [nil, "", "{\"book\":\"sc", "text"])
  func `is not created or changed by a look at it`(text: String?) throws {
    if let text { try book.write(text) }
    let deep = FileIceCreamStore(path: folder.path + "/a/b/book.jsonl", makesFolders: true)

    let problem = book.store.problem { try book.store.checkAccess() }

    #expect(problem == (text == "text" ? .file(.notABook) : nil))
    #expect(try book.names == (text == nil ? [] : ["book.jsonl"]))
    if let text { #expect(try book.text == text) }
    #expect(deep.problem { try deep.checkAccess() } == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/a"))
  }

  @Test func `is looked at without its end`() throws {
    try book.store.save(all: [saved])
    try book.write(book.text + String(repeating: "x", count: 1 << 17))

    #expect(book.store.problem { try book.store.checkAccess() } == nil)
  }

  @Test func `cannot be a folder, pipe, device or socket`() throws {
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    var paths = [folder.path, folder.path + "/", folder.path + "/pipe", "/dev/null"]
    #if os(Linux)
      #expect(mknod(folder.path + "/socket", S_IFSOCK | 0o600, 0) == 0)
      paths.append(folder.path + "/socket")
    #endif
    for path in paths {
      let store = FileIceCreamStore(path: path)
      let deleting = store.problem { try store.delete("w") }

      #expect(saving(store) == .file(.notAFile), "\(path)")
      #expect(store.problem(finding: saved.id) == .file(.notAFile), "\(path)")
      #expect(deleting == .file(.notAFile), "\(path)")
      #expect(store.problem { try store.checkAccess() } == .file(.notAFile), "\(path)")
    }
  }

  #if os(Linux)
    /// The kernel gives these files a size of 0.
    @Test(arguments: ["/proc/version", "/proc/self/status", "/proc/uptime", "/proc/self/maps"])
    func `cannot be a file of the kernel`(path: String) {
      let store = FileIceCreamStore(path: path)
      #expect(store.problem { _ = try store.fetch(IceCreamQuery()) } == .file(.notAFile))
      #expect(store.problem(finding: saved.id) == .file(.notAFile))
      #expect(store.problem { _ = try store.lastChange() } == .file(.notAFile))
    }

    @Test func `cannot be a file that refuses to be read`() {
      let store = FileIceCreamStore(path: "/proc/self/mem")
      #expect(
        store.problem { _ = try store.fetch(IceCreamQuery()) }
          == .cannotRead(reason: "Input/output error"))
    }

    /// What is wrong with a path, when saving and when reading.
    private static let places:
      [(path: String, saving: IceCreamStoreError.Problem, finding: IceCreamStoreError.Problem)] = [
        ("none/book", .file(.missingFolder("FOLDER/none")), .file(.missingFolder("FOLDER/none"))),
        ("none/", .file(.missingFolder("FOLDER/none")), .file(.missingFolder("FOLDER/none"))),
        ("broken", .file(.brokenLink(to: "none/book")), .file(.brokenLink(to: "none/book"))),
        ("/proc/book", .cannotWrite(reason: "No such file or directory"), .missing),
        (
          "file/book", .cannotWrite(reason: "Not a directory"),
          .cannotRead(reason: "Not a directory")
        ),
        (
          "loop", .cannotWrite(reason: "Too many levels of symbolic links"),
          .cannotRead(reason: "Too many levels of symbolic links")
        ),
        (
          String(repeating: "x", count: 256), .cannotWrite(reason: "File name too long"),
          .cannotRead(reason: "File name too long")
        ),
        ("/", .file(.notAFile), .file(.notAFile)),
        ("/dev/full", .file(.notAFile), .file(.notAFile)),
      ]

    @Test(arguments: places.indices)
    func `is refused for the reason that is true of its path`(index: Int) throws {
      let place = Self.places[index]
      #expect(symlink("none/book", folder.path + "/broken") == 0)
      #expect(symlink("loop", folder.path + "/loop") == 0)
      try "".write(toFile: folder.path + "/file", atomically: false, encoding: .utf8)
      let isAbsolute = place.path.hasPrefix("/")
      let store = FileIceCreamStore(path: isAbsolute ? place.path : folder.path + "/" + place.path)
      func expected(_ problem: IceCreamStoreError.Problem) -> IceCreamStoreError.Problem {
        if case .file(.missingFolder) = problem {
          .file(.missingFolder(folder.path + "/none"))
        } else {
          problem
        }
      }

      #expect(saving(store) == expected(place.saving))
      #expect(store.problem(finding: saved.id) == expected(place.finding))
      let known = place.finding == .missing ? nil : expected(place.finding)
      #expect(store.problem { try store.checkAccess() } == known)
    }
  #endif

  @Test func `cannot have an empty path`() {
    #expect(
      saving(FileIceCreamStore(path: "")) == .cannotWrite(reason: "No such file or directory"))
  }

  @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
  func `needs permission to read and to write`() throws {
    _ = try book.store.save(saved)
    #expect(chmod(book.path, 0o400) == 0)
    #expect(saving(book.store) == .cannotWrite(reason: "Permission denied", isRefused: true))
    #expect(try book.store.find(saved.id) == saved)

    #expect(chmod(book.path, 0) == 0)
    #expect(
      book.store.problem(finding: saved.id)
        == .cannotRead(reason: "Permission denied", isRefused: true))

    #expect(chmod(book.path, 0o600) == 0)
    #expect(chmod(book.folder, 0o500) == 0)
    let refused = IceCreamStoreError(
      store: book.folder, problem: .cannotWrite(reason: "Permission denied", isRefused: true))
    // Changes need no permission for the folder: they create no second file.
    try book.store.delete(saved.id)
    #expect(try book.store.pages(IceCreamQuery()) == [])
    let other = FileIceCreamStore(path: book.folder + "/other.jsonl")
    #expect(throws: refused) { try other.save(saved) }
    #expect(chmod(book.folder, 0o700) == 0)
  }

  @Test func `never touches another file in its folder`() throws {
    try book.store.save(all: [saved, .made(1)])
    let other = book.path + ".scoops-new"
    try "mine".write(toFile: other, atomically: false, encoding: .utf8)

    try book.store.update(.made(1, flavor: "Mint"))
    try book.store.delete(saved.id)
    try book.store.undoLast()

    #expect(try book.names == ["book.jsonl", "book.jsonl.scoops-new"])
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "mine")
  }

  @Test func `stays the same file with the same links after every change`() throws {
    try book.store.save(all: [saved, .made(1)])
    #expect(link(book.path, book.folder + "/other name") == 0)
    #expect(chmod(book.path, 0o640) == 0)
    var before = stat()
    #expect(stat(book.path, &before) == 0)

    try book.store.update(.made(1, flavor: "Mint"))
    try book.store.delete(saved.id)
    try book.store.undoLast()

    var after = stat()
    #expect(stat(book.path, &after) == 0)
    #expect(after.st_ino == before.st_ino)
    #expect((after.st_mode, after.st_uid) == (before.st_mode, before.st_uid))
    #expect(after.st_nlink == 2)
    let other = FileIceCreamStore(path: book.folder + "/other name")
    #expect(try other.pages(IceCreamQuery()) == [.made(1, flavor: "Mint"), saved])
  }

  #if os(Linux)
    @Test func `is reached through a link whose target is not UTF-8`() throws {
      // 0xE9 is an accented letter in Latin-1, and is not UTF-8.
      let name: [UInt8] = Array("/caf".utf8) + [0xE9]
      let target: [CChar] = (Array(folder.path.utf8) + name + [0]).map { CChar(bitPattern: $0) }
      #expect(mkdir(target, 0o700) == 0)
      #expect(symlink(target, folder.path + "/link") == 0)
      let store = FileIceCreamStore(path: folder.path + "/link/book.jsonl")

      _ = try store.save(saved)

      let file = Array(folder.path.utf8) + name + Array("/book.jsonl".utf8) + [0]
      #expect(access(file.map { CChar(bitPattern: $0) }, F_OK) == 0)
      #expect(try store.pages(IceCreamQuery()) == [saved])
    }
  #endif
}
