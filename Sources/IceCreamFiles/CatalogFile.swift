import IceCreamDomain
import SystemCalls

/// The reader of the bytes of a catalog, from wherever they come.
enum CatalogFile {
  /// Reads a file.
  ///
  /// - Parameter path: The path of the file. Anything but a regular file is refused, since reading it might never
  ///   end.
  /// - Returns: Its bytes, at most `CatalogReader.sizeLimit`.
  /// - Throws: `CatalogError` when it is missing, not a regular file, too large, or cannot be read.
  static func read(path: String) throws(CatalogError) -> [UInt8] {
    // O_NONBLOCK: otherwise, opening a pipe without a writer would block.
    let number = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard number >= 0 else {
      let failure = SystemError.last
      var status = stat()
      // A socket cannot be opened, and a device may be missing or busy.
      let kind = stat(path, &status) == 0 ? self.problem(ofKind: status.st_mode) : nil
      throw CatalogError(file: path, problem: kind ?? problem(for: failure))
    }
    defer { close(number) }

    var status = stat()
    guard fstat(number, &status) == 0 else {
      throw CatalogError(file: path, problem: problem(for: .last))
    }
    let source = InputDescriptor(number: number, waits: false)
    if !source.isTerminal, let problem = problem(ofKind: status.st_mode) {
      throw CatalogError(file: path, problem: problem)
    }
    return try read(source, name: path, expectedCount: Int(status.st_size))
  }

  /// Reads what an open file, a pipe or another source still has.
  ///
  /// - Parameters:
  ///   - source: Where to read from, to its end.
  ///   - name: What to call it in an error.
  ///   - expectedCount: How many bytes there will be, as far as that is known.
  /// - Returns: The bytes, at most `CatalogReader.sizeLimit`.
  /// - Throws: `CatalogError` when it is a terminal, too large, or cannot be read.
  static func read(
    _ source: InputDescriptor, name: String, expectedCount: Int = 0
  ) throws(CatalogError) -> [UInt8] {
    if source.isTerminal { throw CatalogError(file: name, problem: .terminal) }
    let limit = CatalogReader.sizeLimit
    guard expectedCount <= limit else {
      throw CatalogError(file: name, problem: .tooLarge(limit: limit))
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(max(0, expectedCount))
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = try next(&chunk, of: source, name: name), count > 0 {
      guard bytes.count + count <= limit else {
        throw CatalogError(file: name, problem: .tooLarge(limit: limit))
      }
      bytes += chunk[..<count]
    }
    return bytes
  }

  private static func next(
    _ chunk: inout [UInt8], of source: InputDescriptor, name: String
  ) throws(CatalogError) -> Int {
    do {
      return try source.read(into: &chunk)
    } catch {
      throw CatalogError(file: name, problem: problem(for: error))
    }
  }

  /// Returns the problem of a file that is not a regular one.
  private static func problem(ofKind mode: mode_t) -> CatalogProblem.File? {
    switch mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: .folder
    case S_IFIFO, S_IFSOCK: .pipe
    default: .device
    }
  }

  private static func problem(for error: SystemError) -> CatalogProblem.File {
    switch error.code {
    case ENOENT, ENOTDIR: .missingFile
    case EISDIR: .folder
    default: .unreadable(reason: error.reason)
    }
  }
}
