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
  /// The folders of targets, of which one can be in that of another.
  var targetFolders: [String] = []
  private let files = FileManager.default

  init(_ root: String) { self.root = root }

  var name: String { root.split(separator: "/").last.map(String.init) ?? root }

  /// Returns a path as the system knows it.
  func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : "\(root)/\(path)" }

  func has(_ path: String) -> Bool { files.fileExists(atPath: absolute(path)) }

  func hasFolder(_ path: String) -> Bool { has(path + "/.") }

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

  private func read(_ path: String) throws(SourceFault) -> [UInt8] {
    var status = stat()
    if stat(absolute(path), &status) == 0 {
      // A pipe or a device might never end.
      if status.st_mode & S_IFMT != S_IFREG {
        throw SourceFault(file: path, "This is not a regular file. Remove it.")
      }
      if status.st_size > Self.largestFile {
        throw SourceFault(file: path, "The file is larger than 4 MB. Split it.")
      }
      if let data = files.contents(atPath: absolute(path)) { return Array(data) }
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

  /// Returns whether a path leads out of the folder, through symbolic links.
  func leadsOutside(_ path: String) -> Bool {
    var parent = absolute(path)
    while !files.fileExists(atPath: parent), parent.contains("/") {
      parent = String(parent[..<(parent.lastIndex(of: "/") ?? parent.startIndex)])
    }
    let real = URL(filePath: parent).resolvingSymlinksInPath().path
    let root = URL(filePath: root).resolvingSymlinksInPath().path
    return real != root && !real.hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }

  /// Returns the names in a folder, sorted.
  func names(in folder: String) -> [String] {
    ((try? files.contentsOfDirectory(atPath: absolute(folder))) ?? []).sorted()
  }

  /// Returns the paths of the Swift files in a folder and in those below it, each file once.
  func swiftFiles(in folder: String) -> [String] {
    var (found, links): ([String], [String]) = ([], [])
    var known = Set(targetFolders.compactMap(identity))
    func list(_ folder: String) {
      for name in names(in: folder) {
        let path = folder == "." ? name : "\(folder)/\(name)"
        // What is hidden, and the listings of documentation, belong to no target.
        if name.hasPrefix(".") || name.hasSuffix(".docc") || path == "Package.swift" { continue }
        var status = stat()
        let isLink = lstat(absolute(path), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
        if isLink { links.append(path) } else { visit(path) }
      }
    }
    func visit(_ path: String) {
      let isFolder = hasFolder(path)
      guard isFolder || path.hasSuffix(".swift"),
        identity(of: path).map({ known.insert($0).inserted }) ?? true
      else { return }
      if isFolder { list(path) } else { found.append(path) }
    }
    list(folder)
    // A link can lead back, or to what was found.
    while !links.isEmpty { visit(links.removeFirst()) }
    return found
  }

  /// Returns what is the same for all paths that lead to a file or a folder; `nil` if there is none.
  func identity(of path: String) -> String? {
    var status = stat()
    return stat(absolute(path), &status) == 0 ? "\(status.st_dev) \(status.st_ino)" : nil
  }

  /// Reads the sources of a target.
  ///
  /// Those that cannot be understood are left out, and the reason is among the faults.
  func module(of target: PackageTarget) -> SwiftModule {
    var module = SwiftModule(name: target.name, sources: [])
    for path in swiftFiles(in: target.folder) {
      do throws(SourceFault) {
        module.sources.append(try source(at: path))
      } catch {
        module.faults.append(error)
      }
    }
    return module
  }
}

extension String {
  /// Whether a path leads into the folder that it starts from, and to nothing hidden.
  var isInside: Bool {
    split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && !part.hasPrefix(".") && !part.unicodeScalars.contains { $0.value < 0x20 }
    }
  }
}
