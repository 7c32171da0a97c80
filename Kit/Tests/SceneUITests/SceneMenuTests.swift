import Scenery
import SceneTesting
import SceneUI
import Testing

/// Tests what a menu shows, offers, asks and waits for.
@MainActor
struct SceneMenuTests {
  private let store = ObservableStore(Shop())
  private let log = Log()

  // MARK: Showing

  @Test func `shows each part of the state that has a value`() async {
    store.update { state in
      state = Shop(
        message: "Come in.", note: "New cones", size: 3, limit: 5, flavors: ["Mint", "Lemon"],
        cones: [Cone(name: "Sugar")], prices: ["Waffle": 2, "Cup": 1])
    }

    #expect(
      await output([]) == [
        "Parlour", "Come in.", "Note: New cones", "Size: 3", "Limit: 5", "  Mint", "  Lemon",
        "  Sugar", "  Cup: 1", "  Waffle: 2", "q Quit",
      ])
  }

  @Test func `shows nothing for empty texts, lists and values`() async {
    #expect(await output([]) == ["Parlour", "Size: 0", "q Quit"])
  }

  @Test func `numbers a list of which an entry can be selected`() async {
    store.update { $0.flavors = ["Mint", "Lemon"] }

    let output = await output([.select("Choose flavor", from: \.flavors) { _ in }])

    #expect(output.contains("  1 Mint"))
    #expect(output.contains("  2 Lemon"))
  }

  // MARK: Choosing

  @Test func `sends what is chosen, until q`() async {
    let console = ScriptedConsole(["2", " 1 ", "q", "1"])

    await menu([
      .send("Open") { log.add("open") },
      .send("Close") { log.add("close") },
    ]).run(on: console.console)

    #expect(log.entries == ["close", "open"])
    #expect(console.rest == ["1"])
    #expect(console.output.suffix(3) == ["1 Open", "2 Close", "q Quit"])
  }

  @Test(arguments: ["0", "2", "-1", "9223372036854775808", "", "open", "1 1"])
  func `refuses what is not the number of a command`(line: String) async {
    let output = await output([.send("Open") { log.add("open") }], typing: [line])

    #expect(log.entries == [])
    #expect(output.contains("Type one of the numbers, or q."))
  }

  @Test func `offers a command only where it can be chosen, and keeps the numbers`() async {
    let commands: [MenuCommand<Shop>] = [
      .send("Open", where: { $0.size > 0 }) { log.add("open") },
      .send("Close") { log.add("close") },
    ]

    let output = await output(commands, typing: ["1", "2"])
    store.update { $0.size = 1 }
    let last = await self.output(commands, typing: ["1"])

    #expect(!output.contains("1 Open"))
    #expect(output.contains("2 Close"))
    #expect(output.count { $0 == "Type one of the numbers, or q." } == 1)
    #expect(last.contains("1 Open"))
    #expect(log.entries == ["close", "open"])
  }

  @Test func `asks before a command, and runs it only after y`() async {
    let commands: [MenuCommand<Shop>] = [
      .send("Close", asking: "Close the shop?") { log.add("close") }
    ]

    let output = await output(commands, typing: ["1", "n", "1", "", "1", "Y", "1", "yes", "1"])

    #expect(output.count { $0 == "Close the shop? (y or n)" } == 5)
    #expect(log.entries == ["close", "close"])
  }

  // MARK: Selecting

  @Test func `selects an entry by its number`() async {
    store.update { $0.flavors = ["Mint", "Lemon"] }
    let commands: [MenuCommand<Shop>] = [
      .select("Choose flavor", from: \.flavors) { log.add("\($0)") }
    ]

    let output = await output(commands, typing: ["1", "2", "1", "0", "1", "3", "1", "a", "1", "q"])

    #expect(log.entries == ["1"])
    #expect(output.count { $0 == "Number:" } == 5)
    #expect(output.count { $0 == "Type a number from the list." } == 3)
  }

  @Test func `selects the entry that was shown, even if the list changes`() async {
    store.update { $0.cones = [Cone(name: "Sugar"), Cone(name: "Waffle")] }
    let menu = menu([.select("Choose cone", from: \.cones, by: \.name) { log.add($0) }])
    let script = Script(["1", "2", "q"])
    let console = MenuConsole(
      read: { script.lines.popFirst() },
      write: { line in if line == "Number:" { store.update { $0.cones.removeFirst() } } })

    await menu.run(on: console)

    #expect(log.entries == ["Waffle"])
  }

  // MARK: Forms

  @Test func `asks for the fields of a form, which begins blank each time`() async {
    let fields = [FormField("Name", \Cone.name), FormField("Count", \Cone.count)]
    let commands: [MenuCommand<Shop>] = [
      .form("Order", Cone(name: ""), fields: fields) { log.add("\($0.count) \($0.name)") }
    ]

    _ = await output(commands, typing: ["1", "Sugar", "2", "1", "", "", "1", "Waffle", "q"])

    #expect(log.entries == ["2 Sugar", "1 "])
  }

  @Test func `asks again for the fields of a form that were refused`() async {
    store.update { $0.order = Cone(name: "Sugar", count: 9) }
    let commands: [MenuCommand<Shop>] = [
      .form(
        "Order", in: \.order,
        fields: { state in
          [
            FormField("Name", \Cone.name),
            FormField("Count", \Cone.count, problem: state.refusal),
          ]
        }
      ) { order in
        log.add("\(order.count) \(order.name)")
        store.update { state in
          state.order = order
          state.refusal = order.count > 3 ? "Take fewer." : nil
        }
      }
    ]

    let output = await output(commands, typing: ["1", "", "", "4", "2"])

    #expect(log.entries == ["9 Sugar", "4 Sugar", "2 Sugar"])
    #expect(output.count { $0 == "Take fewer." } == 2)
    #expect(output.count { $0 == "Name [Sugar]:" } == 1)
  }

  @Test func `leaves a form that is canceled`() async {
    store.update { $0.refusal = "Take fewer." }
    let commands: [MenuCommand<Shop>] = [
      .form("Order", in: \.order, fields: { [FormField("Count", \.count, problem: $0.refusal)] }) {
        _ in
        log.add("order")
      }
    ]

    let output = await output(commands, typing: ["1", "2", "q"])

    #expect(log.entries == ["order"])
    #expect(output.suffix(2) == ["1 Order", "q Quit"])
  }

  // MARK: Waiting

  @Test func `shows what it waits for, and waits before it offers more`() async throws {
    let gate = CallGate<String, Closed>()
    gate.callsToHold = 1
    let console = ScriptedConsole(["1", "q"])
    let menu = menu([
      .send("Open") {
        store.update { $0.progress = "Opening…" }
        Task {
          try? await gate.pass("open")
          store.update { state in
            state.progress = ""
            state.message = "Come in."
          }
        }
      }
    ])
    let run = Task { await menu.run(on: console.console) }
    let call = try await gate.nextCall(of: run)
    #expect(console.output.last == "Opening…")

    call.resume()
    await run.value

    #expect(
      console.output.suffix(4) == ["Parlour", "Come in.", "Size: 0", "1 Open", "q Quit"].suffix(4))
  }

  private func menu(_ commands: [MenuCommand<Shop>]) -> SceneMenu<Shop> {
    SceneMenu(
      of: store, title: "Parlour", waitsFor: [\.progress],
      shows: [
        .text(\.message), .text(\.note, name: "Note"), .value(\.size, name: "Size"),
        .value(\.limit, name: "Limit"), .list(\.flavors), .list(\.cones, title: \.name),
        .pairs(\.prices),
      ], offers: commands)
  }

  private func output(
    _ commands: [MenuCommand<Shop>], typing lines: [String] = []
  ) async -> [String] {
    let console = ScriptedConsole(lines)
    await menu(commands).run(on: console.console)
    return console.output
  }
}

private struct Shop: Equatable {
  var message = ""
  var note = ""
  var progress = ""
  var size = 0
  var limit: Int?
  var flavors: [String] = []
  var cones: [Cone] = []
  var prices: [String: Int] = [:]
  var order = Cone(name: "")
  var refusal: String?
}

private struct Cone: Equatable {
  var name: String
  var count = 1
}

private struct Closed: Error {}

/// Lines to type.
@MainActor
private final class Script {
  var lines: ArraySlice<String>

  init(_ lines: [String]) {
    self.lines = lines[...]
  }
}

@MainActor
private final class Log {
  private(set) var entries: [String] = []

  func add(_ entry: String) {
    entries.append(entry)
  }
}
