#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where a book is, symbolic links followed, and the folder that it is in.
struct BookPath {
  /// The path of the file itself.
  let target: String

  /// Follows the links of a path, also where there is no file at their end.
  init(_ path: String) {
    var target = path
    // Linux, path_resolution(7): more than 40 links are taken for a circle.
    for _ in 0..<40 {
      guard let next = Self.link(target) else { break }
      target = next.hasPrefix("/") ? next : Self.folder(of: target) + "/" + next
    }
    self.target = target
  }

  /// The folder of the file itself.
  var folder: String { Self.folder(of: target) }

  /// Returns the folder of a path.
  static func folder(of path: String) -> String {
    let bytes = path.utf8
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    let folder = bytes[..<slash]
    return folder.isEmpty ? "/" : String(folder) ?? "."
  }

  /// Returns where a symbolic link leads to; `nil` where the path is none.
  private static func link(_ path: String) -> String? {
    // readlink(2) writes at most as many bytes as the buffer has, and no zero after them.
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// A folder, as the system sees it.
struct BookFolder {
  let path: String

  /// Whether there is one.
  var exists: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Makes the folder and those it should be in, for the owner only.
  ///
  /// - Parameter place: What the book is called in errors.
  func make(for place: String) throws(IceCreamStoreError) {
    if exists { return }
    let parent = BookFolder(path: BookPath.folder(of: path))
    if parent.path != path { try parent.make(for: place) }
    do throws(SystemError) {
      // EEXIST: somebody else was faster, or a file has the name, which the book then finds out.
      guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .last }
      try parent.sync()
    } catch {
      throw .writing(error, place: place, in: parent.path)
    }
  }

  /// Waits until the names in the folder are on the disk itself, as fsync(2) says to.
  func sync() throws(SystemError) {
    let number = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder that may be written to but not read cannot be asked for this.
    guard number >= 0 else { return }
    defer { close(number) }
    // EINVAL: the file system has nothing to wait for.
    guard fsync(number) == 0 || errno == EINVAL else { throw .last }
  }
}
