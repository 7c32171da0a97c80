/// A place in a source that people have edited: the body of a type or of an extension.
package struct SourcePlace: Equatable, Hashable {
  /// The type in whose body it is, after those that it is declared in.
  package var path: [String]
  /// The protocol that the body has to conform to; `nil` for the declaration of the type itself.
  package var conformance: String?

  /// Creates a place in the body of a type, or of what makes it conform to a protocol.
  package init(path: [String], conformance: String? = nil) {
    (self.path, self.conformance) = (path, conformance)
  }
}

// No byte changes outside of what is inserted, replaced or removed.
extension SwiftSource {
  /// Returns the text of this source with lines at the end of a body.
  ///
  /// - Parameter isApart: Whether a blank line comes before them.
  package func inserting(
    _ lines: [String], atEndOf body: ClosedRange<Int>, isApart: Bool
  ) -> String {
    let close = tokens[body.upperBound].range.lowerBound
    // A comment before the code would become its own.
    let isApart = isComment(before: close) || isApart && body.count > 2
    let lineBreak = lineBreak(before: close)
    let code = (isApart ? [""] : []) + lines + [""]
    let start = start(ofLineAt: close)
    if isBlank(start..<close) {
      return replacing(start..<start, with: code.joined(separator: lineBreak))
    }
    let opened = self.start(ofLineAt: tokens[body.lowerBound].range.lowerBound)
    let margin = bytes[opened...].prefix(while: \.isBlank)
    return replacing(
      close..<close,
      with: ([""] + code).joined(separator: lineBreak) + String(decoding: margin, as: UTF8.self))
  }

  /// Returns the text of this source with lines before a member and its comment; `nil` if other code is on its line.
  package func inserting(
    _ lines: [String], before member: SwiftMember, isApart: Bool
  ) -> String? {
    let comment = startOfComment(before: tokens[member.tokens.lowerBound].range.lowerBound)
    let start = start(ofLineAt: comment)
    guard isBlank(start..<comment) else { return nil }
    let code = lines + (isApart ? ["", ""] : [""])
    return replacing(start..<start, with: code.joined(separator: lineBreak(before: comment)))
  }

  /// Returns the text of this source with lines below a member; `nil` if other code is on its line.
  package func inserting(
    _ lines: [String], after member: SwiftMember, isApart: Bool
  ) -> String? {
    let last = tokens[member.tokens.upperBound - 1].range.upperBound
    let end = self.end(ofLineAt: last)
    let isAlone = tokens.dropFirst(member.tokens.upperBound).first?.isFirst ?? true
    guard isAlone, !comments.contains(where: { $0.contains(end - 1) && $0.upperBound > end }),
      bytes[..<end].last?.isLineBreak ?? false
    else { return nil }
    let code = (isApart ? [""] : []) + lines + [""]
    return replacing(end..<end, with: code.joined(separator: lineBreak(before: end)))
  }

  /// Returns the text of this source with other code in place of some tokens, each line after the first with their margin.
  package func replacing(_ tokens: Range<Int>, with lines: [String]) -> String {
    let start = self.tokens[tokens.lowerBound].range.lowerBound
    let margin = margin(at: start)
    let code = lines.enumerated().map { $0 == 0 || $1.isEmpty ? $1 : margin + $1 }
    return replacing(
      start..<self.tokens[tokens.upperBound - 1].range.upperBound,
      with: code.joined(separator: lineBreak(before: start)))
  }

  /// Returns the text of this source with other comments and attributes before a member.
  package func replacing(headOf member: SwiftMember, with lines: [String]) -> String {
    let own = tokens[member.start].range.lowerBound
    let margin = margin(at: own)
    let start = startOfComment(before: tokens[member.tokens.lowerBound].range.lowerBound)
    let code = lines.enumerated().map { $0 == 0 ? $1 : margin + $1 }
    return replacing(start..<own, with: code.joined(separator: lineBreak(before: own)))
  }

  /// Returns the lines of the comments and the attributes before a member, up to its own code, without their margin.
  package func head(of member: SwiftMember) -> [String] {
    let start = startOfComment(before: tokens[member.tokens.lowerBound].range.lowerBound)
    return lines(in: start..<tokens[member.start].range.lowerBound)
  }

  /// Returns the lines of some tokens and of the comments between them, without their margin.
  package func lines(of tokens: Range<Int>) -> [String] {
    let (first, last) = (self.tokens[tokens.lowerBound], self.tokens[tokens.upperBound - 1])
    return lines(in: first.range.lowerBound..<last.range.upperBound)
  }

  private func lines(in range: Range<Int>) -> [String] {
    let margin = margin(at: range.lowerBound)
    return String(decoding: bytes[range], as: UTF8.self).lines.map { line in
      line.hasPrefix(margin) ? String(line.dropFirst(margin.count)) : line
    }
  }

  /// Returns the blanks before a member.
  package func margin(of member: SwiftMember) -> String {
    margin(at: tokens[member.tokens.lowerBound].range.lowerBound)
  }

  /// Returns the line and the column of a member after its comment, from 1, the column in bytes.
  package func place(of member: SwiftMember) -> (line: Int, column: Int) {
    let token = tokens[member.tokens.lowerBound]
    return (token.line, token.range.lowerBound - start(ofLineAt: token.range.lowerBound) + 1)
  }

  /// Returns the blanks that the line of a place begins with.
  private func margin(at place: Int) -> String {
    String(
      decoding: bytes[start(ofLineAt: place)...].prefix(while: \.isBlank), as: UTF8.self)
  }

  /// Returns whether a blank line is above a member and its comment.
  package func isApart(_ member: SwiftMember) -> Bool {
    let comment = startOfComment(before: tokens[member.tokens.lowerBound].range.lowerBound)
    let start = start(ofLineAt: comment)
    return start > 0 && isBlank(startOfLine(before: start)..<start)
  }

  /// Returns the text of this source without a member, its attributes and its comment.
  ///
  /// - Returns: `nil` if other code is on its lines, or an attribute in a condition.
  package func removing(_ member: SwiftMember, isApart: Bool) -> String? {
    if !member.isWhole { return nil }
    var end = tokens[member.tokens.upperBound - 1].range.upperBound
    var next = member.tokens.upperBound
    if ";" ~= tokens[next] {
      end = tokens[next].range.upperBound
      next += 1
    }
    let space = end..<end + bytes[end...].prefix(while: \.isBlank).count
    let comment = comments.first { $0.lowerBound == space.upperBound }
    end = comment?.upperBound ?? end
    end += bytes[end...].prefix(while: \.isBlank).count
    var start = startOfComment(before: tokens[member.tokens.lowerBound].range.lowerBound)
    let margin = self.start(ofLineAt: start)
    guard bytes[end].isLineBreak, isBlank(margin..<start),
      comment.map({ !bytes[$0].contains(where: \.isLineBreak) }) ?? true
    else { return nil }
    end = self.end(ofLineAt: end)
    start = margin
    let isLast = isBlank(end..<tokens[next].range.lowerBound) && "}" ~= tokens[next]
    let blank = startOfLine(before: start)
    if start > 0, isBlank(blank..<start), isApart || isLast && isComment(before: blank) {
      start = blank
    } else if isApart, bytes[end].isLineBreak {
      end = self.end(ofLineAt: end)
    }
    return replacing(start..<end, with: "")
  }

  /// Returns where the comment of a declaration begins, with its lines above it; without one, the declaration.
  private func startOfComment(before declaration: Int) -> Int {
    var (start, isDocumentation) = (declaration, false)
    for comment in comments.reversed() where comment.upperBound <= start {
      let gap = bytes[comment.upperBound..<start]
      let isAdjacent = gap.allSatisfy { $0.isBlank || $0.isLineBreak } && gap.lineBreaks < 2
      let isOwn = isBlank(self.start(ofLineAt: comment.lowerBound)..<comment.lowerBound)
      let text = bytes[comment]
      let documents = text.starts(with: "///".utf8) || text.starts(with: "/**".utf8)
      // What is above the documentation, or divides the file, is no part of it.
      guard isAdjacent, isOwn, documents || !isDocumentation, !text.starts(with: "// MARK".utf8)
      else { break }
      (start, isDocumentation) = (comment.lowerBound, documents)
    }
    return start
  }

  /// Returns whether only blank lines are between a place and a comment with lines of its own.
  private func isComment(before place: Int) -> Bool {
    comments.last { $0.upperBound <= place }.map { comment in
      isBlank(comment.upperBound..<place)
        && isBlank(start(ofLineAt: comment.lowerBound)..<comment.lowerBound)
    } ?? false
  }

  private func replacing(_ range: Range<Int>, with text: String) -> String {
    String(
      decoding: bytes[..<range.lowerBound] + text.utf8 + bytes[range.upperBound...], as: UTF8.self)
  }

  private func start(ofLineAt place: Int) -> Int {
    bytes[..<max(place, 0)].lastIndex(where: \.isLineBreak).map { $0 + 1 } ?? 0
  }

  /// Returns where the line before another one begins.
  private func startOfLine(before line: Int) -> Int {
    start(ofLineAt: line - (bytes[..<line].ends(with: "\r\n") ? 2 : 1))
  }

  /// Returns where the line after a place begins.
  private func end(ofLineAt place: Int) -> Int {
    guard let end = bytes[place...].firstIndex(where: \.isLineBreak) else { return bytes.count }
    return bytes[end...].starts(with: "\r\n".utf8) ? end + 2 : end + 1
  }

  /// Returns whether there are only spaces, tabs and line breaks.
  private func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { $0.isBlank || $0.isLineBreak }
  }

  /// Returns the line break before a place; without one, the first of the source.
  private func lineBreak(before place: Int) -> String {
    let last = bytes[..<place].lastIndex(where: \.isLineBreak)
    guard let last = last ?? bytes.firstIndex(where: \.isLineBreak) else { return "\n" }
    if bytes[last] == UInt8(ascii: "\r") {
      return bytes[last...].starts(with: "\r\n".utf8) ? "\r\n" : "\r"
    }
    return last > 0 && bytes[last - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension ArraySlice<UInt8> {
  /// The number of line breaks, of which one can have two bytes.
  fileprivate var lineBreaks: Int {
    indices.count { self[$0].isLineBreak && !self[...$0].ends(with: "\r\n") }
  }

  fileprivate func ends(with text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}

extension String {
  /// The lines without their ends, empty ones included.
  package var lines: [String] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
    }
  }

  /// The text with plain line ends, and without a byte order mark.
  package var plain: String {
    let text = unicodeScalars.first == "\u{FEFF}" ? String(unicodeScalars.dropFirst()) : self
    return text.lines.joined(separator: "\n")
  }
}
