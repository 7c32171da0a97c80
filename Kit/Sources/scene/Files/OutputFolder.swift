import SystemCalls

/// The folder in which a run writes, held open.
///
/// No other code opens files for writing. Paths are followed from here a step at a time, and through no link, so none leads elsewhere.
final class OutputFolder {
  /// Where a path leads, behind its links.
  struct Place: Hashable {
    var folder: [String]
    var name: String
  }

  static let changed = Refusal("It changed during this run; run the command again")
  private static let outside = Refusal("It is outside this folder")
  private static let draftMark = ".scene-draft-"
  private static let savedMark = ".scene-saved-"

  private let root: Int32
  private let rootPath: String
  /// The folders that were made, in order.
  private(set) var made: [Place] = []

  init(_ path: String) throws(Refusal) {
    root = try calling { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    rootPath = Self.realPath(of: path) ?? path
  }

  deinit { close(root) }

  // MARK: Places

  /// Returns where a path leads; what does not exist yet is as it is named.
  ///
  /// - Parameter followsLast: Whether a link is followed if the path names it.
  func place(of path: String, followsLast: Bool = true) throws(Refusal) -> Place {
    let steps = path.plainPath.split(separator: "/").map(String.init)
    if path.hasPrefix("/") { throw Self.outside }
    // What is before `..` may not exist, or be a link.
    if steps.contains("..") {
      throw Refusal("Its .. may lead outside this folder; leave it out")
    }
    guard let last = steps.last, last != "." else { throw Refusal("It is a folder") }
    var known = followsLast ? steps.count : steps.count - 1
    var real = Self.realPath(of: ([rootPath] + steps[..<known]).joined(separator: "/"))
    while real == nil, known > 0 {
      guard [ENOENT, ENOTDIR].contains(errno) else { throw Refusal(SystemError.last.reason) }
      known -= 1
      real = Self.realPath(of: ([rootPath] + steps[..<known]).joined(separator: "/"))
    }
    let prefix = rootPath == "/" ? "/" : rootPath + "/"
    guard let real, ((real == "/" ? "" : real) + "/").utf8.starts(with: prefix.utf8) else {
      throw Self.outside
    }
    let inside = String(decoding: real.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
    let all = inside.split(separator: "/").map(String.init) + steps[known...]
    guard let name = all.last else { throw Refusal("It is a folder") }
    return Place(folder: Array(all.dropLast()), name: name)
  }

  private static func realPath(of path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Opens the folder of a place for a function; returns `nil` if there is no such folder.
  private func inFolder<Result>(
    of place: Place, making: Bool = false, _ use: (Int32) throws(Refusal) -> Result
  ) throws(Refusal) -> Result? {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    var folder = try calling { openat(root, ".", flags) }
    defer { close(folder) }
    for (index, step) in place.folder.enumerated() {
      if making, mkdirat(folder, step, 0o777) == 0 {
        made.append(Place(folder: Array(place.folder[..<index]), name: step))
      } else if making, errno != EEXIST {
        throw Refusal(SystemError.last.reason)
      }
      let next = openat(folder, step, flags)
      if next < 0 {
        switch errno {
        case ENOENT where !making: return nil
        case ENOTDIR, ELOOP:
          let path = place.folder[...index].joined(separator: "/")
          throw Refusal("\(path) is a file, not a folder")
        default: throw Refusal(SystemError.last.reason)
        }
      }
      close(folder)
      folder = next
    }
    return try use(folder)
  }

  /// Returns whether something is at a place, or a link.
  func has(_ place: Place) throws(Refusal) -> Bool {
    try inFolder(of: place) { Self.status(of: place.name, in: $0) != nil } ?? false
  }

  private static func status(of name: String, in folder: Int32) -> stat? {
    var status = stat()
    return fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  /// Refuses a place where no file can be written; returns whether there is one.
  func check(_ place: Place) throws(Refusal) -> Bool {
    try inFolder(of: place) { folder throws(Refusal) in
      guard let status = Self.status(of: place.name, in: folder) else { return false }
      switch status.st_mode & S_IFMT {
      case S_IFREG: break
      case S_IFDIR: throw Refusal("It is a folder")
      case S_IFLNK: throw Refusal("It is a link to a missing file")
      default: throw Refusal("It is not a file")
      }
      let file = openat(folder, place.name, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
      defer { close(file) }
      // To root, no file is read-only.
      if file < 0 || status.st_mode & 0o222 == 0 { throw Refusal("It is read-only") }
      return true
    } ?? false
  }

  /// Returns what a file contains; `nil` if there is none.
  func contents(of place: Place) throws(Refusal) -> [UInt8]? {
    try inFolder(of: place) { folder throws(Refusal) in
      let number = try calling { openat(folder, place.name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC) }
      defer { close(number) }
      return try FileDescriptor(number: number).contents(atMost: .max)
    }
  }

  // MARK: Changes

  /// Writes a new file, which appears whole.
  func create(_ place: Place, _ bytes: [UInt8]) throws(Refusal) {
    try inFolder(of: place, making: true) { folder throws(Refusal) in
      let draft = draft(beside: place).name
      try Self.write(bytes, into: draft, in: folder, mode: 0o666) { _ throws(Refusal) in
        if Self.status(of: place.name, in: folder) != nil { throw Self.changed }
        _ = try calling { renameat(folder, draft, folder, place.name) }
      }
    }
  }

  /// Replaces the contents of a file in place, so that its access rights, owner and links stay.
  ///
  /// Until the new contents are on the disk, the old ones are in a file beside it.
  func rewrite(_ place: Place, from old: [UInt8], to new: [UInt8]) throws(Refusal) {
    let isThere: Void? = try inFolder(of: place) { folder throws(Refusal) in
      let number = try calling { openat(folder, place.name, O_RDWR | O_NOFOLLOW | O_CLOEXEC) }
      let file = FileDescriptor(number: number)
      defer { close(number) }
      let saved = Self.savedMark + place.name
      try Self.deleteSaved(saved, of: old, in: folder)
      var lost: Refusal?
      try Self.write(old, into: saved, in: folder, mode: 0o600) { copy throws(Refusal) in
        try refusing { () throws(SystemError) in try synchronize(copy.number) }
        var status = stat()
        _ = try calling { fstat(number, &status) }
        guard try file.contents(atMost: old.count + 1) == old else { throw Self.changed }
        do throws(Refusal) {
          try file.overwrite(with: new, size: old.count)
          // Writing takes away some modes.
          _ = try calling { fchmod(number, status.st_mode & 0o7777) }
          try refusing { () throws(SystemError) in try synchronize(number) }
        } catch {
          do throws(Refusal) {
            try file.overwrite(with: old, size: old.count)
          } catch {
            lost = error
            return
          }
          throw error
        }
      }
      if let lost {
        throw Refusal("\(lost.messages.joined()), in the middle; what it contained is in \(saved)")
      }
      unlinkat(folder, saved, 0)
    }
    if isThere == nil { throw Self.changed }
  }

  /// Writes a temporary file, and deletes it if what is done with it fails.
  private static func write(
    _ bytes: [UInt8], into name: String, in folder: Int32, mode: mode_t,
    then use: (FileDescriptor) throws(Refusal) -> Void
  ) throws(Refusal) {
    // No link is followed, and no file is there that could be overwritten.
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = FileDescriptor(number: try calling { openat(folder, name, flags, mode) })
    defer { close(file.number) }
    // Other runs leave it alone while it is locked.
    flock(file.number, LOCK_EX | LOCK_NB)
    do throws(Refusal) {
      try file.put(bytes)
      try use(file)
    } catch {
      unlinkat(folder, name, 0)
      throw error
    }
  }

  /// Deletes the copy that a killed run saved, if the file was not changed by it or since.
  private static func deleteSaved(_ name: String, of bytes: [UInt8], in folder: Int32)
    throws(Refusal)
  {
    if status(of: name, in: folder) == nil { return }
    let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    defer { close(file) }
    if flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      throw Refusal("Another run of scene is writing it; run the command again")
    }
    let copy = FileDescriptor(number: file)
    guard file >= 0, try copy.contents(atMost: bytes.count + 1) == bytes else {
      throw Refusal(
        "A run that was interrupted saved what it contained in \(name); compare the two, and delete that file"
      )
    }
    unlinkat(folder, name, 0)
  }

  /// Deletes the drafts that killed runs left in a folder, of which these are the names.
  func deleteDrafts(_ names: [String], beside place: Place) throws(Refusal) {
    let drafts = names.filter {
      $0.hasPrefix(Self.draftMark) && UInt64($0.dropFirst(Self.draftMark.count)) != nil
    }
    try inFolder(of: place) { folder in
      for name in drafts {
        let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        defer { close(file) }
        if file >= 0, flock(file, LOCK_EX | LOCK_NB) == 0 { unlinkat(folder, name, 0) }
      }
    }
  }

  /// Moves a file or a link to a place where nothing is.
  func move(_ place: Place, to other: Place) throws(Refusal) {
    let isThere: Void?? = try inFolder(of: other, making: true) { target throws(Refusal) in
      if Self.status(of: other.name, in: target) != nil { throw Self.changed }
      return try inFolder(of: place) { folder throws(Refusal) in
        _ = try calling { renameat(folder, place.name, target, other.name) }
      }
    }
    if case .some(.some) = isThere { return }
    throw Self.changed
  }

  /// Returns a place beside another one for what will be moved or deleted.
  func draft(beside place: Place) -> Place {
    Place(
      folder: place.folder, name: Self.draftMark + String(UInt64.random(in: 0...UInt64.max)))
  }

  func delete(_ place: Place) throws(Refusal) {
    try inFolder(of: place) { folder throws(Refusal) in
      _ = try calling { unlinkat(folder, place.name, 0) }
    }
  }

  /// Deletes the folders of a place in which nothing is left.
  func deleteEmptyFolders(of place: Place) {
    var place = place
    while let name = place.folder.popLast() {
      place.name = name
      _ = try? inFolder(of: place) { unlinkat($0, name, AT_REMOVEDIR) }
    }
  }

  /// Deletes the folders that were made.
  func deleteMade() {
    for place in made.reversed() {
      _ = try? inFolder(of: place) { unlinkat($0, place.name, AT_REMOVEDIR) }
    }
    made = []
  }
}

/// Makes a system call; refuses with its reason if it fails.
private func calling<Result: BinaryInteger>(_ call: () -> Result) throws(Refusal) -> Result {
  try refusing { () throws(SystemError) in try retrying(call) }
}

private func refusing<Result>(
  _ body: () throws(SystemError) -> Result
) throws(Refusal) -> Result {
  do {
    return try body()
  } catch {
    throw Refusal(error.reason)
  }
}

extension FileDescriptor {
  /// Reads a file from its beginning.
  fileprivate func contents(atMost limit: Int) throws(Refusal) -> [UInt8] {
    var bytes: [UInt8] = []
    try refusing { () throws(SystemError) in
      while bytes.count < limit {
        let more = try read(atMost: min(limit - bytes.count, 1 << 16))
        if more.isEmpty { break }
        bytes += more
      }
    }
    return bytes
  }

  /// Replaces the contents of a file of some size.
  fileprivate func overwrite(with bytes: [UInt8], size: Int) throws(Refusal) {
    // What the disk has no room for fails before anything is overwritten.
    _ = try calling { lseek(number, off_t(min(size, bytes.count)), SEEK_SET) }
    try put(bytes.dropFirst(size))
    _ = try calling { lseek(number, 0, SEEK_SET) }
    try put(bytes.prefix(size))
    _ = try calling { ftruncate(number, off_t(bytes.count)) }
  }

  fileprivate func put(_ bytes: some Sequence<UInt8>) throws(Refusal) {
    try refusing { () throws(SystemError) in try write(Array(bytes)) }
  }
}
