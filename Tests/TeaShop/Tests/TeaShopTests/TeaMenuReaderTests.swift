import Testing

@testable import TeaShop

struct TeaMenuReaderTests {
  @Test func `reads the menu of the shop`() throws {
    let menu = try BundledMenuWorker().fetchMenu()

    #expect(menu.title == "The Copper Kettle")
    #expect(
      menu.teas == [
        Tea(name: "Earl Grey", minutes: 3), Tea(name: "Sencha", minutes: 2),
        Tea(name: "Chamomile", minutes: 6, isSoldOut: true),
      ])
  }

  @Test func `finds all faults, each with its line, column and path`() {
    let text = """
      {
        "title": "The Copper Kettle",
        "teas": [
          { "name": "Earl Grey", "minutes": 30 },
          { "name": "Sencha", "minute": 2 }
          { "name": "", "minutes": 1, "isSoldOut": "no" },
        ]
      }
      """

    let messages = [
      #"menu.json:4:39: "30" is not a whole number from 1 to 15 at teas[0].minutes; replace it"#,
      #"menu.json:5:25: unknown key "minute" at teas[1]; did you mean "minutes"?"#,
      "menu.json:6:5: missing comma at teas[1]; add one before this",
      "menu.json:6:15: the string is empty at teas[2].name; write something, or remove it",
      "menu.json:6:46: expected a boolean, found a string at teas[2].isSoldOut; replace it",
      "menu.json:6:52: trailing comma at teas[2]; remove it",
    ]
    #expect(throws: TeaMenuError(messages: messages)) {
      try TeaMenuReader.read(Array(text.utf8), file: "menu.json")
    }
  }

  @Test func `requires a tea that is not sold out`() {
    let text = #"{"title": "T", "teas": [{"name": "Mate", "minutes": 5, "isSoldOut": true}]}"#

    let message = "menu.json:1:24: every tea is sold out at teas; offer at least one"
    #expect(throws: TeaMenuError(messages: [message])) {
      try TeaMenuReader.read(Array(text.utf8), file: "menu.json")
    }
  }
}
