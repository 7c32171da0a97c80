#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import PlainText
import SceneTemplates
import SystemCalls

/// Files to write: all of them, or none.
struct FileChanges {
  var files: [(path: String, contents: String)] = []
  /// Where files were, by their new paths.
  var moved: [String: String] = [:]
  var deleted: [String] = []

  var isEmpty: Bool { files.isEmpty && deleted.isEmpty }
  var paths: [String] { files.map(\.path) }
  var list: String {
    paths.map { "  \($0)\n" }.joined() + deleted.map { "  \($0), deleted\n" }.joined()
  }

  /// Adds a file with the contents that are generated; line ends stay as they are in what is there.
  mutating func rewrite(_ path: String, as contents: String, in folder: PackageFolder) {
    let merged = folder.text(of: path).map {
      LineDifference(from: $0, to: contents, ignoringEnds: true).merged
    }
    files.append((path, merged ?? contents))
  }

  /// Returns the paths of new files, and how others change, as `diff -U0` prints it.
  func differences(from folder: PackageFolder) -> String {
    files.map { path, contents in
      let place = moved[path] ?? path
      guard let old = folder.text(of: place) else { return "  \(path)\n" }
      return "--- \(place)\n+++ \(path)\n" + LineDifference(from: old, to: contents).text
    }.joined() + deleted.map { "  \($0), deleted\n" }.joined()
  }

  /// A file that is written beside the one that it replaces.
  private struct Draft {
    let path: String
    /// What it replaces; `nil` for a new file.
    var old: (bytes: [UInt8], status: stat)?
    var draft = ""
  }

  func check(in folder: PackageFolder) throws(Refusal) { _ = try drafts(in: folder) }

  private func drafts(in folder: PackageFolder) throws(Refusal) -> [Draft] {
    var drafts: [Draft] = []
    for path in paths {
      if moved[path] != nil, folder.has(path) {
        throw Refusal("\(path) already exists. Nothing was written.")
      }
      do throws(Refusal) {
        drafts.append(try Self.draft(path, in: folder))
      } catch {
        throw Refusal("\(path): \(error.messages.joined()). Nothing was written.")
      }
    }
    return drafts
  }

  /// Writes the files; after a failure, everything is as it was before.
  func apply(in folder: PackageFolder) throws(Refusal) {
    var madeFolders: [String] = []
    var drafts = try drafts(in: folder)
    var count = 0
    var current = ""
    do throws(SystemError) {
      Self.clean(drafts.map(\.path), in: folder)
      for index in files.indices {
        current = files[index].path
        try Self.makeFolders(of: current, in: folder, made: &madeFolders)
        drafts[index].draft = try Self.write(
          Array(files[index].contents.utf8), for: drafts[index].path, as: drafts[index].old?.status)
      }
      for draft in drafts {
        current = files[count].path
        _ = try retrying { rename(draft.draft, draft.path) }
        count += 1
      }
      let gone = moved.values + deleted
      for old in gone { unlink(folder.absolute(old)) }
      // A folder that still has something stays.
      for parent in Set(gone.flatMap(Self.parents)).sorted().reversed() {
        rmdir(folder.absolute(parent))
      }
    } catch {
      for draft in drafts { unlink(draft.draft) }
      for draft in drafts[..<count].reversed() {
        if let old = draft.old {
          if let again = try? Self.write(old.bytes, for: draft.path, as: old.status) {
            rename(again, draft.path)
          }
        } else {
          unlink(draft.path)
        }
      }
      for made in madeFolders.reversed() { rmdir(folder.absolute(made)) }
      throw Refusal("\(current): \(error.reason). Nothing was written.")
    }
  }

  /// Finds what a path names, through links, and whether it may be written.
  private static func draft(_ path: String, in folder: PackageFolder) throws(Refusal) -> Draft {
    if path.hasPrefix("/") || folder.leadsOutside(path) {
      throw Refusal("It is outside the package")
    }
    for parent in parents(of: path) where folder.has(parent) && !folder.hasFolder(parent) {
      throw Refusal("\(parent) is a file, not a folder")
    }
    let absolute = folder.absolute(path)
    var status = stat()
    guard stat(absolute, &status) == 0 else {
      if lstat(absolute, &status) == 0 { throw Refusal("It is a link to a missing file") }
      return Draft(path: absolute)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw Refusal("It is a folder")
    default: throw Refusal("It is not a file")
    }
    // To root, no file is read-only.
    if status.st_mode & 0o222 == 0 || access(absolute, W_OK) != 0 {
      throw Refusal("It is read-only")
    }
    return Draft(
      path: URL(filePath: absolute).resolvingSymlinksInPath().path,
      old: (try folder.bytes(of: path), status))
  }

  private static func makeFolders(
    of path: String, in folder: PackageFolder, made: inout [String]
  ) throws(SystemError) {
    for parent in parents(of: path) where !folder.hasFolder(parent) {
      _ = try retrying { mkdir(folder.absolute(parent), 0o777) }
      made.append(parent)
    }
  }

  private static func parents(of path: String) -> [String] {
    let parts = path.split(separator: "/").dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }

  /// Writes bytes into a new file beside another one, with the mode and the owner of that, and returns its path.
  private static func write(
    _ bytes: [UInt8], for path: String, as status: stat?
  ) throws(SystemError) -> String {
    let draft = "\(folder(of: path))/\(draftMark)\(UInt64.random(in: 0...UInt64.max))"
    // No link is followed, and no file is there that could be overwritten.
    let file = FileDescriptor(
      number: try retrying {
        open(
          draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, status == nil ? 0o666 : 0o600
        )
      })
    defer { close(file.number) }
    do {
      try file.write(bytes)
      if let status {
        // Only root can give files away.
        _ = fchown(file.number, status.st_uid, status.st_gid)
        _ = try retrying { fchmod(file.number, status.st_mode & 0o7777) }
      }
    } catch {
      unlink(draft)
      throw error
    }
    return draft
  }

  private static let draftMark = ".scene-draft-"

  private static func folder(of path: String) -> Substring {
    path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
  }

  /// Deletes the drafts that a run left when it was killed.
  private static func clean(_ paths: [String], in folder: PackageFolder) {
    for parent in Set(paths.map { String(Self.folder(of: $0)) }) {
      for name in folder.names(in: parent) where name.hasPrefix(draftMark) {
        if UInt64(name.dropFirst(draftMark.count)) != nil { unlink("\(parent)/\(name)") }
      }
    }
  }
}
