import Testing

@testable import TeaShop

/// The menu offers the use cases, and shows what they change.
struct ListTeasMenuTests {
  private let offer = [
    "1 Fetch teas",
    "2 Choose tea",
    "3 Delete tea",
    "q Quit",
  ]

  @Test func `shows what a use case changes, until q`() {
    let input = ["1", "0", "q", "1"]
    let shown = ["  First", "  Second"]
    let refusal = ["Type a number from 1 to 3, or q."]
    let output = output(for: input)

    #expect(output == offer + shown + offer + refusal + offer)
  }

  private func output(for input: [String]) -> [String] {
    var rest = input[...]
    var output: [String] = []
    let menu = ListTeasMenu(
      interactor: ListTeasInteractor(worker: ListTeasWorkerStub()), read: { rest.popFirst() },
      write: { output.append($0) })
    menu.run()
    return output
  }
}
