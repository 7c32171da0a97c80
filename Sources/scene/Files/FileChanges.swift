#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Files to write: all of them, or none.
struct FileChanges {
  /// Why a file could not be written.
  struct Failure: Error {
    var path: String
    var reason: String
  }

  private(set) var files: [(path: String, contents: String)] = []

  var isEmpty: Bool { files.isEmpty }
  var paths: [String] { files.map(\.path) }

  /// Adds a file.
  mutating func write(_ contents: String, to path: String) {
    files.append((path, contents))
  }

  /// Writes the files; after a failure, everything is as it was before.
  ///
  /// - Throws: `Failure` for the first file that cannot be written.
  func apply(in folder: PackageFolder) throws(Failure) {
    let system = FileManager.default
    var madeFolders: [String] = []
    var undo: [(path: String, contents: Data?)] = []
    for (path, contents) in files {
      do {
        if path.hasPrefix("/") || folder.leadsOutside(path) {
          throw Failure(path: path, reason: "It is outside of the package")
        }
        if folder.hasFolder(path) { throw Failure(path: path, reason: "It is a folder") }
        for parent in Self.parents(of: path) where !folder.hasFolder(parent) {
          if folder.has(parent) {
            throw Failure(path: parent, reason: "\(parent) is a file, not a folder")
          }
          try system.createDirectory(
            atPath: folder.absolute(parent), withIntermediateDirectories: false)
          madeFolders.append(parent)
        }
        let absolute = folder.absolute(path)
        let old = system.contents(atPath: absolute)
        // Line breaks stay as they are in the file.
        let isWindows = old.map { String(decoding: $0, as: UTF8.self).contains("\r\n") } == true
        let text = isWindows ? contents.map { $0 == "\n" ? "\r\n" : String($0) }.joined() : contents
        try Data(text.utf8).write(to: URL(filePath: absolute), options: .atomic)
        undo.append((absolute, old))
      } catch {
        for (path, contents) in undo.reversed() {
          if let contents {
            try? contents.write(to: URL(filePath: path), options: .atomic)
          } else {
            try? system.removeItem(atPath: path)
          }
        }
        for made in madeFolders.reversed() { try? system.removeItem(atPath: folder.absolute(made)) }
        throw Failure(path: path, reason: Self.reason(for: error))
      }
    }
  }

  private static func parents(of path: String) -> [String] {
    let parts = path.split(separator: "/").dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }

  private static func reason(for error: any Error) -> String {
    if let failure = error as? Failure { return failure.reason }
    return switch (error as? CocoaError)?.code {
    case .fileWriteNoPermission?: "Permission denied"
    case .fileWriteOutOfSpace?: "No space left on device"
    case .fileWriteVolumeReadOnly?: "Read-only file system"
    default: "\(error)"
    }
  }
}
