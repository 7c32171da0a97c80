#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import SystemCalls

/// The program's entry point.
@main
struct Scene {
  static func main() {
    let outcome = SceneProgram(
      arguments: Array(CommandLine.arguments.dropFirst()),
      folder: FileManager.default.currentDirectoryPath
    ).run()
    put(outcome.output, on: STDOUT_FILENO)
    put(outcome.errors, on: STDERR_FILENO)
    exit(outcome.status)
  }

  private static func put(_ text: String, on descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        try? retrying { write(descriptor, bytes.baseAddress, bytes.count) }
      }
      guard let count else { return }
      rest = rest.dropFirst(count)
    }
  }
}
