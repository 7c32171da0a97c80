import Seeds
import SystemCalls
import Testing

@testable import IceCreamDomain
@testable import TestSupport
@testable import scoops

struct MakeCommandTests {
  private let catalog = Seeds.catalogFile

  @Test func `reports a failed write of the result`() {
    let terminal = ScriptedTerminal(outputTrouble: SystemError(code: 28))

    let status = terminal.run(
      "make", "--catalog", catalog, "--cone=1", "--flavor=3", "--topping=2")

    #expect(status == .failed)
    #expect(
      terminal.conversation
        == "Saved as w930gn1.\nscoops: Cannot write the result to standard output: No space left on device.\n"
    )
  }

  @Test func `makes a surprise without questions`() throws {
    var made: Set<String> = []
    for _ in 0..<40 {
      let terminal = ScriptedTerminal()
      #expect(
        terminal.run("make", "--random", "--json", "--no-save", "--catalog", catalog) == .done)
      made.insert(String(terminal.output.split(separator: "\"cone\"").last ?? ""))
    }

    // 12 are possible; that 40 surprises are all alike does not happen in a lifetime.
    #expect(made.count > 1)
  }
}
