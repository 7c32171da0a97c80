import SwiftReading

/// Where members are: in a file, in a type, or in an extension.
struct MemberPlace {
  /// The file, for what is in no other declaration.
  var file: Int?
  var isTest: Bool
  var source = SourcePlace(path: [])
  /// What an extension that conforms to nothing has; `nil` for another place.
  var extending: [Generated.Key]?

  var name: String { source.path.joined(separator: ".") }

  /// Creates the place of all that a file declares.
  init(file: Int? = nil, isTest: Bool) { (self.file, self.isTest) = (file, isTest) }

  /// Creates the place in the body of a generated type.
  init(in type: SwiftMember, of generated: Generated, at place: MemberPlace) {
    isTest = place.isTest
    source.path = place.source.path + [type.name]
    if type.keyword == "extension" {
      source.path = [generated.source.name(ofExtension: type)]
      source.conformance = generated.source.conformance(of: type)
      if source.conformance == nil { extending = generated.body(of: type)?.members.map(\.key) }
    }
  }
}

extension [EditedFile] {
  typealias Body = (file: Int, body: ClosedRange<Int>)
  typealias Member = (file: Int, member: SwiftMember)

  /// Returns the bodies that a place can mean.
  func bodies(at place: MemberPlace) -> [Body] {
    if let file = place.file { return self[file].source.body.map { [(file, $0)] } ?? [] }
    var found: [(depth: Int, body: Body)] = []
    for (index, file) in enumerated() where file.isTest == place.isTest {
      let declarations =
        place.extending == nil
        ? [file.source.declaration(at: place.source)].compactMap(\.self)
        : file.source.all.filter { $0.keyword == "extension" && $0.name == place.name }
      for declaration in declarations {
        guard let body = declaration.body else { continue }
        let known = file.source.keyed(body).map(\.key)
        if let keys = place.extending, !known.contains(where: keys.contains) { continue }
        found.append((declaration.depth, (index, body)))
      }
    }
    // What is in another type is another one.
    let outermost = found.map(\.depth).min()
    return found.filter { $0.depth == outermost }.map(\.body)
  }

  /// Returns the only member of a key in a place, or in another declaration of its type.
  func find(_ key: Generated.Key, at place: MemberPlace) -> Member? {
    func members(of bodies: [Body]) -> [Member] {
      bodies.flatMap { file, body in
        self[file].source.keyed(body).filter { $0.key == key }.map { (file, $0.member) }
      }
    }
    var found = members(of: bodies(at: place))
    if found.isEmpty, place.source.path.count == 1 {
      found = members(
        of: enumerated().filter { $1.isTest == place.isTest }.flatMap { index, file in
          file.source.all.filter { $0.name == place.name }.compactMap { declaration in
            declaration.body.map { (index, $0) }
          }
        })
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the declaration of a type that is in no other, wherever it is.
  func declaration(of type: SwiftMember, in generated: Generated, isTest: Bool) -> Member? {
    let place = MemberPlace(in: type, of: generated, at: MemberPlace(isTest: isTest))
    let found = bodies(at: place)
    guard found.count == 1, let body = self[found[0].file].source.body else { return nil }
    return self[found[0].file].source.members(of: body)
      .first { $0.tokens.contains(found[0].body.lowerBound) }.map { (found[0].file, $0) }
  }

  /// What people call a place, with its line, or that of the type around it.
  func title(of place: MemberPlace) -> String {
    if let file = place.file { return self[file].path }
    let outer = SourcePlace(path: [String](place.source.path.prefix(1)))
    for source in [place.source, outer] {
      for file in self where file.isTest == place.isTest {
        guard let declaration = file.source.declaration(at: source) else { continue }
        return "\(place.name) at \(file.path):\(declaration.line - 1)"
      }
    }
    return place.name
  }

  /// The place of a member, as compilers write it.
  func place(of member: Member) -> String {
    let place = self[member.file].source.place(of: member.member)
    return "\(self[member.file].path):\(place.line - 1):\(place.column)"
  }
}
