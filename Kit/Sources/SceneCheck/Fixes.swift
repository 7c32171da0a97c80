import SwiftReading

/// Changes that mend findings exactly, and nothing else.
package struct Fixes {
  private struct Edit: Hashable {
    let file: String
    let place: Range<Int>
    let text: String
  }

  private let project: Project
  private let sources: [String: ProjectSource]

  package init(in project: Project) {
    self.project = project
    sources = Dictionary(
      project.sources.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the new texts of files, by their paths, and the findings that they mend.
  package func apply(to findings: [Finding]) -> (texts: [String: String], mended: [Finding]) {
    var edits: [String: Set<Edit>] = [:]
    var mended: [Finding] = []
    for finding in findings {
      guard let source = sources[finding.file],
        let place = source.tokens.firstIndex(where: {
          $0.line == finding.line && source.column(of: $0) == finding.column
        }),
        let edit = edit(for: finding, at: place, in: source)
      else { continue }
      // Two uses of `self` can be in one closure, and two properties can have one protocol.
      for edit in edit { edits[edit.file, default: []].insert(edit) }
      mended.append(finding)
    }
    return (
      edits.reduce(into: [:]) { texts, file in
        texts[file.key] = sources[file.key].map { Self.text(of: $0, after: file.value) }
      }, mended
    )
  }

  private static func text(of source: ProjectSource, after edits: Set<Edit>) -> String {
    var bytes = source.source.bytes
    for edit in edits.sorted(by: { $0.place.lowerBound > $1.place.lowerBound }) {
      bytes.replaceSubrange(edit.place, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func edit(
    for finding: Finding, at place: Int, in source: ProjectSource
  ) -> [Edit]? {
    switch finding.rule {
    case .strongView: weakProperty(at: place, in: source)
    case .uiInRules, .uiInWords: plainImport(at: place, in: source)
    case .leakingClosure: weakSelf(usedAt: place, in: source)
    default: nil
    }
  }

  // MARK: weak

  /// A presenter's optional variable for its view, if only objects are its value; a protocol of it is told so.
  private func weakProperty(at place: Int, in source: ProjectSource) -> [Edit]? {
    let tokens = source.tokens
    guard place > 0, "var" ~= tokens[place - 1],
      let (type, property) = project.property(namedAt: place, in: source),
      project.role(of: type) == .presenter, source.source.attributes(of: property.member).isEmpty,
      let last = property.variable.type.last, "?" ~= last || "!" ~= last,
      property.modifiers.isDisjoint(with: ["lazy", "static", "override"])
    else { return nil }
    let types = project.types(of: property)
    let open = types.filter { $0.isProtocol && !project.isClassBound($0) }
    let bounds = open.compactMap(objectsOnly)
    guard types.count == property.type.names.count, !types.isEmpty, bounds.count == open.count,
      types.allSatisfy({ $0.isProtocol || $0.keyword == "class" }),
      // Perhaps nothing else holds its interactor.
      project.values(of: property).allSatisfy({ project.role(of: $0) != .interactor })
    else { return nil }
    let start = tokens[place - 1].range.lowerBound
    return bounds + [Edit(file: source.file, place: start..<start, text: "weak ")]
  }

  /// A protocol that only classes conform to, also in the tests, inherits `AnyObject`.
  private func objectsOnly(_ type: ProjectType) -> Edit? {
    let (tokens, next) = (type.source.tokens, type.place + 2)
    let all = project.named.values.joined().filter(\.isConcrete)
    let conforming = all.filter { project.parents(of: $0).contains { $0 === type } }
    guard project.sources.contains(where: \.isTest), !conforming.isEmpty,
      conforming.allSatisfy({ $0.keyword == "class" }), next < tokens.count,
      // What changes values is for structs.
      !type.files.contains(where: { sources[$0]?.tokens.contains { "mutating" ~= $0 } ?? true })
    else { return nil }
    let isAlone = "{" ~= tokens[next - 1]
    guard isAlone || ":" ~= tokens[next - 1] else { return nil }
    let start = isAlone ? tokens[type.place].range.upperBound : tokens[next].range.lowerBound
    return Edit(
      file: type.source.file, place: start..<start,
      text: isAlone ? ": AnyObject" : "AnyObject, ")
  }

  // MARK: import UIKit

  /// What the framework gives to those that import it, besides names that begin with its letters.
  private static let names: Set<String> = [
    "IndexPath", "NSIndexPath", "NSAttributedString", "NSMutableAttributedString",
    "NSParagraphStyle",
    "NSMutableParagraphStyle", "NSShadow", "NSDataAsset", "NSTextAttachment", "NSTextStorage",
    "NSTextContainer", "NSStringDrawingOptions", "NSDirectionalEdgeInsets", "NSUnderlineStyle",
    "NSTextAlignment", "NSLineBreakMode", "NSToolbar", "NSCollectionLayoutSection", "IBOutlet",
    "IBAction", "IBInspectable", "IBDesignable", "Selector",
  ]
  private static let beginnings = [
    "UI", "CA", "CG", "CI", "CT", "NSLayout", "NSText", "NSCollection",
  ]
  /// What Foundation has of the names that begin so.
  private static let foundation: Set<String> = ["CGFloat", "CGPoint", "CGRect", "CGSize"]

  /// `import UIKit` becomes `import Foundation`, or nothing if that is there, if nothing of UIKit is named.
  private func plainImport(at place: Int, in source: ProjectSource) -> [Edit]? {
    let tokens = source.tokens
    guard place > 0, "UIKit" ~= tokens[place], "import" ~= tokens[place - 1],
      tokens[place - 1].isFirst, place + 1 >= tokens.count || tokens[place + 1].isFirst
    else { return nil }
    let words = (tokens + source.source.interpolations.joined()).filter { $0.kind == .word }
    let isUsed = words.contains { word in
      guard !Self.foundation.contains(word.text), word.text != "UIKit" else { return false }
      return Self.names.contains(word.text)
        || Self.beginnings.contains { beginning in
          word.text.hasPrefix(beginning)
            && word.text.dropFirst(beginning.count).first?.isUppercase ?? false
        }
    }
    // What the project adds to types of UIKit has any name, and so has what a condition hides.
    if isUsed || tokens.contains(where: { $0.text == "#" }) { return nil }
    if source.imports["Foundation"] == nil {
      return [Edit(file: source.file, place: tokens[place].range, text: "Foundation")]
    }
    var end = tokens[place].range.upperBound
    let bytes = source.source.bytes
    let start = tokens[place - 1].range.lowerBound
    guard start == 0 || bytes[start - 1].isLineBreak, end == bytes.count || bytes[end].isLineBreak
    else { return nil }
    while end < bytes.count, bytes[end].isLineBreak {
      end += 1
      if bytes[end - 1] == UInt8(ascii: "\n") { break }
    }
    return [Edit(file: source.file, place: start..<end, text: "")]
  }

  // MARK: [weak self]

  /// A closure that only calls methods of `self` whose results nothing uses.
  private func weakSelf(usedAt place: Int, in source: ProjectSource) -> [Edit]? {
    let tokens = source.tokens
    guard "self" ~= tokens[place],
      let open = tokens[..<place].indices.last(where: {
        "{" ~= tokens[$0] && source.source.ends[$0] ?? 0 > place
      }), !source.hasCaptures(at: open), let close = source.source.ends[open],
      let (type, body) = project.body(around: open, in: source)
    else { return nil }
    // It is set where a property keeps it, whose type says that nothing is returned.
    guard "=" ~= tokens[open - 1], let kept = type.kept(before: open - 1, in: body),
      project.returnsNothing(at: kept.path, of: kept.property)
    else { return nil }
    var start = open + 1
    let depth = tokens[open].depth + 1
    if let word = (start..<close).first(where: { "in" ~= tokens[$0] && tokens[$0].depth == depth }),
      word == (start..<close).first(where: { "in" ~= tokens[$0] }),
      !tokens[start..<word].contains(where: { "for" ~= $0 || "{" ~= $0 })
    {
      start = word + 1
    }
    var edits: [Edit] = []
    var index = start
    while index < close {
      // Each statement is `self.name(…)` or `self.property?.name(…)`.
      guard let name = project.calledMethod(at: index, of: type, in: source), name + 1 < close,
        "(" ~= tokens[name + 1], let end = source.source.ends[name + 1],
        !tokens[name + 2...end].contains(where: { "self" ~= $0 || "{" ~= $0 }),
        end + 1 == close || tokens[end + 1].isFirst || ";" ~= tokens[end + 1]
      else { return nil }
      edits.append(
        Edit(
          file: source.file, place: tokens[index].range.upperBound..<tokens[index].range.upperBound,
          text: "?"))
      index = end + 1
      if index < close, ";" ~= tokens[index] { index += 1 }
    }
    if edits.isEmpty
      || source.source.interpolations.joined().contains(where: {
        "self" ~= $0 && $0.range.lowerBound > tokens[open].range.lowerBound
          && $0.range.upperBound < tokens[close].range.upperBound
      })
    {
      return nil
    }
    let after = tokens[open].range.upperBound
    let isPlain = start == open + 1
    let space = tokens[open + 1].isSeparated ? "" : " "
    return edits + [
      Edit(
        file: source.file, place: after..<after,
        text: " [weak self]" + (isPlain ? " in" : "") + space)
    ]
  }
}

extension Project {
  /// Returns the property whose name is at a place, with its type.
  fileprivate func property(
    namedAt place: Int, in source: ProjectSource
  ) -> (ProjectType, ProjectType.Property)? {
    for type in components {
      for property in type.properties
      where property.source.file == source.file && property.member.keywordIndex + 1 == place {
        return (type, property)
      }
    }
    return nil
  }

  /// Returns where the method is named that is called on `self`, or on a property of it, and that returns nothing.
  fileprivate func calledMethod(
    at place: Int, of type: ProjectType, in source: ProjectSource
  ) -> Int? {
    let tokens = source.tokens
    guard place + 2 < tokens.count, "self" ~= tokens[place], "." ~= tokens[place + 1] else {
      return nil
    }
    var (name, types) = (place + 2, [type])
    if let property = type.property(named: tokens[name].text) {
      name += name + 1 < tokens.count && "?" ~= tokens[name + 1] ? 3 : 2
      guard name < tokens.count, "." ~= tokens[name - 1] else { return nil }
      types = self.types(of: property)
    }
    let methods = types.flatMap { [$0] + parents(of: $0) }.flatMap(\.methods).filter {
      $0.name == tokens[name].text
    }
    let isPlain = methods.allSatisfy {
      $0.signature.result == nil && $0.signature.thrown == nil
        && !$0.signature.effects.contains("async")
    }
    return methods.isEmpty || !isPlain ? nil : name
  }

  /// Returns the innermost code of a type around a place.
  fileprivate func body(
    around place: Int, in source: ProjectSource
  ) -> (ProjectType, ProjectType.Body)? {
    var found: (ProjectType, ProjectType.Body)?
    for type in components where type.files.contains(source.file) {
      for body in type.bodies where body.source.file == source.file && body.range.contains(place) {
        if found.map({ $0.1.range.count > body.range.count }) ?? true { found = (type, body) }
      }
    }
    return found
  }

  /// Returns whether what a path leads to is a function without a result.
  fileprivate func returnsNothing(at path: String, of property: ProjectType.Property) -> Bool {
    let steps = path.split(separator: ".").map(String.init)
    let last =
      steps.count > 1
      ? types(of: property).compactMap { $0.property(named: steps[1]) }.first : property
    guard let type = last?.variable.type, last?.type.isFunction ?? false,
      let arrow = type.lastIndex(where: { "->" ~= $0 })
    else { return false }
    let result = type[arrow...].dropFirst().filter { $0.kind == .word }.map(\.text)
    return result == ["Void"] || result.isEmpty
  }
}
