import Foundation
import Testing

@testable import scene

/// The decorators and spies of this package's scenes, and the decorators of the tea shop, are generated.
struct OwnGeneratedFilesTests {
  @Test func `are up to date`() {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()

    let outcome = SceneProgram(arguments: ["refresh", "--check"], folder: root.path).run()

    #expect(outcome == .init(output: "16 generated files are up to date.\n"))
  }
}
