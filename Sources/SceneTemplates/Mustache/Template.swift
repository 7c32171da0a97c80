import PlainText

/// A Mustache template that was parsed.
///
/// It has variables, sections, inverted sections, comments and partials, as in the specification at
/// mustache.github.io. Nothing is escaped, since the text is code. A partial cannot contain itself.
package struct Template: Sendable {
  indirect enum Part: Sendable {
    case text(String)
    case variable(String, line: Int)
    case section(String, isInverted: Bool, parts: [Part], line: Int)
    /// The parts of another template.
    case partial(Template)
  }

  /// The name of its file, for faults.
  let file: String
  private(set) var parts: [Part] = []

  /// Parses a template.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - file: The name of its file.
  ///   - indentation: What each line is indented by.
  ///   - partial: Returns the template of a name, indented; `nil` if there is none.
  /// - Throws: `TemplateFault` for a tag or a section that does not end, or a partial that is unknown.
  package init(
    _ text: String, file: String, indentation: String = "",
    partial: (_ name: String, _ margin: String) throws(TemplateFault) -> Template? = { _, _ in nil }
  ) throws(TemplateFault) {
    self.file = file
    func fault(_ words: String, _ line: Int) -> TemplateFault {
      TemplateFault(file: file, line: line, words)
    }
    let text = indentation.isEmpty ? text : text.indented(by: indentation)
    var rest = text[...]
    var line = 1
    // Whether the rest begins a line.
    var beginsLine = true
    var open: [(name: String, isInverted: Bool, line: Int, outer: [Part])] = []
    while let start = rest.firstRange(of: "{{") {
      var before = rest[..<start.lowerBound]
      line += before.lineBreaks
      guard let end = rest[start.upperBound...].firstRange(of: "}}") else {
        throw fault("a tag begins here and does not end; add }}", line)
      }
      // Of three braces, the first is code.
      let extra = rest[start.upperBound...].prefix { $0 == "{" }
      before = rest[..<rest.index(start.lowerBound, offsetBy: extra.count)]
      let tag = rest[extra.endIndex..<end.lowerBound]
      let kind = tag.first.flatMap { "#^/!>".contains($0) ? $0 : nil }
      let name = String((kind == nil ? tag : tag.dropFirst()).filter { !$0.isWhitespace })
      rest = rest[end.upperBound...]
      let lineStart = before.lastIndex(where: \.isNewline).map(before.index(after:))
      var margin = ""
      if kind != nil, let from = lineStart ?? (beginsLine ? before.startIndex : nil),
        before[from...].allSatisfy(\.isBlank)
      {
        let after = rest.drop(while: \.isBlank)
        beginsLine = after.first?.isNewline ?? true
        if beginsLine {
          // The tag has the line for itself, so the line goes with it.
          margin = String(before[from...])
          (before, rest) = (before[..<from], after.dropFirst())
        }
      } else {
        beginsLine = false
      }
      if !before.isEmpty { parts.append(.text(String(before))) }
      switch kind {
      case "#", "^":
        open.append((name, kind == "^", line, parts))
        parts = []
      case "/":
        guard let section = open.popLast(), section.name == name else {
          throw fault("{{/\(name)}} closes no section; remove it, or open one", line)
        }
        parts =
          section.outer + [
            .section(name, isInverted: section.isInverted, parts: parts, line: section.line)
          ]
      case ">":
        guard let template = try partial(name, margin) else {
          throw fault("there is no template \(name) to include", line)
        }
        parts.append(.partial(template))
      case "!": break
      default: parts.append(.variable(name, line: line))
      }
      line += tag.lineBreaks + (beginsLine ? 1 : 0)
    }
    if let section = open.last {
      throw fault(
        "the section \(section.name) is not closed; add {{/\(section.name)}}", section.line)
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
  }

  // MARK: Checks

  /// Checks that each name has a value, whatever the values are.
  ///
  /// - Parameter stack: Objects in which no list is empty.
  /// - Throws: `TemplateFault` for the first name without a value.
  func check(_ stack: [TemplateValue]) throws(TemplateFault) {
    try check(parts, stack)
  }

  private func check(_ parts: [Part], _ stack: [TemplateValue]) throws(TemplateFault) {
    for part in parts {
      switch part {
      case .text: break
      case .partial(let template): try template.check(stack)
      case .variable(let name, let line): _ = try value(of: name, in: stack, line: line)
      case .section(let name, _, let parts, let line):
        switch try value(of: name, in: stack, line: line) {
        case .list(let entries):
          try check(parts, stack + [Self.place()] + entries.prefix(1))
        case let value: try check(parts, stack + [value])
        }
      }
    }
  }

  private func value(
    of name: String, in stack: [TemplateValue], line: Int
  ) throws(TemplateFault) -> TemplateValue {
    if let value = Self.value(of: name, in: stack) { return value }
    let likely = name.closest(in: Set(stack.flatMap(\.names)).sorted())
    throw TemplateFault(
      file: file, line: line,
      "the template has no \(name.isEmpty ? "name" : name) here; "
        + (likely.map { "did you mean \($0)?" } ?? "see what it has: scene templates FOLDER"))
  }

  // MARK: Rendering

  /// Returns the text with values in place of its tags.
  ///
  /// - Parameter stack: The objects in which names are looked up, from the last to the first.
  package func text(for stack: [TemplateValue]) -> String {
    var text = ""
    write(parts, for: stack, to: &text)
    return text
  }

  private func write(_ parts: [Part], for stack: [TemplateValue], to text: inout String) {
    for part in parts {
      switch part {
      case .text(let plain): text += plain
      case .variable(let name, _): text += Self.value(of: name, in: stack)?.text ?? ""
      case .partial(let template): write(template.parts, for: stack, to: &text)
      case .section(let name, let isInverted, let parts, _):
        let value = Self.value(of: name, in: stack) ?? false
        if isInverted {
          if value.isEmpty { write(parts, for: stack, to: &text) }
        } else if case .list(let entries) = value {
          for (index, entry) in entries.enumerated() {
            let place = Self.place(isLast: index == entries.count - 1, isOnly: entries.count == 1)
            write(parts, for: stack + [place, entry], to: &text)
          }
        } else if !value.isEmpty {
          write(parts, for: stack + [value], to: &text)
        }
      }
    }
  }

  /// Where a list's entry is, as values.
  static func place(isLast: Bool = false, isOnly: Bool = false) -> TemplateValue {
    ["isLast": .flag(isLast), "isOnly": .flag(isOnly)]
  }

  /// Returns the value of a name such as `first.request`; `.` is the last value itself.
  static func value(of name: String, in stack: [TemplateValue]) -> TemplateValue? {
    if name == "." { return stack.last }
    let steps = name.split(separator: ".").map(String.init)
    guard let first = steps.first,
      let owner = stack.last(where: { $0[first] != nil })
    else { return nil }
    return steps.reduce(owner) { value, step in value?[step] }
  }
}

/// Why a template cannot be used.
package struct TemplateFault: Error, Equatable {
  private let file: String
  private let line: Int
  private let words: String

  /// Creates a fault.
  ///
  /// - Parameters:
  ///   - file: The name of the template's file.
  ///   - line: The line, from 1.
  ///   - words: What is wrong and what to do.
  init(file: String, line: Int = 1, _ words: String) {
    self.file = file
    self.line = line
    self.words = words
  }

  /// Where it is, what is wrong, and what to do.
  package var message: String { "\(file):\(line): \(words)" }
}

extension StringProtocol {
  fileprivate var lineBreaks: Int { count(where: \.isNewline) }

  /// Returns the text with each line that is not empty indented.
  func indented(by indentation: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n")
  }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}
