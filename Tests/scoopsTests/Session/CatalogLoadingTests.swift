import IceCreamDomain
import Seeds
import Testing

@testable import TerminalDoubles
@testable import scoops

/// Catalogs that cannot be used, and retries.
struct CatalogLoadingTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

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

  @Test func `retries at a terminal after the file is corrected`() throws {
    let catalog = try folder.file("catalog.json", "{")
    let terminal = ScriptedTerminal(["", "", "1", "1", "1", ""])
    terminal.beforeAnswer = { [folder] left in
      if left == 5 { _ = try? folder.file("catalog.json", Seeds.catalog) }
    }

    #expect(terminal.run("make", "--catalog", catalog) == .done)

    let question = "Try again (Enter), or q to leave> \n"
    #expect(terminal.conversation.split(separator: question).count == 3)
    #expect(terminal.output == "Sugar cone with Vanilla and Sprinkles\n")
  }

  @Test func `does not offer to read standard input again`() throws {
    let terminal = ScriptedTerminal([""])
    let settings = try Settings(
      Invocation(["--catalog", "-", "--no-save"]), environment: Environment { _ in nil },
      terminal: terminal, times: .fixed)
    let view = CreateIceCreamView().configureView(
      services: IceCreamServices(worker: RefusingCatalogWorker()))

    #expect(!CatalogLoading(view: view, scenes: SceneFactory(settings: settings), asks: true).run())

    #expect(!terminal.conversation.contains("Try again"))
  }

  @Test func `explains the answers after a failed load`() throws {
    let catalog = try folder.file("catalog.json", "{")
    let terminal = ScriptedTerminal(["what", "?", "q"])

    #expect(terminal.run("--catalog", catalog) == .failed)

    let advice = "Press Enter to try again, or type q to leave.\n"
    #expect(terminal.conversation.split(separator: advice).count == 3)
    #expect(terminal.conversation.split(separator: ":1:2: ").count == 2)
  }

  @Test(arguments: [["q"], []])
  func `leaves instead of retrying`(answers: [String]) throws {
    let catalog = try folder.file("catalog.json", "{")
    let terminal = ScriptedTerminal(answers)

    #expect(terminal.run("--catalog", catalog) == .failed)
  }

  @Test(arguments: [
    ["menu"], ["make", "--cone", "1", "--flavor", "1", "--topping", "1"], ["check"],
  ])
  func `does not ask if the command asks nothing else`(command: [String]) throws {
    let terminal = ScriptedTerminal(["", "", ""])

    let status = terminal.run(command + ["--catalog", "/none"])

    #expect(status == .failed)
    #expect(!terminal.conversation.contains("Try again"))
  }

  @Test(arguments: ["", "make", "menu"])
  func `fails with every command`(command: String) {
    let terminal = ScriptedTerminal(["q"])
    let arguments = command.isEmpty ? [] : [command]

    let status = terminal.run(arguments, environment: ["SCOOPS_CATALOG": "/none"])

    #expect(status == .failed)
    #expect(terminal.output == "")
    #expect(
      terminal.conversation.hasPrefix(
        "scoops: /none cannot be used as a catalog.\n/none: no such file; check the path\n"))
  }
}

/// Has no valid catalog.
private final class RefusingCatalogWorker: CatalogWorker {
  func fetchIceCream() throws(CatalogError) -> IceCream { throw Seeds.catalogError }
}
