import PlainText
import SceneTemplates
import SystemCalls

/// Files to write: all of them, or none.
struct FileChanges {
  var files: [(path: String, contents: String)] = []
  /// Where files were, by their new paths.
  var moved: [String: String] = [:]
  var deleted: [String] = []
  /// A new folder, which is listed instead of its files.
  var newFolder: String?

  var isEmpty: Bool { files.isEmpty && deleted.isEmpty }
  var paths: [String] { files.map(\.path) }
  var list: String {
    let (listed, folder) = listed
    return listed.map { "  \($0.path)\n" }.joined() + folder
      + deleted.map { "  \($0), deleted\n" }.joined()
  }

  /// The files outside of the new folder, and a line for what is in it.
  private var listed: (files: [(path: String, contents: String)], folder: String) {
    guard let newFolder else { return (files, "") }
    let listed = files.filter { !$0.path.hasPrefix("\(newFolder)/") }
    return (listed, "  \(newFolder)/, \(files.count - listed.count) files\n")
  }

  /// Adds a file with the contents that are generated; line ends stay as they are in what is there.
  mutating func rewrite(_ path: String, as contents: String, in folder: PackageFolder) {
    let old = folder.text(of: path)
    files.append((path, old.map { Self.rewritten($0, as: contents) } ?? contents))
  }

  /// Returns the contents that are generated with the line ends of what is there.
  static func rewritten(_ old: String, as contents: String) -> String {
    LineDifference(from: old, to: contents, ignoringEnds: true).merged
  }

  /// Returns the paths of new files, and how others change, as `diff -U0` prints it.
  func differences(from folder: PackageFolder) -> String {
    let (listed, newFolder) = listed
    return listed.map { path, contents in
      let place = moved[path] ?? path
      guard let old = folder.text(of: place) else { return "  \(path)\n" }
      return "--- \(place)\n+++ \(path)\n" + LineDifference(from: old, to: contents).text
    }.joined() + newFolder + deleted.map { "  \($0), deleted\n" }.joined()
  }

  /// Refuses files that cannot be written, and those that are not as this run has read them.
  func check(in folder: PackageFolder) throws(Refusal) {
    _ = try plan(OutputFolder(folder.absolute(".")), folder)
  }

  /// What happens to a file or a link, and can be undone.
  private enum Step {
    case create(OutputFolder.Place, [UInt8])
    case rewrite(OutputFolder.Place, old: [UInt8], new: [UInt8])
    case move(OutputFolder.Place, to: OutputFolder.Place)
    /// A file goes, if it still has some contents, or a link to it.
    case discard(OutputFolder.Place, draft: OutputFolder.Place, OutputFolder.Place, [UInt8])

    var place: OutputFolder.Place {
      switch self {
      case .create(let place, _), .rewrite(let place, _, _), .move(_, let place),
        .discard(let place, _, _, _):
        place
      }
    }

    func perform(in output: OutputFolder) throws(Refusal) {
      switch self {
      case .create(let place, let bytes): try output.create(place, bytes)
      case .rewrite(let place, let old, let new): try output.rewrite(place, from: old, to: new)
      case .move(let place, let other): try output.move(place, to: other)
      case .discard(let place, let draft, let file, let contents):
        if try output.contents(of: file) != contents { throw OutputFolder.changed }
        try output.move(place, to: draft)
      }
    }

    func undo(in output: OutputFolder) throws(Refusal) {
      switch self {
      case .create(let place, _): try output.delete(place)
      case .rewrite(let place, let old, let new): try output.rewrite(place, from: new, to: old)
      case .move(let place, let other), .discard(let place, let other, _, _):
        try output.move(other, to: place)
      }
    }
  }

  private func plan(
    _ output: OutputFolder, _ folder: PackageFolder
  ) throws(Refusal) -> [(path: String, step: Step)] {
    var steps: [(path: String, step: Step)] = []
    func add(
      _ path: String, _ body: (inout [Step]) throws(Refusal) -> Void
    ) throws(Refusal) {
      var more: [Step] = []
      do throws(Refusal) {
        try body(&more)
      } catch {
        throw Self.refusal(path, error)
      }
      steps += more.map { (path, $0) }
    }
    for (path, contents) in files {
      let place = moved[path] ?? path
      try add(path) { more throws(Refusal) in
        let new = Array(contents.utf8)
        let found = try output.place(of: place)
        if let old = try contentsToReplace(at: found, of: place, output, folder) {
          if old != new { more.append(.rewrite(found, old: old, new: new)) }
        } else {
          more.append(.create(found, new))
        }
        if place != path {
          let target = try output.place(of: path, followsLast: false)
          if try output.has(target) { throw Refusal("It already exists") }
          more.append(.move(try output.place(of: place, followsLast: false), to: target))
        }
      }
    }
    for path in deleted {
      try add(path) { more throws(Refusal) in
        let file = try output.place(of: path)
        guard let old = try contentsToReplace(at: file, of: path, output, folder) else { return }
        let found = try output.place(of: path, followsLast: false)
        more.append(.discard(found, draft: output.draft(beside: found), file, old))
      }
    }
    return steps
  }

  /// Returns what a file contains that can be written, which is what this run has read; `nil` if there is none.
  private func contentsToReplace(
    at place: OutputFolder.Place, of path: String, _ output: OutputFolder, _ folder: PackageFolder
  ) throws(Refusal) -> [UInt8]? {
    guard try output.check(place) else {
      if folder.known(path) != nil { throw OutputFolder.changed }
      return nil
    }
    guard let known = folder.known(path) else {
      _ = try folder.bytes(of: path)
      throw OutputFolder.changed
    }
    if try output.contents(of: place) != known { throw OutputFolder.changed }
    return known
  }

  /// Writes the files; after a failure, everything is as it was before.
  func apply(in folder: PackageFolder) throws(Refusal) {
    let output = try OutputFolder(folder.absolute("."))
    let steps = try plan(output, folder)
    var done: [Step] = []
    var current = ""
    do throws(Refusal) {
      for place in Set(steps.map(\.step.place)) {
        let parent = place.folder.isEmpty ? "." : place.folder.joined(separator: "/")
        try output.deleteDrafts(folder.names(in: parent), beside: place)
      }
      for (path, step) in steps {
        current = path
        try step.perform(in: output)
        done.append(step)
      }
    } catch {
      var left: [String] = []
      for (step, path) in zip(done, steps.map(\.path)).reversed() {
        do throws(Refusal) { try step.undo(in: output) } catch { left.append(path) }
      }
      output.deleteMade()
      if left.isEmpty { throw Self.refusal(current, error) }
      throw Refusal(
        "\(current.printable): \(error.messages.joined()). It was too late to restore "
          + left.map(\.printable).joined(separator: ", ") + ".")
    }
    for step in done {
      if case .discard(_, let draft, _, _) = step { try? output.delete(draft) }
      switch step {
      // A folder that still has something stays.
      case .move(let place, _), .discard(let place, _, _, _): output.deleteEmptyFolders(of: place)
      default: break
      }
    }
    folder.note(written: files, deleted: Array(moved.values) + deleted)
  }

  private static func refusal(_ path: String, _ error: Refusal) -> Refusal {
    Refusal("\(path.printable): \(error.messages.joined()). Nothing was written.")
  }
}
