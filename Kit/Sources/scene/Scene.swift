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
    print(outcome.output, terminator: "")
    fflush(nil)
    _ = Array(outcome.errors.utf8).withUnsafeBytes { bytes in
      try? retrying { write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
    }
    exit(outcome.status)
  }
}
