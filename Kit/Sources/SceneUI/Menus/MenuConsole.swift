import Foundation

/// Where a menu reads lines and prints them.
@MainActor
public struct MenuConsole {
  let read: @MainActor () async -> String?
  let write: @MainActor (String) -> Void

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - read: Returns the next line of input; `nil` at its end.
  ///   - write: Prints a line.
  public init(
    read: @escaping @MainActor () async -> String?, write: @escaping @MainActor (String) -> Void
  ) {
    self.read = read
    self.write = write
  }

  /// Standard input and output; while it waits for a line, other tasks run.
  public static var standard: MenuConsole {
    MenuConsole(
      read: { await nextLine() },
      write: {
        print($0)
        fflush(nil)
      })
  }

  /// Returns the next line without the spaces around it.
  func answer() async -> String? {
    await read()?.trimmingCharacters(in: .whitespaces)
  }
}

/// Returns the next line of standard input; meanwhile, other tasks run.
@concurrent private nonisolated func nextLine() async -> String? { readLine() }
