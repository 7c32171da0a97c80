import Foundation
import Testing

@testable import scene

/// The decorators and spies of this package's scenes, and of the example packages, are generated.
struct OwnGeneratedFilesTests {
  @Test(arguments: [
    (
      ".",
      [
        "--known-target=source:IceCreamDomain:Sources/IceCreamDomain:Scenery",
        "--known-target=test:IceCreamDomainTests:Tests/IceCreamDomainTests:IceCreamDomain",
      ], 15
    ),
    (
      "Tests/TeaShop",
      [
        "--known-target=source:TeaShop:Sources/TeaShop:Scenery",
        "--known-target=test:TeaShopTests:Tests/TeaShopTests:TeaShop",
      ], 4
    ),
    (
      "Tests/DeparturesBoard",
      [
        "--known-target=source:DeparturesBoard:Sources/DeparturesBoard:Scenery",
        "--known-target=test:DeparturesBoardTests:Tests/DeparturesBoardTests:DeparturesBoard",
      ], 9
    ),
  ])
  func `are up to date`(folder: String, targets: [String], count: Int) {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()

    let outcome = SceneProgram(
      arguments: targets + ["refresh", "--check"], folder: root.appending(path: folder).path
    ).run()

    #expect(outcome == .init(output: "\(count) generated files are up to date.\n"))
  }
}
