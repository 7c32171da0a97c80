import Foundation
import Testing

@testable import TestSupport
@testable import scene

/// The decorators and spies of this package's scenes are generated.
struct OwnGeneratedFilesTests {
  @Test func `are up to date`() {
    let outcome = SceneProgram(
      arguments: [
        "--known-target=source:IceCreamDomain:Sources/IceCreamDomain:Scenery",
        "--known-target=test:IceCreamDomainTests:Tests/IceCreamDomainTests:IceCreamDomain",
        "refresh", "--check",
      ], folder: Repository.url("").path
    ).run()

    #expect(outcome == .init(output: "15 generated files are up to date.\n"))
  }
}
