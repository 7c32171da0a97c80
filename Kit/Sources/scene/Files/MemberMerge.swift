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
      let found = edit.key.flatMap { find($0, at: edit.place, with: edit.keys) }
      let place = found.map { self.place(of: $0.member, in: $0.file) } ?? title(of: edit.place)
      return Left(sentence: edit.sentence(place), code: edit.code)
    }
  }

  /// What is left to a person, with what it is about.
  private struct Edit {
    var place: Place
    var key: Generated.Key?
    var keys: [Generated.Key] = []
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
      ?? old.members.filter(\.member.isType).compactMap { type in
        bodies(of: type.member, in: old, at: Place(isTest: isTest)).first?.file
      }.first
    guard let home else { return false }
    compare(old, new, at: Place(file: home, isTest: isTest))
    return true
  }

  /// Where members are: in a file, in a type, or in an extension.
  private struct Place {
    var file: Int?
    var isTest: Bool
    var source = SourcePlace(path: [])
    /// Whether it is an extension that conforms to nothing.
    var isPlainExtension = false

    var name: String { source.path.joined(separator: ".") }
  }

  // MARK: Differences

  private mutating func compare(_ old: Generated, _ new: Generated, at place: Place) {
    let (before, after) = (old.members, new.members)
    for (index, next) in after.enumerated() {
      if let was = before.first(where: { $0.key == next.key }) {
        change(was, of: old, to: next, of: new, at: place)
        if let inner = old.body(of: was.member), let newInner = new.body(of: next.member) {
          compare(inner, newInner, at: self.place(of: next.member, in: new, at: place))
        }
      } else if let inner = new.body(of: next.member),
        !bodies(of: next.member, in: new, at: place).isEmpty
      {
        compare(inner.empty, inner, at: self.place(of: next.member, in: new, at: place))
      } else {
        insert(next, of: new, after: after[..<index].map(\.key), at: place)
      }
    }
    for was in before where !after.contains(where: { $0.key == was.key }) {
      remove(was.member, of: old, at: place)
    }
  }

  private func place(of type: SwiftMember, in generated: Generated, at place: Place) -> Place {
    guard type.keyword == "extension" else {
      return Place(
        isTest: place.isTest, source: SourcePlace(path: place.source.path + [type.name]))
    }
    let conformance = generated.source.conformance(of: type)
    let name = generated.source.name(ofExtension: type)
    return Place(
      isTest: place.isTest, source: SourcePlace(path: [name], conformance: conformance),
      isPlainExtension: conformance == nil)
  }

  /// Returns the bodies that a generated type can have in the files.
  private func bodies(
    of type: SwiftMember, in generated: Generated, at place: Place
  ) -> [(file: Int, body: ClosedRange<Int>)] {
    bodies(
      at: self.place(of: type, in: generated, at: place),
      with: generated.body(of: type)?.members.map(\.key) ?? [])
  }

  /// Returns the bodies that a place can mean.
  private func bodies(
    at place: Place, with keys: [Generated.Key]
  ) -> [(file: Int, body: ClosedRange<Int>)] {
    if let file = place.file { return files[file].source.body.map { [(file, $0)] } ?? [] }
    var found: [(file: Int, depth: Int, body: ClosedRange<Int>)] = []
    for (index, file) in files.enumerated() where file.isTest == place.isTest {
      let declarations =
        place.isPlainExtension
        ? file.source.all.filter { $0.keyword == "extension" && $0.name == place.name }
        : [file.source.declaration(at: place.source)].compactMap(\.self)
      for declaration in declarations {
        guard let body = declaration.body else { continue }
        let known = file.source.keyed(body).map(\.key)
        if place.isPlainExtension, !known.contains(where: keys.contains) { continue }
        found.append((index, declaration.depth, body))
      }
    }
    // What is in another type is another one.
    let outermost = found.map(\.depth).min()
    return found.filter { $0.depth == outermost }.map { ($0.file, $0.body) }
  }

  /// Returns the only member of a key in a place, or in another declaration of its type.
  private func find(
    _ key: Generated.Key, at place: Place, with keys: [Generated.Key]
  ) -> (file: Int, member: SwiftMember)? {
    func members(of bodies: [(file: Int, body: ClosedRange<Int>)]) -> [(Int, SwiftMember)] {
      bodies.flatMap { file, body in
        files[file].source.keyed(body).filter { $0.key == key }.map { (file, $0.member) }
      }
    }
    var found = members(of: bodies(at: place, with: keys))
    if found.isEmpty, place.source.path.count == 1 {
      found = members(
        of: files.enumerated().filter { $1.isTest == place.isTest }.flatMap { index, file in
          file.source.all.filter { $0.name == place.name }.compactMap { declaration in
            declaration.body.map { (index, $0) }
          }
        })
    }
    return found.count == 1 ? found[0] : nil
  }

  /// What people call a place, with its line, or that of the type around it.
  private func title(of place: Place) -> String {
    if let file = place.file { return files[file].path }
    let outer = SourcePlace(path: Array(place.source.path.prefix(1)))
    for source in [place.source, outer] {
      for file in files where file.isTest == place.isTest {
        guard let declaration = file.source.declaration(at: source) else { continue }
        return "\(place.name) at \(file.path):\(declaration.line - 1)"
      }
    }
    return place.name
  }

  // MARK: Edits

  private mutating func insert(
    _ next: Generated.Entry, of new: Generated, after earlier: [Generated.Key], at place: Place
  ) {
    let (all, member) = (new.members, next.member)
    let bodies = bodies(at: place, with: all.map(\.key))
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
    at place: Place
  ) {
    let (oldOwn, newOwn) = (old.own(was.member), new.own(next.member))
    let (oldHead, newHead) = (old.source.head(of: was.member), new.source.head(of: next.member))
    let (oldCode, newCode) = (old.source.code(of: oldOwn), new.source.code(of: newOwn))
    guard oldCode != newCode || oldHead != newHead else { return }
    let keys = old.members.map(\.key)
    func found() -> (file: Int, member: SwiftMember)? {
      place.file != nil && next.member.isType
        ? declaration(of: next.member, in: new, at: place) : find(was.key, at: place, with: keys)
    }
    let lines = new.source.lines(of: newOwn)
    func leave(_ reason: String) {
      let code = new.source.lines(of: next.member, own: newOwn).joined(separator: "\n")
      let name = next.member.name
      edited.append(
        Edit(place: place, key: was.key, keys: keys, code: code) {
          "\($0): \(name) \(reason). It would be:"
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
    // A comment that people changed is theirs.
    if oldHead != newHead, let (file, member) = found(),
      files[file].source.head(of: member) == oldHead
    {
      files[file].change(to: files[file].source.replacing(headOf: member, with: newHead))
    }
  }

  /// Returns the declaration of a type, wherever it is.
  private func declaration(
    of type: SwiftMember, in generated: Generated, at place: Place
  ) -> (file: Int, member: SwiftMember)? {
    let found = bodies(of: type, in: generated, at: place)
    guard found.count == 1, let body = files[found[0].file].source.body else { return nil }
    let members = files[found[0].file].source.members(of: body)
    return members.first { $0.tokens.contains(found[0].body.lowerBound) }
      .map { (found[0].file, $0) }
  }

  /// Merges lines that people changed with those that are generated; `nil` if both changed the same.
  private static func merged(
    _ old: [String], _ new: [String], _ edition: [String]
  ) -> [String]? {
    func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
    return LineDifference(from: text(old), to: text(new)).applied(to: text(edition))
      .map { $0.lines.dropLast() }
  }

  private mutating func remove(_ was: SwiftMember, of old: Generated, at place: Place) {
    let code = old.source.code(of: was)
    let bodies =
      place.file != nil && was.isType
      ? declaration(of: was, in: old, at: place).flatMap { found in
        files[found.file].source.body.map { [(file: found.file, body: $0)] }
      } ?? []
      : self.bodies(at: place, with: old.members.map(\.key))
    for (file, body) in bodies {
      let source = files[file].source
      let same = source.members(of: body).filter {
        $0.keyword == was.keyword && $0.name == was.name && source.code(of: $0) == code
      }
      if same.count == 1,
        let text = source.removing(
          same[0], isApart: old.members.count == 1 ? source.isApart(same[0]) : old.isApart(was))
      {
        files[file].change(to: text)
      } else if let found = source.keyed(body).first(where: {
        $0.member.keyword == was.keyword && $0.member.name == was.name
      }) {
        edited.append(
          Edit(place: place, key: found.key, keys: old.members.map(\.key)) {
            "\($0): \(was.name) would go, but has edits."
          })
      }
    }
  }

  /// The place of a member, as compilers write it.
  private func place(of member: SwiftMember, in file: Int) -> String {
    let place = files[file].source.place(of: member)
    return "\(files[file].path):\(place.line - 1):\(place.column)"
  }
}
