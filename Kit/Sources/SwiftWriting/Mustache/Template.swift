import SwiftReading

/// A Mustache template that was parsed.
///
/// It has variables, sections, inverted sections, comments and partials, as in the specification at
/// mustache.github.io. Nothing is escaped, since the text is code. A section from the beginning of a line to its end has
/// the line, too, and tags of sections can share a line of their own, so that no blank line is left. A partial cannot
/// contain itself.
struct Template: Sendable {
  enum Part: Sendable {
    case text(String)
    case variable(Tag)
    case section(Tag, isInverted: Bool, isLine: Bool, parts: [Part])
  }

  /// The use of a name, and where it is.
  struct Tag: Sendable {
    let name: String
    fileprivate(set) var template = ""
    fileprivate(set) var line = 1

    func fault(_ words: String) -> SourceFault {
      SourceFault(file: template + TemplateSet.suffix, line: line, words)
    }
  }

  private(set) var parts: [Part] = []

  /// How deep sections can be nested, and how often one can be inside of itself.
  private static let (deepestSection, mostRepeated) = (50, 3)
  /// The number of bytes that a template can have with all that it includes, and what each inclusion adds.
  private static let (largestText, costOfPartial) = (4_000_000, 10_000)

  /// Parses a template.
  ///
  /// - Parameters:
  ///   - name: Its name among the texts.
  ///   - texts: The texts of all templates, by name.
  /// - Throws: `SourceFault` for a tag or a section that does not end, a partial that is unknown, or too many of them.
  init(named name: String, in texts: [String: String]) throws(SourceFault) {
    var room = Self.largestText
    try self.init(named: name, in: texts, indentation: "", within: [], sections: [], room: &room)
  }

  private init(
    named name: String, in texts: [String: String], indentation: String, within outer: [String],
    sections: [String], room: inout Int
  ) throws(SourceFault) {
    func fault(_ words: String, _ line: Int) -> SourceFault {
      Tag(name: "", template: name, line: line).fault(words)
    }
    let (template, owners) = (name, outer + [name])
    var text = texts[name] ?? ""
    if !indentation.isEmpty {
      text = text.lines.map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n")
    }
    var rest = text[...]
    var line = 1
    // Whether the rest begins a line.
    var beginsLine = true
    // Whether the line has only tags of sections.
    var isOfTags = false
    var isAfterPartial = false
    var open: [(tag: Tag, isInverted: Bool, isLine: Bool, outer: [Part])] = []
    while let start = rest.firstRange(of: "{{") {
      var before = rest[..<start.lowerBound]
      line += before.lineBreaks
      guard let end = rest[start.upperBound...].firstRange(of: "}}") else {
        throw fault("this tag is not closed; add }}", line)
      }
      // Of three braces, the first is code.
      let extra = rest[start.upperBound...].prefix { $0 == "{" }
      before = rest[..<rest.index(start.lowerBound, offsetBy: extra.count)]
      let tag = rest[extra.endIndex..<end.lowerBound]
      let kind = tag.first.flatMap { "#^/!>".contains($0) ? $0 : nil }
      let name = String((kind == nil ? tag : tag.dropFirst()).filter { !$0.isWhitespace })
      let around = sections + open.map(\.tag.name)
      let use = Tag(name: name, template: template, line: line)
      rest = rest[end.upperBound...]
      let lineStart = before.lastIndex(where: \.isNewline).map(before.index(after:))
      var (margin, isLine) = ("", false)
      if kind != nil, let from = lineStart ?? (beginsLine ? before.startIndex : nil),
        before[from...].allSatisfy(\.isBlank)
      {
        let after = rest.drop(while: \.isBlank)
        let endsLine = after.first?.isNewline ?? true
        let isOfSection = kind != "!" && kind != ">"
        isOfTags = !endsLine && isOfSection && (isOfTags || rest.hasOnlySections)
        beginsLine = endsLine || isOfTags
        if beginsLine {
          // The tags have the line for themselves, so the line goes with them.
          margin = String(before[from...])
          before = before[..<from]
          if endsLine { rest = after.dropFirst() }
        } else if kind == "#" || kind == "^", rest.isSection(name) {
          isLine = true
          margin = String(before[from...])
          before = before[..<from]
        }
      } else {
        (beginsLine, isOfTags) = (false, false)
      }
      if !before.isEmpty { parts.append(.text(String(before))) }
      switch kind {
      case "#", "^":
        if around.count == Self.deepestSection {
          throw fault("sections are nested more than \(around.count) deep; remove some", line)
        }
        if around.count(where: { $0 == name }) == Self.mostRepeated {
          throw fault("the section \(name) is nested in itself too often; remove it", line)
        }
        open.append((use, kind == "^", isLine, parts))
        parts = margin.isEmpty || !isLine ? [] : [.text(margin)]
      case "/":
        guard let section = open.popLast(), section.tag.name == name else {
          throw fault("{{/\(name)}} closes no section; remove it, or open one", line)
        }
        if section.isLine, let end = rest.popFirst() {
          // A partial ends its last line itself.
          if !isAfterPartial || !before.isEmpty { parts.append(.text(String(end))) }
          beginsLine = true
        }
        parts =
          section.outer + [
            .section(
              section.tag, isInverted: section.isInverted, isLine: section.isLine, parts: parts)
          ]
      case ">":
        if texts[name] == nil { throw fault("there is no template \(name) to include", line) }
        if owners.contains(name) {
          throw fault("\(name) includes itself; remove the partial", line)
        }
        room -= (texts[name]?.utf8.count ?? 0) + Self.costOfPartial
        if room < 0 {
          throw fault("what \(name) and its partials include is too long; include less", line)
        }
        parts += try Template(
          named: name, in: texts, indentation: margin, within: owners, sections: around,
          room: &room
        ).parts
      case "!": break
      default: parts.append(.variable(use))
      }
      isAfterPartial = kind == ">" || kind == "/" && isAfterPartial && before.isEmpty
      line += tag.lineBreaks + (beginsLine && !isOfTags ? 1 : 0)
    }
    if let section = open.last {
      throw section.tag.fault(
        "the section \(section.tag.name) is not closed; add {{/\(section.tag.name)}}")
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
  }

  /// Returns the text with values in place of its tags.
  ///
  /// - Parameter stack: The objects in which names are looked up, from the last to the first.
  func text(for stack: [TemplateValue]) -> String {
    parts.map { Self.text(of: $0, for: stack) }.joined()
  }

  private static func text(of part: Part, for stack: [TemplateValue]) -> String {
    switch part {
    case .text(let plain): return plain
    case .variable(let tag): return value(of: tag.name, in: stack)?.text ?? ""
    case .section(let tag, let isInverted, let isLine, let parts):
      let value = value(of: tag.name, in: stack) ?? false
      if value.isEmpty != isInverted { return "" }
      var stacks = [isInverted ? stack : stack + [value]]
      if !isInverted, case .list(let entries) = value {
        stacks = entries.indices.map { index in
          stack + [["isLast": .flag(index == entries.count - 1)], entries[index]]
        }
      }
      return stacks.map { stack in parts.map { text(of: $0, for: stack) }.joined() }
        // All of the line can be a section inside of this one, which is left out.
        .filter { !isLine || !$0.allSatisfy(\.isWhitespace) }.joined()
    }
  }

  /// Returns the value of a name such as `first.request`; `.` is the last value itself.
  private static func value(of name: String, in stack: [TemplateValue]) -> TemplateValue? {
    if name == "." { return stack.last }
    let steps = name.split(separator: ".").map(String.init)
    guard let first = steps.first else { return nil }
    for owner in stack.reversed() {
      guard let value = owner[first] else { continue }
      return steps.dropFirst().reduce(value) { value, step in value?[step] }
    }
    return nil
  }
}

extension StringProtocol {
  fileprivate var lineBreaks: Int { count(where: \.isNewline) }
}

extension Substring {
  /// Whether there are only tags of sections up to the end of this line.
  fileprivate var hasOnlySections: Bool {
    var rest = prefix { !$0.isNewline }.drop(while: \.isBlank)
    while ["{{#", "{{^", "{{/"].contains(where: rest.hasPrefix),
      let end = rest.firstRange(of: "}}")
    {
      rest = rest[end.upperBound...].drop(while: \.isBlank)
    }
    return rest.isEmpty
  }

  /// Returns whether a section that was opened ends at the end of this line, and not before.
  fileprivate func isSection(_ name: String) -> Bool {
    let (line, tag) = (prefix { !$0.isNewline }, "{{/\(name)}}")
    return line.hasSuffix(tag) && !line.dropLast(tag.count).contains(tag)
  }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}
