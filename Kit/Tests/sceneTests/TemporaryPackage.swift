import Foundation
import SystemCalls

@testable import TestSupport
@testable import scene

/// A package in a temporary folder, which is deleted with it.
final class TemporaryPackage: Sendable {
  private let folder = Folder()
  var root: URL { URL(fileURLWithPath: folder.path) }

  init() {
    self["Sources/App/App.swift"] = "enum App {}"
    self["Tests/AppTests/AppTests.swift"] = "enum AppTests {}"
  }

  /// Adds the files of the classic scenes, with those of tests in other folders.
  func addBoatRental(sources: String, tests: String) throws {
    for path in Repository.swiftFiles(in: "Learn/Examples/BoatRental") {
      let name = path.dropFirst("Learn/Examples/BoatRental/".count)
      self[(name.hasPrefix("Tests/") ? tests : sources) + name] =
        try Repository.text(of: path)
    }
  }

  func run(_ arguments: [String]) -> SceneProgram.Outcome {
    let isKnown = arguments.contains { $0.hasPrefix("--known-target") }
    return SceneProgram(
      arguments: (isKnown ? [] : targets) + arguments, folder: root.path
    ).run()
  }

  /// What the plugin says of the targets in the usual folders.
  private var targets: [String] {
    ["Sources", "Tests"].flatMap { folder in
      let names = paths.compactMap { path -> Substring? in
        let parts = path.split(separator: "/")
        return parts.count > 2 && parts[0] == folder ? parts[1] : nil
      }
      return Set(names).sorted().map { name in
        folder == "Tests"
          ? "--known-target=test:\(name):Tests/\(name):\(name.dropLast("Tests".count))"
          : "--known-target=source:\(name):Sources/\(name):"
      }
    }
  }

  subscript(path: String) -> String {
    get { (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? "" }
    set {
      let url = root.appendingPathComponent(path)
      try? FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(newValue.utf8).write(to: url)
    }
  }

  /// The lines of `list` that name a scene.
  var scenes: [String] {
    run(["list"]).output.split(separator: "\n").map(String.init).filter { !$0.hasPrefix(" ") }
  }

  private var paths: [String] {
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: root.appendingPathComponent(path).path, isDirectory: &isFolder)
      return !isFolder.boolValue
    }
  }

  /// The contents of all files, by path.
  var files: [String: String] {
    Dictionary(uniqueKeysWithValues: paths.map { ($0, self[$0]) })
  }

  func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  func write(_ bytes: [UInt8], to path: String) {
    try? Data(bytes).write(to: root.appendingPathComponent(path))
  }

  /// The bytes of all files, by path.
  var bytes: [String: Data] {
    files.reduce(into: [:]) {
      $0[$1.key] = try? Data(contentsOf: root.appendingPathComponent($1.key))
    }
  }

  /// Returns a path as the system knows it.
  func path(_ path: String) -> String { root.appendingPathComponent(path).path }

  /// Returns the kind and the mode of a file or a link.
  func mode(of path: String) -> mode_t {
    var status = stat()
    return lstat(self.path(path), &status) == 0 ? status.st_mode : 0
  }

  /// Makes a named pipe.
  func pipe(_ path: String) { mkfifo(self.path(path), 0o644) }

  /// Makes a symbolic link.
  func link(_ path: String, to target: String) {
    try? FileManager.default.createSymbolicLink(
      atPath: root.appendingPathComponent(path).path, withDestinationPath: target)
  }

  /// Sets who may do what with a file or a folder.
  func protect(_ path: String, mode: mode_t = 0o555) {
    chmod(root.appendingPathComponent(path).path, mode)
  }

  func remove(_ path: String) {
    try? FileManager.default.removeItem(at: root.appendingPathComponent(path))
  }

  func replace(_ old: String, with new: String, in path: String) {
    self[path] = self[path].replacingOccurrences(of: old, with: new)
  }
}
