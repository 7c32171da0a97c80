import PlainText

/// What the reader of sources does not understand, and where.
package struct SourceFault: Error, Equatable {
  /// The kinds of problems.
  package enum Problem: Equatable, Sendable {
    case unreadable
    case unendedComment
    case unendedString
    case unendedProtocol(String)
    /// A protocol is declared in two places.
    case declaredTwice(String, otherFile: String, otherLine: Int)
    case noProtocol(String)
    /// A protocol that only the file can see.
    case privateProtocol(String)
    case genericProtocol(String)
    case inherits(String, parent: String)
    case notClassBound(String)
    /// A requirement that is neither a plain method nor a plain property.
    case requirement(String, text: String)
    case conditional(String)
    case generic(String)
    case asynchronous(String)
    case throwing(String)
    case returning(String)
    case parameters(String, count: Int)
    case parameter(String, text: String)
    case settable(String)
    case recordedProperty(String, protocol: String)
  }

  package var file: String
  package var line: Int
  package var problem: Problem

  /// Creates a fault.
  package init(file: String, line: Int, problem: Problem) {
    self.file = file
    self.line = line
    self.problem = problem
  }

  /// What is wrong, where, and what to do.
  package var message: String { "\(file.printable):\(line): \(sentence)" }

  private var sentence: String {
    switch problem {
    case .unreadable: "The file cannot be read. Check its permissions, and save it as UTF-8."
    case .unendedComment: "This comment does not end. Close it with */."
    case .unendedString: "This literal does not end. Close it."
    case .unendedProtocol(let name): "The protocol \(name) does not end. Close it with }."
    case .declaredTwice(let name, let otherFile, let otherLine):
      "\(name) is also declared at \(otherFile.printable):\(otherLine). Rename one of them."
    case .noProtocol(let name):
      "There is no protocol \(name) in the sources. Restore or delete this file."
    case .privateProtocol(let name): "\(name) is private to its file. Make it internal."
    case .genericProtocol(let name): "\(name) has associated types, which \(Self.cannot)."
    case .inherits(let name, let parent):
      "\(name) inherits \(parent). Inherit AnyObject only, and declare what else is required in \(name)."
    case .notClassBound(let name): "\(name) must inherit AnyObject."
    case .requirement(let name, let text):
      "\(name) requires \(text.quoted), which \(Self.cannot). Require plain methods only."
    case .conditional(let name): "\(name) contains a condition (#if), which \(Self.cannot)."
    case .generic(let method): "\(method) is generic, which \(Self.cannot). Use concrete types."
    case .asynchronous(let method):
      "\(method) is asynchronous, which \(Self.cannot). Wait in the interactor, in a task."
    case .throwing(let method):
      "\(method) throws, which \(Self.cannot). Report a failure with a method of its own."
    case .returning(let method):
      "\(method) returns a value, which \(Self.cannot). Answer with a call to the next component."
    case .parameters(let method, let count):
      "\(method) has \(count) parameters; a boundary method has one at most. Put them in a payload."
    case .parameter(let method, let text):
      "The parameter \(text.quoted) of \(method) \(Self.cannot). Pass an Equatable payload."
    case .settable(let name): "\(name) can be set, which \(Self.cannot). Make it { get }."
    case .recordedProperty(let name, let parent):
      "\(parent) requires the property \(name), which a spy cannot record. Write this spy by hand."
    }
  }

  private static let cannot = "cannot be traced or recorded"
}
