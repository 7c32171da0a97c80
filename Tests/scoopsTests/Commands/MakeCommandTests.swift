import Seeds
import SystemCalls
import Testing

@testable import IceCreamDomain
@testable import TestDoubles
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

  @Test func `repeats the one that was saved last, not the one that was made last`() {
    let store = InMemoryIceCreamStore([
      .made(0), .made(99, flavor: "Chocolate"), .made(1, cone: "Sugar cone"),
    ])
    let terminal = ScriptedTerminal(store: store)

    #expect(terminal.run("make", "--again", "-t", "2", "-n", "--catalog", catalog) == .done)
    #expect(terminal.run("list", "--limit", "1") == .done)
    #expect(
      terminal.output == """
        Sugar cone with Vanilla and Cherry
        \(IceCreamID.text(of: Seeds.madeAt.secondsSince1970 + 99))  2026-11-20T09:06:39Z  Paper cup with Chocolate and Cherry

        """)
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
