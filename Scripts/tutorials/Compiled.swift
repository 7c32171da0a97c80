import Foundation
import Synchronization

/// What was compiled already, without a word from the compiler.
///
/// Many steps change only the program, or only the tests; and many change what the program does, but
/// nothing that the tests can see of it. The other module need not be compiled again then.
final class Compiled: Sendable {
  /// All that an outcome depends on.
  struct Input: Hashable, Sendable {
    /// The options of the compiler, and the files with their texts.
    var texts: [String]
    /// The module that is imported: it has the declarations of the program, and no bodies.
    var module = Data()
  }

  private let files = Mutex<[Input: String]>([:])

  /// The folder that has what was made of an input, if something was.
  func folder(of input: Input) -> String? {
    files.withLock { $0[input] }
  }

  /// Takes note of the folder that has what was made of an input.
  func keep(_ folder: String, for input: Input) {
    files.withLock { $0[input] = folder }
  }
}
