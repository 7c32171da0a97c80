import Foundation
import Synchronization

/// A cache of modules that compiled without diagnostics.
///
/// Many steps change only the program or only the tests, and many change the program without changing
/// declarations that the tests use. The other module then need not be compiled again.
final class Compiled: Sendable {
  /// Everything that an outcome depends on.
  struct Input: Hashable, Sendable {
    /// The options of the compiler, and the names and texts of the files.
    var texts: [String]
    /// The imported module: the declarations of the program, without bodies.
    var module = Data()
  }

  private let files = Mutex<[Input: String]>([:])

  /// Returns the folder with the outcome for an input, if any.
  func folder(of input: Input) -> String? {
    files.withLock { $0[input] }
  }

  /// Stores the folder with the outcome for an input.
  func keep(_ folder: String, for input: Input) {
    files.withLock { $0[input] = folder }
  }
}
