#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import SceneTemplates
import SystemCalls

/// Files to write: all of them, or none.
struct FileChanges {
  var files: [(path: String, contents: String)] = []

  var isEmpty: Bool { files.isEmpty }
  var paths: [String] { files.map(\.path) }
  /// The paths, a line for each.
  var list: String { paths.map { "  \($0)\n" }.joined() }

  /// Writes the files; after a failure, everything is as it was before.
  func apply(in folder: PackageFolder) throws(Refusal) {
    let system = FileManager.default
    var madeFolders: [String] = []
    var undo: [(path: String, contents: Data?)] = []
    for (path, contents) in files {
      do {
        if path.hasPrefix("/") || folder.leadsOutside(path) {
          throw Refusal("It is outside of the package")
        }
        if folder.hasFolder(path) { throw Refusal("It is a folder") }
        for parent in Self.parents(of: path) where !folder.hasFolder(parent) {
          if folder.has(parent) { throw Refusal("\(parent) is a file, not a folder") }
          try system.createDirectory(
            atPath: folder.absolute(parent), withIntermediateDirectories: false)
          madeFolders.append(parent)
        }
        let absolute = folder.absolute(path)
        let old = system.contents(atPath: absolute)
        // Line breaks stay as they are in the file.
        let isWindows = old.map { String(decoding: $0, as: UTF8.self).contains("\r\n") } == true
        let text = isWindows ? contents.map { $0 == "\n" ? "\r\n" : String($0) }.joined() : contents
        // A run that is killed leaves this file, and the next one uses it again.
        let draft = folder.absolute((Self.parents(of: path).last.map { $0 + "/" } ?? "") + ".scene")
        try Data(text.utf8).write(to: URL(filePath: draft))
        _ = try retrying { rename(draft, absolute) }
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
        throw Refusal("\(path): \(Self.reason(for: error)). Nothing was written.")
      }
    }
  }

  private static func reason(for error: any Error) -> String {
    if let refusal = error as? Refusal { return refusal.messages.joined() }
    if let error = error as? SystemError { return error.reason }
    return switch (error as? CocoaError)?.code {
    case .fileWriteNoPermission?: "Permission denied"
    case .fileWriteOutOfSpace?: "No space left on device"
    case .fileWriteVolumeReadOnly?: "Read-only file system"
    default: "\(error)"
    }
  }

  private static func parents(of path: String) -> [String] {
    let parts = path.split(separator: "/").dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }

  // MARK: Differences

  /// Returns the paths of new files, and how others change, as `diff -U0` prints it.
  func differences(from folder: PackageFolder) -> String {
    files.map { path, contents in
      guard let old = folder.text(of: path) else { return "  \(path)\n" }
      return "--- \(path)\n+++ \(path)\n" + Self.difference(from: old, to: contents)
    }.joined()
  }

  private static func difference(from old: String, to new: String) -> String {
    let (old, new) = (old.lines, new.lines)
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var text = ""
    var (line, newLine) = (0, 0)
    while line < old.count || newLine < new.count {
      let (start, newStart) = (line, newLine)
      while removed.contains(line) { line += 1 }
      while inserted.contains(newLine) { newLine += 1 }
      if line == start, newLine == newStart {
        (line, newLine) = (line + 1, newLine + 1)
        continue
      }
      let (count, newCount) = (line - start, newLine - newStart)
      text +=
        "@@ -\(start + min(count, 1)),\(count) +\(newStart + min(newCount, 1)),\(newCount) @@\n"
      text += old[start..<line].map { "-\($0)\n" }.joined()
      text += new[newStart..<newLine].map { "+\($0)\n" }.joined()
    }
    return text
  }
}
