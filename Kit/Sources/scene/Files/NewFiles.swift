import SceneTemplates
import SwiftReading

/// The files of new scenes, compared with those that exist.
struct NewFiles {
  let module: SwiftModule
  private(set) var changes = FileChanges()
  /// The files that scenes share, and that exist.
  private(set) var kept: [String] = []
  /// The shared files that are written again with more in them.
  private var grown: [String] = []
  /// The shared files that lack something, and were edited where it belongs.
  private var edited: [String] = []
  /// What a person has to do in these.
  private(set) var left: [MemberMerge.Left] = []
  /// The files that are there as they would be written, perhaps since an earlier run was ended.
  private(set) var done: [String] = []

  private let package: PackageFolder
  private let target: PackageTarget
  private let tests: PackageTarget
  private let testModule: SwiftModule
  private let overwrites: Bool
  private var existing: [String] = []
  private var types: [String] = []

  init(
    _ workspace: Workspace, target: PackageTarget, tests: PackageTarget
  ) throws(Refusal) {
    package = workspace.package
    self.target = target
    self.tests = tests
    overwrites = workspace.invocation.options.contains(.force)
    module = try package.module(of: target)
    testModule = try package.module(of: tests)
  }

  /// Adds the files of a scene, or of data that scenes share.
  mutating func add(_ files: SceneFiles) {
    add(files.sources, to: target, module)
    add(files.tests, to: tests, testModule)
    types += files.types
  }

  /// Adds the files of the library that are not as they stand.
  mutating func addLibrary(in folder: String) {
    LibraryCommand.add(to: &changes, in: folder, of: package)
  }

  /// Returns whether all files of a scene are there.
  func has(_ files: SceneFiles) -> Bool {
    files.sources.allSatisfy { package.has(target.path(of: $0.path)) }
      && files.tests.allSatisfy { package.has(tests.path(of: $0.path)) }
  }

  private mutating func add(
    _ files: [SceneFiles.File], to target: PackageTarget, _ module: SwiftModule
  ) {
    for file in files {
      let path = target.path(of: file.path)
      let type = file.path.split(separator: "/").last?.split(separator: ".").first
      let isThere = package.has(path)
      let text = package.text(of: path)?.plain
      if let unedited = file.unedited, isThere, file.contents != unedited, file.contents != text {
        // Several scenes of a description come with the same file.
        if (grown + edited + kept).contains(path) { continue }
        if text == unedited {
          grown.append(path)
          changes.rewrite(path, as: file.contents, in: package)
        } else {
          merge(unedited, into: file.contents, of: path)
        }
      } else if file.isShared, isThere || type.flatMap({ module.place(of: String($0)) }) != nil {
        if !kept.contains(path) { kept.append(path) }
      } else if text == file.contents {
        done.append(path)
      } else if isThere, !overwrites {
        existing.append("\(path) already exists.")
      } else if !changes.paths.contains(path) {
        changes.rewrite(path, as: file.contents, in: package)
      }
    }
  }

  /// Puts what is new into a file that people edited.
  private mutating func merge(_ old: String, into new: String, of path: String) {
    var merge = MemberMerge(
      sources: [package.text(of: path).flatMap { try? EditedFile($0, path: path, isTest: false) }]
        .compactMap(\.self))
    if !merge.merge(old, into: new, of: path, isTest: false) {
      kept.append(path)
    } else if merge.left.isEmpty {
      grown.append(path)
      if let text = merge.changed[path] { changes.files.append((path, text)) }
    } else {
      edited.append(path)
      left += merge.left
    }
  }

  /// Returns what prevents writing: files that exist, or the types that they declare.
  func problems(_ access: Destination.Access) -> [String] {
    let taken = types.compactMap { type -> String? in
      guard let place = module.place(of: type), !(changes.paths + done).contains(place.file)
      else { return nil }
      return "\(place.file):\(place.line): \(type) is already declared here. Choose another name."
    }
    let hidden = (kept + grown).compactMap { path -> String? in
      guard
        let name = path.split(separator: "/").last?.split(separator: ".").first.map(String.init),
        let level = module.source(of: name).map({ Destination.Access(of: name, in: $0) }),
        Destination.Access.allCases.prefix(while: { $0 != level }).contains(access)
      else { return nil }
      return "\(path): \(name) is \(level), but code that uses it would be \(access). "
        + "Delete the file, and run this again."
    }
    // A file that exists explains why its types do.
    if existing.isEmpty { return taken + hidden }
    return existing + [Self.overwriting]
  }

  /// What to do about files that exist.
  static let overwriting =
    "Add --force to overwrite existing files. Your changes to them would be lost."
}
