import IceCreamDomain
import SystemCalls

/// The folder of a book.
struct BookFolder {
  let path: String

  init(of path: String) {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] }
    self.path = folder.map { $0.isEmpty ? "/" : String($0) } ?? "."
  }

  /// The absolute path of the current folder; a dot would not help the user.
  var name: String {
    guard path == ".", let absolute = realpath(path, nil) else { return path }
    defer { free(absolute) }
    return String(cString: absolute)
  }

  /// Returns whether the folder exists.
  ///
  /// - Throws: `IceCreamStoreError` if the system cannot tell.
  func exists() throws(IceCreamStoreError) -> Bool {
    do {
      return try status().st_mode & S_IFMT == S_IFDIR
    } catch {
      // ENOTDIR: a parent is a file.
      if [ENOENT, ENOTDIR].contains(error.code) { return false }
      throw IceCreamStoreError(store: name, problem: .reading(error))
    }
  }

  /// Checks whether a book can be created in the folder, which may itself still have to be created.
  func checkAccess(isCreated: Bool, for book: String) throws(IceCreamStoreError) {
    guard try exists() else {
      let parent = BookFolder(of: path)
      guard isCreated, parent.path != path else {
        throw IceCreamStoreError(store: book, problem: .file(.missingFolder(path)))
      }
      return try parent.checkAccess(isCreated: true, for: book)
    }
    if access(path, W_OK | X_OK) != 0 {
      throw IceCreamStoreError(store: name, problem: .writing(.last))
    }
  }

  private func status() throws(SystemError) -> stat {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    return status
  }

  /// Creates the folder and its parents, accessible by their owner only.
  func create(for book: String) throws(IceCreamStoreError) {
    if try exists() { return }
    let parent = BookFolder(of: path)
    if parent.path != path { try parent.create(for: book) }
    let failure: SystemError
    do throws(SystemError) {
      guard mkdir(path, 0o700) == 0 else { throw .last }
      // The umask may have taken the owner's permissions away.
      let mode = try status().st_mode & 0o7777
      if mode & 0o700 != 0o700, chmod(path, mode | 0o700) != 0 { throw .last }
      return
    } catch {
      failure = error
    }
    if failure.code == EEXIST {
      // Another process was faster, or the path is a file or a broken link.
      guard try exists() else {
        throw IceCreamStoreError(store: book, problem: .file(.missingFolder(path)))
      }
      return
    }
    let problem = IceCreamStoreError.Problem.writing(failure)
    throw IceCreamStoreError(
      store: book,
      problem: problem == .diskFull
        ? problem : .file(.cannotCreateFolder(path, reason: failure.reason)))
  }

  /// Waits until the name of a book is on the disk, as fsync(2) advises.
  ///
  /// - Parameters:
  ///   - book: The path of the book, which may be a symbolic link.
  ///   - hasNewParents: Whether the folder may be new; then its own name has to be on the disk, too.
  static func syncName(of book: String, hasNewParents: Bool) throws(IceCreamStoreError) {
    do throws(SystemError) {
      // The folder that a link leads to is handled as bytes: its path need not be UTF-8.
      guard let target = realpath(book, nil) else { throw SystemError.last }
      defer { free(target) }
      if let slash = strrchr(target, Int32(UInt8(ascii: "/"))) {
        slash[slash == target ? 1 : 0] = 0
      }
      try syncFolder(target)
      guard hasNewParents else { return }
      // No folder is created across a mount, so the parents on this device are enough.
      var folder = BookFolder(of: book)
      let device = try folder.status().st_dev
      while folder.path != "/", folder.path != "." {
        folder = BookFolder(of: folder.path)
        guard try folder.status().st_dev == device else { return }
        try syncFolder(folder.path)
      }
    } catch {
      throw IceCreamStoreError(store: book, problem: .writing(error))
    }
  }

  private static func syncFolder(_ path: UnsafePointer<CChar>) throws(SystemError) {
    let descriptor: Int32
    do {
      descriptor = try retrying { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    } catch {
      // A folder may be writable but not readable; then the system offers no way to sync it.
      if error.code == EACCES { return }
      #if os(Linux)
        // Without a free descriptor for the folder, all files; on Linux, sync(2) waits for them.
        if [EMFILE, ENFILE].contains(error.code) { return sync() }
      #endif
      throw error
    }
    defer { close(descriptor) }
    do {
      try synchronize(descriptor)
    } catch {
      // fsync(2), EINVAL: the file system has nothing to sync for a folder.
      if error.code != EINVAL { throw error }
    }
  }
}
