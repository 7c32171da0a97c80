import SceneTemplates
import SwiftReading

struct LineDifference {
  /// Lines of the first text that are replaced by lines of the second.
  private struct Hunk {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The lines, with their ends.
  private let old: [Substring]
  private let new: [Substring]
  private var hunks: [Hunk] = []

  /// The byte order mark of the first text, if it is left out of the comparison.
  private var mark = ""

  /// Compares two texts.
  ///
  /// - Parameter ignoringEnds: Whether lines that differ in what ends them are the same, and a byte order mark is none.
  init(from old: String, to new: String, ignoringEnds: Bool = false) {
    mark = ignoringEnds && old.unicodeScalars.first == "\u{FEFF}" ? "\u{FEFF}" : ""
    self.old = Self.lines(of: String(old.unicodeScalars.dropFirst(mark.isEmpty ? 0 : 1)))
    self.new = Self.lines(of: new)
    let isSame: (Substring, Substring) -> Bool = {
      ignoringEnds ? Self.content(of: $0) == Self.content(of: $1) : $0.utf8.elementsEqual($1.utf8)
    }
    // Most lines stay; what is between them is small, or else all of it is replaced.
    var start = 0
    while start < min(self.old.count, self.new.count), isSame(self.old[start], self.new[start]) {
      start += 1
    }
    var same = 0
    while same < min(self.old.count, self.new.count) - start,
      isSame(self.old[self.old.count - same - 1], self.new[self.new.count - same - 1])
    {
      same += 1
    }
    let (oldRest, newRest) = (start..<self.old.count - same, start..<self.new.count - same)
    guard oldRest.count + newRest.count < 2_000 else {
      hunks = [Hunk(old: oldRest, new: newRest)]
      return
    }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in self.new[newRest].difference(from: self.old[oldRest], by: isSame) {
      switch change {
      case .remove(let offset, _, _): removed.insert(start + offset)
      case .insert(let offset, _, _): inserted.insert(start + offset)
      }
    }
    var (line, newLine) = (start, start)
    while line < oldRest.upperBound || newLine < newRest.upperBound {
      let (first, newFirst) = (line, newLine)
      while removed.contains(line) { line += 1 }
      while inserted.contains(newLine) { newLine += 1 }
      if line == first, newLine == newFirst {
        (line, newLine) = (line + 1, newLine + 1)
      } else {
        hunks.append(Hunk(old: first..<line, new: newFirst..<newLine))
      }
    }
  }

  /// The changes as `diff -U0` prints them.
  var text: String {
    hunks.map { hunk in
      "@@ -\(Self.place(of: hunk.old)) +\(Self.place(of: hunk.new)) @@\n"
        + old[hunk.old].map { Self.line($0, after: "-") }.joined()
        + new[hunk.new].map { Self.line($0, after: "+") }.joined()
    }.joined()
  }

  /// The second text, in which lines that stay end as in the first one, and others as those before them.
  var merged: String {
    var text = mark
    var line = 0
    for hunk in hunks {
      text += old[line..<hunk.old.lowerBound].joined()
      line = hunk.old.upperBound
      let end = Self.end(of: old[..<hunk.old.lowerBound].last ?? old.first ?? "")
      if !hunk.new.isEmpty, Self.end(of: text[...]).isEmpty, text != mark { text += "\n" }
      text += new[hunk.new].map { Self.content(of: $0) + (end.isEmpty ? "\n" : end) }.joined()
    }
    return text + old[line...].joined()
  }

  /// Returns another edition of the first text with these changes; `nil` if it differs where they are, or beside them.
  func applied(to edition: String) -> String? {
    let edits = LineDifference(from: old.joined(), to: edition)
    var all = hunks.map { (hunk: $0, lines: new[$0.new]) }
    for edit in edits.hunks {
      let touches = hunks.contains {
        $0.old.lowerBound <= edit.old.upperBound && edit.old.lowerBound <= $0.old.upperBound
      }
      if touches { return nil }
      all.append((edit, edits.new[edit.new]))
    }
    var (text, line) = ("", 0)
    for (hunk, lines) in all.sorted(by: { $0.hunk.old.lowerBound < $1.hunk.old.lowerBound }) {
      text += (old[line..<hunk.old.lowerBound] + lines).joined()
      line = hunk.old.upperBound
    }
    return text + old[line...].joined()
  }

  private static func lines(of text: String) -> [Substring] {
    var rest = text.utf8[...]
    var lines: [Substring] = []
    while !rest.isEmpty {
      let end =
        rest.firstIndex(of: UInt8(ascii: "\n")).map { rest.index(after: $0) } ?? rest.endIndex
      lines.append(Substring(rest[..<end]))
      rest = rest[end...]
    }
    return lines
  }

  private static func end(of line: Substring) -> Substring {
    line.last == "\n" || line.last == "\r\n" ? line.suffix(1) : ""
  }

  private static func content(of line: Substring) -> Substring {
    line.dropLast(end(of: line).count)
  }

  private static func place(of lines: Range<Int>) -> String {
    "\(lines.lowerBound + min(lines.count, 1)),\(lines.count)"
  }

  private static func line(_ line: Substring, after mark: String) -> String {
    mark + line + (end(of: line).isEmpty ? "\n\\ No newline at end of file\n" : "")
  }
}
