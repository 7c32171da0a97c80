import IceCreamDomain
import StrictJSON
import SystemCalls

/// An open book.
///
/// Dropping it closes the file, which also unlocks it.
final class BookFile {
  /// The name of the book in errors.
  let name: String
  private let descriptor: Int32

  /// Waits until the file of a descriptor is on the disk.
  typealias Synchronization = (Int32) throws(SystemError) -> Void

  private init(_ name: String, _ descriptor: Int32) {
    self.name = name
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Opens a book for reading; `nil` if there is none.
  static func openToRead(_ path: String) throws(IceCreamStoreError) -> BookFile? {
    do {
      return try open(path, O_RDONLY)
    } catch {
      if error.code == ENOENT {
        try refuseBrokenLink(path)
        return nil
      }
      throw IceCreamStoreError(
        store: path, problem: .opening(error) ?? .reading(error))
    }
  }

  /// Opens a book for reading and appending; `nil` if there is none, or no folder to create it in.
  ///
  /// - Parameter isCreated: Whether to create a missing file, readable by its owner only.
  static func openToAppend(
    _ path: String, isCreated: Bool
  ) throws(IceCreamStoreError) -> BookFile? {
    do throws(SystemError) {
      // With O_APPEND, a write never overwrites bytes that another program has appended.
      let flags = O_RDWR | O_APPEND
      do throws(SystemError) {
        return try open(path, flags)
      } catch {
        // O_CREAT only now: in a sticky folder, Linux refuses it for the file of another user
        // (proc_sys_fs(5), protected_regular).
        guard isCreated, error.code == ENOENT else { throw error }
        let file = try open(path, flags | O_CREAT)
        try file.makeAccessible()
        return file
      }
    } catch {
      if error.code == ENOENT, !isCreated { return nil }
      // EISDIR: a path that ends with a slash.
      if [ENOENT, EISDIR].contains(error.code) {
        if try !BookFolder(of: path).exists() { return nil }
        try refuseBrokenLink(path)
      }
      let isFolder = [EACCES, EPERM, EROFS].contains(error.code) && access(path, F_OK) != 0
      // If a new file is refused, the user has to check the folder.
      throw IceCreamStoreError(
        store: isFolder ? BookFolder(of: path).name : path,
        problem: .opening(error) ?? .writing(error))
    }
  }

  private static func open(_ path: String, _ flags: Int32) throws(SystemError) -> BookFile {
    // O_NONBLOCK: otherwise, opening a pipe without a writer would block.
    let flags = flags | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let descriptor = try retrying { SystemCalls.open(path, flags, 0o600) }
    let file = BookFile(path, descriptor)
    guard try file.statusOrError().st_mode & S_IFMT == S_IFREG else {
      throw SystemError(code: EISDIR)
    }
    return file
  }

  /// Lets the owner of a new file open it again, whatever the umask.
  private func makeAccessible() throws(SystemError) {
    let mode = try statusOrError().st_mode & 0o777
    if mode & 0o600 == 0o600 { return }
    guard fchmod(descriptor, mode | 0o600) == 0 else { throw .last }
  }

  /// Fails if a path is a symbolic link to a file in a missing folder.
  private static func refuseBrokenLink(_ path: String) throws(IceCreamStoreError) {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    // readlink(2) writes at most as many bytes as the array has, and stores no pointer to it.
    let count = readlink(path, &bytes, bytes.count)
    if count < 0 { return }
    let target = String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    let whole = target.hasPrefix("/") ? target : BookFolder(of: path).path + "/" + target
    if try BookFolder(of: whole).exists() { return }
    throw IceCreamStoreError(store: path, problem: .file(.brokenLink(to: target)))
  }

  func error(_ problem: IceCreamStoreError.Problem) -> IceCreamStoreError {
    IceCreamStoreError(store: name, problem: problem)
  }

  private func statusOrError() throws(SystemError) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    return status
  }

  private func status() throws(IceCreamStoreError) -> stat {
    do { return try statusOrError() } catch { throw self.error(.reading(error)) }
  }

  /// The size in bytes.
  func size() throws(IceCreamStoreError) -> Int { Int(try status().st_size) }

  /// Identifies the file among all files of the system.
  typealias Identity = (device: dev_t, number: ino_t)

  /// The identity of the file.
  func identity() throws(IceCreamStoreError) -> Identity {
    let status = try status()
    return (status.st_dev, status.st_ino)
  }

  /// Whether the path still leads to this file.
  func isCurrent() throws(IceCreamStoreError) -> Bool {
    let identity = try identity()
    var current = stat()
    return stat(name, &current) == 0 && identity == (current.st_dev, current.st_ino)
  }

  /// Reads bytes from an offset; fewer than `count` only at the end of the book.
  func read(from offset: Int, count: Int) throws(IceCreamStoreError) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let added: Int
      do {
        // pread(2) writes at most the rest of the buffer, and stores no pointer to it.
        added = try retrying {
          buffer.withUnsafeMutableBytes { bytes in
            let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[done...])
            return pread(descriptor, rest.baseAddress, rest.count, off_t(offset + done))
          }
        }
      } catch {
        throw self.error(.reading(error))
      }
      if added == 0 { break }
      done += added
    }
    buffer.removeLast(count - done)
    return buffer
  }

  /// Appends bytes and waits until they are on the disk.
  ///
  /// Needs the exclusive lock. If this fails, the written bytes are removed.
  ///
  /// - Throws: `.unconfirmed` if they could not be removed: the change may be stored or not.
  func append(_ bytes: [UInt8], synchronize: Synchronization) throws(IceCreamStoreError) {
    let size = try size()
    var done = 0
    do throws(SystemError) {
      while done < bytes.count {
        // write(2) reads at most the rest of the array, and stores no pointer to it.
        let count = try retrying {
          bytes.withUnsafeBytes { bytes in
            let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
            return write(descriptor, rest.baseAddress, rest.count)
          }
        }
        // POSIX lets write(2) return 0 only for 0 bytes; a file system that breaks this rule would make the
        // loop endless.
        guard count > 0 else { throw SystemError(code: EIO) }
        done += count
      }
      try synchronize(descriptor)
    } catch {
      guard done == 0 || takeBack(to: size, from: size + done) else {
        throw self.error(.unconfirmed(reason: error.reason))
      }
      // If this fails too, only a loss of power could bring the bytes back.
      if done > 0 { try? synchronize(descriptor) }
      throw self.error(.writing(error))
    }
  }

  /// Waits until the book is on the disk.
  func sync(_ synchronize: Synchronization) throws(IceCreamStoreError) {
    do { try synchronize(descriptor) } catch { throw self.error(.writing(error)) }
  }

  /// Removes the bytes that this process has just appended, unless another has appended since.
  private func takeBack(to size: Int, from end: Int) -> Bool {
    guard let now = try? self.size(), now == end else { return false }
    return (try? retrying { ftruncate(descriptor, off_t(size)) }) != nil
  }

  /// Locks the book with flock(2) until it is closed.
  ///
  /// - Parameters:
  ///   - isShared: Whether others may hold a shared lock, too.
  ///   - patience: The longest time to wait.
  ///   - whileWaiting: Called at intervals of a few milliseconds after a second, and told the first time.
  func lock(
    isShared: Bool = false, patience: Duration, whileWaiting: ((_ isFirst: Bool) -> Void)?
  ) throws(IceCreamStoreError) {
    let start = monotonicTime()
    var (pause, isFirst) = (Duration.microseconds(250), true)
    while flock(descriptor, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      guard errno == EWOULDBLOCK else { throw error(.cannotLock(reason: SystemError.last.reason)) }
      let waited = monotonicTime() - start
      if waited >= patience { throw error(.lockedTooLong) }
      if waited >= .seconds(1) {
        whileWaiting?(isFirst)
        isFirst = false
      }
      // A signal may end the pause early, which does no harm.
      usleep(useconds_t(min(pause, patience - waited) / .microseconds(1)))
      pause = min(pause * 2, .milliseconds(16))
    }
  }
}

extension SystemError {
  /// Whether other permissions could help.
  fileprivate var isRefusal: Bool { [EACCES, EPERM].contains(code) }
}

extension IceCreamStoreError.Problem {
  /// The problem if an opened file is not a regular one.
  fileprivate static func opening(_ error: SystemError) -> Self? {
    // Sockets cannot be opened: ENXIO on Linux, EOPNOTSUPP on macOS.
    [EISDIR, ENXIO, EOPNOTSUPP].contains(error.code) ? .file(.notAFile) : nil
  }

  /// The problem if the system refuses to read.
  static func reading(_ error: SystemError) -> Self {
    .cannotRead(reason: error.reason, isRefused: error.isRefusal)
  }

  /// The problem if the system refuses to write.
  static func writing(_ error: SystemError) -> Self {
    // EFBIG: the file would exceed a limit of the file system or of the process.
    [ENOSPC, EDQUOT, EFBIG].contains(error.code)
      ? .diskFull : .cannotWrite(reason: error.reason, isRefused: error.isRefusal)
  }
}
