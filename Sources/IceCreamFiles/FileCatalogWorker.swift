import IceCreamDomain
import SystemCalls

/// Loads a catalog from a file.
///
/// ```swift
/// let services = IceCreamServices(
///   worker: FileCatalogWorker(path: "icecream.json"),
///   store: FileIceCreamStore(path: "icecreams.jsonl"))
/// ```
///
/// <doc:/Learn/TheCatalog> describes the file.
public final class FileCatalogWorker: CatalogWorker {
  private let path: String

  /// The name of the file in messages.
  package var source: String { path == "-" ? "standard input" : path }

  /// Creates a worker.
  ///
  /// - Parameter path: The path of the file; `-` is standard input.
  public init(path: String) {
    self.path = path
  }

  public func fetchCatalog() throws(CatalogError) -> IceCreamCatalog {
    let bytes: [UInt8]
    do {
      bytes = try path == "-" ? read(.standardInput) : readFile()
    } catch {
      throw CatalogError(file: source, problem: error)
    }
    return try CatalogReader.read(bytes, file: source)
  }

  /// Reads a regular file.
  ///
  /// Any other is refused, since reading it might never end.
  private func readFile() throws(CatalogProblem.File) -> [UInt8] {
    // O_NONBLOCK: otherwise, opening a pipe without a writer would block.
    let number = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    var status = stat()
    guard number >= 0 else {
      let failure = SystemError.last
      // A socket cannot be opened, and a device may be missing or busy.
      if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { throw .notAFile }
      throw problem(for: failure)
    }
    defer { close(number) }
    guard fstat(number, &status) == 0 else { throw problem(for: .last) }
    let source = FileDescriptor(number: number, waits: false)
    if !source.isTerminal, status.st_mode & S_IFMT != S_IFREG { throw .notAFile }
    return try read(source)
  }

  /// Reads what an open file, a pipe or another source still has, or more bytes than a catalog may have.
  private func read(_ source: FileDescriptor) throws(CatalogProblem.File) -> [UInt8] {
    if source.isTerminal { throw .terminal }
    var bytes: [UInt8] = []
    do {
      while bytes.count <= CatalogReader.sizeLimit,
        case let chunk = try source.read(atMost: 65_536), !chunk.isEmpty
      {
        bytes += chunk
      }
      return bytes
    } catch {
      throw problem(for: error)
    }
  }

  private func problem(for error: SystemError) -> CatalogProblem.File {
    switch error.code {
    case ENOENT, ENOTDIR: .missingFile
    case EISDIR: .notAFile
    default: .unreadable(reason: error.reason)
    }
  }
}
