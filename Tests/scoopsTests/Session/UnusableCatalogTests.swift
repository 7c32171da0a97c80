import IceCreamDomain
import Seeds
import Testing

@testable import TestSupport
@testable import scoops

/// Catalogs that cannot be used.
struct UnusableCatalogTests {
  private let folder = Folder()

  @Test func `reports every fault, and does not start`() throws {
    let catalog = try folder.file("bad.json", #"{"cones": [], "flavors": ["A", "A"]}"#)
    let terminal = ScriptedTerminal(["1"], isInputTerminal: false)

    #expect(terminal.run("make", "--catalog", catalog) == .failed)

    #expect(terminal.output == "")
    #expect(
      terminal.conversation == """
        scoops: \(catalog) cannot be used as a catalog: it has 3 faults.
        \(catalog):1:1: missing key "toppings" at the top level; add it
        \(catalog):1:11: the list is empty at cones; add at least one entry
        \(catalog):1:32: duplicate entry "A" at flavors[1]; remove it: entry [0] is the same

        """)
  }
}
