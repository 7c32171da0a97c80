#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import PlainText
import SceneTemplates
import SwiftReading
import SystemCalls

/// The folder of the package that the tool works on, from which paths start.
struct PackageFolder {
  private let root: String
  /// The texts of files as they will be, by path.
  var overlay: [String: String] = [:]
  /// The paths of files that will be gone.
  var deleted: Set<String> = []
  /// The paths that files will have, by those that they have; their texts are in the overlay.
  var moved: [String: String] = [:]
  /// The folders of targets, of which one can be in that of another.
  var targetFolders: [String] = []
  /// The names and paths of what is left out when files are listed, with `*` for any text.
  var excluded: [String] = []
  private let files = FileManager.default
  /// What this run has read of files.
  private let contents = Contents()

  private final class Contents {
    var known: [String: [UInt8]] = [:]
  }

  init(_ root: String) { self.root = root }

  var name: String { root.split(separator: "/").last.map(String.init) ?? root }

  /// Returns a path as the system knows it.
  func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : "\(root)/\(path)" }

  func has(_ path: String) -> Bool { files.fileExists(atPath: absolute(path)) }

  func hasFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(absolute(path), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the text of a file as it is; `nil` if there is none that is UTF-8.
  func text(of path: String) -> String? {
    overlay[path] ?? (try? read(path)).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// Reads a source as it will be.
  func source(at path: String) throws(SourceFault) -> SwiftSource {
    if let text = overlay[path] { return try SwiftSource(text, file: path) }
    guard let text = String(validating: try read(path), as: UTF8.self) else {
      throw SourceFault(file: path, "The file is not UTF-8. Save it as UTF-8.")
    }
    return try SwiftSource(text, file: path)
  }

  static let largestFile = 4_000_000

  /// Returns what a file contained when this run first read it, or what the run wrote; `nil` if it did neither.
  func known(_ path: String) -> [UInt8]? { contents.known[path] }

  /// Notes what a run has written and deleted.
  func note(written: [(path: String, contents: String)], deleted: [String]) {
    for path in deleted { contents.known[path] = nil }
    for (path, text) in written { contents.known[path] = Array(text.utf8) }
  }

  private func read(_ path: String) throws(SourceFault) -> [UInt8] {
    if let known = contents.known[path] { return known }
    var status = stat()
    if stat(absolute(path), &status) == 0 {
      // A pipe or a device might never end.
      if status.st_mode & S_IFMT != S_IFREG {
        throw SourceFault(file: path, "This is not a regular file. Remove it.")
      }
      if status.st_size > Self.largestFile {
        throw SourceFault(file: path, "The file is larger than 4 MB. Split it.")
      }
      if let data = files.contents(atPath: absolute(path)) {
        contents.known[path] = Array(data)
        return Array(data)
      }
    }
    throw SourceFault(file: path, "The file cannot be read. Check its permissions.")
  }

  /// Returns the bytes of a file that the command line names.
  func bytes(of path: String) throws(Refusal) -> [UInt8] {
    do throws(SourceFault) {
      if has(path), !hasFolder(path) { return try read(path) }
    } catch {
      throw Refusal(error.message)
    }
    throw Refusal(
      "\(path.printable): There is no such file. Give its path from the package's folder.")
  }

  /// Returns the names in a folder, sorted; none if there is no such folder.
  func names(in folder: String) throws(Refusal) -> [String] {
    do {
      return try files.contentsOfDirectory(atPath: absolute(folder)).sorted()
    } catch {
      var status = stat()
      let isThere = stat(absolute(folder), &status) == 0
      if isThere ? status.st_mode & S_IFMT != S_IFDIR : [ENOENT, ENOTDIR].contains(errno) {
        return []
      }
      throw Self.unreadable(folder)
    }
  }

  private static func unreadable(_ folder: String) -> Refusal {
    Refusal("\(folder.printable): This folder cannot be read. Check its permissions.")
  }

  /// Returns the paths of the Swift files that a folder and those below it have or will have, each file once.
  func swiftFiles(in folder: String) throws(Refusal) -> [String] {
    var (found, links): ([String], [String]) = ([], [])
    var known = Set(targetFolders.compactMap(identity))
    func list(_ folder: String) throws(Refusal) {
      for name in try names(in: folder) {
        let path = folder == "." ? name : "\(folder)/\(name)"
        // What is hidden, and the listings of documentation, belong to no target.
        if name.hasPrefix(".") || name.hasSuffix(".docc") || path == "Package.swift" { continue }
        if excluded.contains(where: { name.matches($0) || path.matches($0) }) { continue }
        var status = stat()
        // What is in a folder that only lists its names.
        if lstat(absolute(path), &status) != 0, errno == EACCES { throw Self.unreadable(folder) }
        if status.st_mode & S_IFMT == S_IFLNK { links.append(path) } else { try visit(path) }
      }
    }
    func visit(_ path: String) throws(Refusal) {
      let isFolder = hasFolder(path)
      guard isFolder || path.hasSuffix(".swift"),
        identity(of: path).map({ known.insert($0).inserted }) ?? true
      else { return }
      if isFolder { try list(path) } else { found.append(path) }
    }
    try list(folder)
    // A link can lead back, or to what was found.
    while !links.isEmpty { try visit(links.removeFirst()) }
    let others = targetFolders.filter { $0 != folder }
    let new = overlay.keys.filter { path in
      path.hasSuffix(".swift") && (folder == "." || path.hasPrefix(folder + "/")) && !has(path)
        && !others.contains { path.hasPrefix($0 + "/") }
    }
    let kept = found.filter { !deleted.contains($0) }.map { moved[$0] ?? $0 }
    return kept + new.filter { !kept.contains($0) }.sorted()
  }

  /// Returns the paths of the Swift files of targets.
  func swiftFiles(in targets: [PackageTarget]) throws(Refusal) -> [String] {
    var files: [String] = []
    for target in targets { files += try swiftFiles(in: target.folder) }
    return files
  }

  /// Returns what is the same for all paths that lead to a file or a folder; `nil` if there is none.
  func identity(of path: String) -> String? {
    var status = stat()
    return stat(absolute(path), &status) == 0 ? "\(status.st_dev) \(status.st_ino)" : nil
  }

  /// Reads the sources of a target.
  ///
  /// Those that cannot be understood are left out, and the reason is among the faults.
  func module(of target: PackageTarget) throws(Refusal) -> SwiftModule {
    var module = SwiftModule(name: target.name, sources: [])
    for path in try swiftFiles(in: target.folder) {
      do throws(SourceFault) {
        module.sources.append(try source(at: path))
      } catch {
        module.faults.append(error)
      }
    }
    return module
  }

  func modules(of targets: [PackageTarget]) throws(Refusal) -> [SwiftModule] {
    var modules: [SwiftModule] = []
    for target in targets { modules.append(try module(of: target)) }
    return modules
  }
}

extension String {
  /// Returns whether it is a pattern's text, in which `*` stands for any text.
  func matches(_ pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else {
      return self == pattern
    }
    guard hasPrefix(first), hasSuffix(last), utf8.count >= first.utf8.count + last.utf8.count else {
      return false
    }
    var rest = dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() {
      guard !part.isEmpty else { continue }
      guard let place = rest.firstIndex(of: part) else { return false }
      rest = rest[place...].dropFirst(part.count)
    }
    return true
  }

  /// Whether a path leads into the folder that it starts from, and to nothing hidden.
  var isInside: Bool {
    split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && !part.hasPrefix(".") && !part.unicodeScalars.contains { $0.value < 0x20 }
    }
  }
}

extension Substring {
  /// Returns where another text begins in it.
  fileprivate func firstIndex(of text: Substring) -> Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}
