import PlainText
import SwiftReading

/// Sources that people have edited, into which the difference of two generated files is put, member by member.
struct MemberMerge {
  /// What is left to a person.
  struct Left: Equatable {
    /// The place, with the reason.
    var sentence: String
    /// What the place would be; empty for what would go.
    var code = ""
  }

  /// The places that people edited where they would change, and those that are not clear, as the files will be.
  var left: [Left] {
    edited.map { edit in
      let found = edit.key.flatMap { files.find($0, at: edit.place) }
      let place = found.map(files.place) ?? files.title(of: edit.place)
      return Left(sentence: edit.sentence(place), code: edit.code)
    }
  }

  /// What is left to a person, with what it is about.
  private struct Edit {
    var place: MemberPlace
    var key: Generated.Key?
    var code = ""
    var sentence: (String) -> String
  }

  private var edited: [Edit] = []
  private var files: [EditedFile]

  /// Takes sources and tests, whose members are looked for apart.
  init(sources: [EditedFile]) { files = sources }

  /// The texts of the files that changed, by path.
  var changed: [String: String] {
    Dictionary(files.filter(\.isChanged).map { ($0.path, $0.text) }) { first, _ in first }
  }

  /// Puts in what differs between two generated texts of a file, which may be elsewhere now.
  ///
  /// - Returns: Whether the file, or the types that it declares, were found.
  mutating func merge(_ old: String, into new: String, of path: String, isTest: Bool) -> Bool {
    guard let old = Generated(old), let new = Generated(new) else { return false }
    let home =
      files.firstIndex { $0.path == path }
      ?? old.members.filter(\.member.isType).lazy.compactMap { [files] type in
        let place = MemberPlace(in: type.member, of: old, at: MemberPlace(isTest: isTest))
        return files.bodies(at: place).first?.file
      }.first
    guard let home else { return false }
    compare(old, new, at: MemberPlace(file: home, isTest: isTest))
    return true
  }

  // MARK: Differences

  private mutating func compare(_ old: Generated, _ new: Generated, at place: MemberPlace) {
    let (before, after) = (old.members, new.members)
    for (index, next) in after.enumerated() {
      let inner = MemberPlace(in: next.member, of: new, at: place)
      if let was = before.first(where: { $0.key == next.key }) {
        change(was, of: old, to: next, of: new, at: place)
        if let old = old.body(of: was.member), let new = new.body(of: next.member) {
          compare(old, new, at: inner)
        }
      } else if let new = new.body(of: next.member), !files.bodies(at: inner).isEmpty {
        compare(new.empty, new, at: inner)
      } else {
        insert(next, of: new, after: after[..<index].map(\.key), at: place)
      }
    }
    for was in before where !after.contains(where: { $0.key == was.key }) {
      remove(was, of: old, at: place)
    }
  }

  // MARK: Edits

  private mutating func insert(
    _ next: Generated.Entry, of new: Generated, after earlier: [Generated.Key],
    at place: MemberPlace
  ) {
    let (all, member) = (new.members, next.member)
    let bodies = files.bodies(at: place)
    let file = bodies.count == 1 ? files[bodies[0].file] : nil
    let existing = file.map { $0.source.keyed(bodies[0].body) } ?? []
    if existing.contains(where: { $0.key == next.key }) { return }
    let lines = new.source.lines(of: member, own: member.start..<member.tokens.upperBound)
    let own = new.source.margin(of: member)
    func code(_ margin: String) -> [String] { lines.map { $0.isEmpty ? "" : margin + $0 } }
    // The initializer that people wrote has the properties, too, and no class of XCTest has these tests.
    let hasInit = [existing, all].map { $0.contains { $0.member.keyword == "init" } }
    let isOther = place.isTest && file?.source.tokens.contains { "XCTest" ~= $0 } ?? false
    guard !isOther, !(hasInit == [true, false] && new.source.isStored(member)), let file,
      let body = bodies.first?.body
    else {
      let remark =
        isOther ? ", but into a suite of Swift Testing" : file == nil ? "" : " and its init"
      edited.append(
        Edit(place: place, code: code(own).joined(separator: "\n")) {
          "Paste this into \($0)\(remark):"
        })
      return
    }
    // What is in other brackets is indented otherwise.
    let margins = [existing, all].map { $0.first.map(\.member) }
    let found = margins[0].map { file.source.margin(of: $0) }
    let text = code(found == margins[1].map { new.source.margin(of: $0) } ? own : found ?? own)
    let isApart = new.isApart(member)
    let before = existing.lastIndex { entry in earlier.contains { $0 == entry.key } }
    let follows = all.drop { $0.key != next.key }.dropFirst().first
    let isBesideNext = follows.map { !new.source.isApart($0.member) } ?? false
    var edited: String?
    if let before, before + 1 < existing.count, isBesideNext,
      existing[before + 1].key == follows?.key
    {
      edited = file.source.inserting(text, before: existing[before + 1].member, isApart: false)
    } else if let before, before + 1 < existing.count {
      edited = file.source.inserting(text, after: existing[before].member, isApart: isApart)
    } else if before == nil, let first = existing.first {
      edited = file.source.inserting(text, before: first.member, isApart: isApart)
    }
    files[bodies[0].file].change(
      to: edited ?? file.source.inserting(text, atEndOf: body, isApart: isApart))
  }

  private mutating func change(
    _ was: Generated.Entry, of old: Generated, to next: Generated.Entry, of new: Generated,
    at place: MemberPlace
  ) {
    let (oldOwn, newOwn) = (old.own(was.member), new.own(next.member))
    let (oldHead, newHead) = (old.source.head(of: was.member), new.source.head(of: next.member))
    let (oldCode, newCode) = (old.source.code(of: oldOwn), new.source.code(of: newOwn))
    guard oldCode != newCode || oldHead != newHead else { return }
    func found() -> [EditedFile].Member? {
      place.file != nil && next.member.isType
        ? files.declaration(of: next.member, in: new, isTest: place.isTest)
        : files.find(was.key, at: place)
    }
    let lines = new.source.lines(of: newOwn)
    func leave(_ reason: String) {
      let code = new.source.lines(of: next.member, own: newOwn).joined(separator: "\n")
      edited.append(
        Edit(place: place, key: was.key, code: code) {
          "\($0): \(next.member.name) \(reason). It would be:"
        })
    }
    guard let (file, member) = found() else {
      return leave("is not there")
    }
    let source = files[file].source
    let own = source.own(member)
    let now = source.code(of: own)
    if oldCode != newCode, now != newCode {
      let merged =
        now == oldCode
        ? lines : Self.merged(old.source.lines(of: oldOwn), lines, source.lines(of: own))
      guard let merged else {
        return leave("has edits where it would change")
      }
      files[file].change(to: source.replacing(own, with: merged))
    }
    guard oldHead != newHead, let (file, member) = found() else { return }
    let head = files[file].source.head(of: member)
    if let merged = head == oldHead ? newHead : Self.merged(oldHead, newHead, head) {
      files[file].change(to: files[file].source.replacing(headOf: member, with: merged))
    } else if oldHead.last(where: \.isAttribute) != newHead.last(where: \.isAttribute) {
      // A comment that people changed is theirs.
      leave("has edits where it would change")
    }
  }

  /// Merges lines that people changed with those that are generated; `nil` if both changed the same.
  private static func merged(
    _ old: [String], _ new: [String], _ edition: [String]
  ) -> [String]? {
    func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
    return LineDifference(from: text(old), to: text(new)).applied(to: text(edition))
      .map { $0.lines.dropLast() }
  }

  private mutating func remove(
    _ was: Generated.Entry, of old: Generated, at place: MemberPlace
  ) {
    let code = old.source.code(of: was.member)
    let bodies =
      place.file != nil && was.member.isType
      ? files.declaration(of: was.member, in: old, isTest: place.isTest).flatMap { found in
        files[found.file].source.body.map { [(file: found.file, body: $0)] }
      } ?? [] : files.bodies(at: place)
    for (file, body) in bodies {
      let source = files[file].source
      let known = source.keyed(body).filter {
        $0.key.keyword == was.key.keyword && $0.key.name == was.key.name
      }
      let same = known.map(\.member).filter { source.code(of: $0) == code }
      if same.count == 1,
        let text = source.removing(
          same[0],
          isApart: old.members.count == 1 ? source.isApart(same[0]) : old.isApart(was.member))
      {
        files[file].change(to: text)
      } else if let found = known.first {
        edited.append(
          Edit(place: place, key: found.key) {
            "\($0): \(was.member.name) would go, but has edits."
          })
      }
    }
  }
}

extension String {
  fileprivate var isAttribute: Bool { first == "@" }
}
