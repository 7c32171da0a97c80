import SceneUI

/// Types lines into a menu, and collects what it prints.
@MainActor
public final class ScriptedConsole {
  /// What was printed.
  public private(set) var output: [String] = []
  /// The lines that were not read.
  public private(set) var rest: ArraySlice<String>

  /// Creates a console whose input ends after the lines.
  public init(_ lines: [String] = []) {
    rest = lines[...]
  }

  /// The console that a menu reads and prints to.
  public var console: MenuConsole {
    MenuConsole(read: { self.rest.popFirst() }, write: write)
  }

  /// Adds a line to what was printed.
  public func write(_ line: String) {
    output.append(line)
  }
}
