#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import PlainText
import SceneTemplates
import SystemCalls

/// The folder of the package that the tool works on, from which paths start.
struct PackageFolder {
  private let root: String
  /// The texts of files as they will be, by path.
  var overlay: [String: String] = [:]
  /// The folders of targets, of which one can be in that of another.
  var targetFolders: [String] = []
  private let files = FileManager.default

  /// Opens a folder.
  init(_ root: String) {
    self.root = root
  }

  /// Returns a path as the system knows it.
  func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : "\(root)/\(path)" }

  /// Returns whether there is a file or a folder.
  func has(_ path: String) -> Bool { files.fileExists(atPath: absolute(path)) }

  /// Returns whether there is a folder.
  func hasFolder(_ path: String) -> Bool { has(path + "/.") }

  /// Returns the text of a file with plain line breaks; `nil` if there is none that is UTF-8.
  func text(of path: String) -> String? {
    if let text = overlay[path] { return text }
    guard let data = files.contents(atPath: absolute(path)),
      let text = String(data: data, encoding: .utf8)
    else { return nil }
    return text.contains("\r\n") ? String(text.map { $0 == "\r\n" ? "\n" : $0 }) : text
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

  /// Returns the bytes of a file.
  func bytes(of path: String) throws(Refusal) -> [UInt8] {
    var status = stat()
    // A pipe or a device might never end.
    let isFile = stat(absolute(path), &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    if isFile, let data = files.contents(atPath: absolute(path)) { return Array(data) }
    throw Refusal(
      "\(path.printable): There is no file that can be read. Name it from the package's folder.")
  }

  /// Returns the names in a folder, sorted.
  func names(in folder: String) -> [String] {
    ((try? files.contentsOfDirectory(atPath: absolute(folder))) ?? []).sorted()
  }

  /// Returns the paths of the Swift files in a folder and in those below it.
  func swiftFiles(in folder: String) -> [String] {
    names(in: folder).flatMap { name -> [String] in
      let path = folder == "." ? name : "\(folder)/\(name)"
      if name.hasSuffix(".swift") { return path == "Package.swift" ? [] : [path] }
      // What is hidden, and the listings of documentation, belong to no target.
      if name.hasPrefix(".") || name.hasSuffix(".docc") || targetFolders.contains(path) {
        return []
      }
      return swiftFiles(in: path)
    }
  }

  /// Reads the sources of a target.
  ///
  /// Those that cannot be understood are left out, and the reason is among the faults.
  func module(of target: PackageTarget) -> SwiftModule {
    var module = SwiftModule(name: target.name, sources: [])
    for path in swiftFiles(in: target.folder) {
      guard let text = text(of: path) else {
        let remedy = "The file cannot be read. Check its permissions, and save it as UTF-8."
        module.faults.append(SourceFault(file: path, line: 1, remedy))
        continue
      }
      do throws(SourceFault) {
        module.sources.append(try SwiftSource(text, file: path))
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
