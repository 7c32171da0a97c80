import PlainText

/// What is not understood in a source or a template, and where.
package struct SourceFault: Error, Equatable {
  package let file: String
  private let line: Int
  private let sentences: String

  /// Creates a fault from what is wrong and what to do, in a line, from 1.
  package init(file: String, line: Int = 1, _ sentences: String) {
    self.file = file
    self.line = line
    self.sentences = sentences
  }

  /// What is wrong, where, and what to do.
  package var message: String { "\(file.printable):\(line): \(sentences)" }

  /// A file that is derived from a protocol which is not there.
  package static func noProtocol(_ name: String, file: String) -> SourceFault {
    SourceFault(
      file: file, line: 1,
      "There is no protocol \(name) in the sources. Restore or delete this file.")
  }
}
