import Testing

@testable import TeaShop

/// The menu offers the use cases, and shows what they change.
struct ListTeasMenuTests {
  @Test func `shows what a use case changes, until q`() {
    var input = ["1", "0", "q", "1"][...]
    var output: [String] = []
    let menu = ListTeasMenu(read: { input.popFirst() }, write: { output.append($0) })

    menu.run()

    let offer = [
      "1 Fetch teas",
      "2 Choose tea",
      "3 Delete tea",
      "q Quit",
    ]
    let shown = ["  Assam", "  Earl Grey", "  Sencha"]
    let refusal = ["Type a number from 1 to 3, or q."]
    #expect(output == offer + shown + offer + refusal + offer)
  }
}
