#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open book, or the new one that is written beside it; closed, and so unlocked, when it is dropped.
final class BookFile {
  /// What the book is called in errors.
  let place: String
  /// The number by which the system knows it.
  let number: Int32

  private init(place: String, number: Int32) {
    self.place = place
    self.number = number
  }

  deinit { close(number) }

  /// Opens a book to read; `nil` where there is none.
  static func toRead(_ path: String) throws(IceCreamStoreError) -> BookFile? {
    try existing(path, flags: O_RDONLY) {
      IceCreamStoreError(place: path, problem: .cannotRead(reason: $0.reason))
    }
  }

  /// Opens a book to read and to write; `nil` where there is none and none can be made.
  static func toWrite(_ path: String, makes: Bool = false) throws(IceCreamStoreError) -> BookFile? {
    try existing(path, flags: makes ? O_RDWR | O_CREAT : O_RDWR) {
      var status = stat()
      // What is not there cannot be what nobody may write to.
      return stat(path, &status) == 0
        ? IceCreamStoreError(place: path, problem: .writing($0))
        : .writing($0, place: path, in: BookPath(path).folder)
    }
  }

  /// Makes a file that is not there yet.
  static func toMake(
    _ path: String, place: String, in folder: String
  ) throws(IceCreamStoreError) -> BookFile {
    do {
      return BookFile(place: place, number: try opened(path, flags: O_RDWR | O_CREAT | O_EXCL))
    } catch {
      throw .writing(error, place: place, in: folder)
    }
  }

  private static func existing(
    _ path: String, flags: Int32, _ failure: (SystemError) -> IceCreamStoreError
  ) throws(IceCreamStoreError) -> BookFile? {
    let number: Int32
    do {
      number = try opened(path, flags: flags)
    } catch {
      switch error.code {
      case ENOENT: return nil
      // Sockets cannot be opened: ENXIO on Linux, EOPNOTSUPP on macOS.
      case EISDIR, ENXIO, EOPNOTSUPP:
        throw IceCreamStoreError(place: path, problem: .notAFile)
      default: throw failure(error)
      }
    }
    let file = BookFile(place: path, number: number)
    guard try file.status().st_mode & S_IFMT == S_IFREG else { throw file.error(.notAFile) }
    return file
  }

  /// Opens a file that only its owner may read, if it has to be made.
  private static func opened(_ path: String, flags: Int32) throws(SystemError) -> Int32 {
    while true {
      // O_NONBLOCK: to open a pipe that nobody writes to would otherwise wait for ever.
      let number = open(path, flags | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0o600 as mode_t)
      if number >= 0 { return number }
      if errno != EINTR { throw .last }
    }
  }

  /// Makes an error about this book.
  func error(_ problem: IceCreamStoreError.Problem) -> IceCreamStoreError {
    IceCreamStoreError(place: place, problem: problem)
  }
}
