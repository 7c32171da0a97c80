import StrictJSON
import Testing

/// Tests the reader's helpers on another domain, a tea shop.
struct JSONReaderTests {
  @Test func `reads a text without faults`() throws {
    let shop = try TeaShop(
      json: Array(
        #"""
        {
          "title": "Leaf",
          "teas": [
            { "name": "Assam", "cents": 350, "strength": "strong" },
            { "cents": 420, "name": "Sencha \u2615" }
          ]
        }
        """#.utf8))

    #expect(
      shop
        == TeaShop(
          title: "Leaf",
          teas: [
            .init(name: "Assam", cents: 350, strength: "strong"),
            .init(name: "Sencha ☕", cents: 420),
          ]))
  }

  @Test(
    arguments: [
      ("[]", ["1:1: expected an object, found a list at the top level; replace it"]),
      ("", ["1:1: the file is empty; write an object or a list"]),
      ("tea", [#"1:1: unexpected "t" at the top level; put an object or a list here"#]),
      ("{}", [#"1:1: missing key "teas" at the top level; add it"#]),
      (#"{"teas": []}"#, ["1:10: the list is empty at teas; add at least one entry"]),
      (
        #"{"teas": [{"name": "A ", "cents": 1.5, "strenth": "stong", "n": 1, "cents": 2}]}"#,
        [
          "1:20: leading or trailing white space at teas[0].name; remove it",
          #"1:35: "1.5" is not a whole number from 1 to 10000 at teas[0].cents; replace it"#,
          #"1:40: unknown key "strenth" at teas[0]; did you mean "strength"?"#,
          #"1:51: unknown value "stong" at teas[0].strenth; did you mean "strong"?"#,
          #"1:60: unknown key "n" at teas[0]; did you mean "name"?"#,
          "1:65: expected a string, found a number at teas[0].n; replace it",
          #"1:68: duplicate key "cents" at teas[0]; keep one of them"#,
        ]
      ),
      (
        #"{"teas": [{"name": "Coffee", "cents": 10001,}], "title": "\u200b"}"#,
        [
          "1:11: this is a tea shop at teas[0]; serve it elsewhere",
          #"1:39: "10001" is not a whole number from 1 to 10000 at teas[0].cents; replace it"#,
          "1:44: trailing comma at teas[0]; remove it",
          "1:58: invisible character U+200B at title; remove it",
        ]
      ),
      (
        #"{"teas": [{"name": 1}, {"cents": ~"#,
        [
          #"1:11: missing key "cents" at teas[0]; add it"#,
          "1:20: expected a string, found a number at teas[0].name; replace it",
          #"1:34: unexpected "~" at teas[1].cents; put a value here"#,
        ]
      ),
    ] as [(String, [String])])
  func `finds faults of syntax and content together`(text: String, faults: [String]) {
    #expect(lines { try TeaShop(json: Array(text.utf8)) } == faults)
  }

  @Test func `reads numbers and booleans`() throws {
    var reader = JSONReader(Array("[-0.5e1, true, false]".utf8))
    let values = reader.list(reader.root)

    #expect(reader.number(values[0]) == -5)
    #expect(reader.boolean(values[1]) == true)
    #expect(reader.boolean(values[2]) == false)
    try reader.finish()
  }

  @Test func `reports a value of the wrong type for each helper`() {
    let text = #"[1, "A", "B", "C", [], {}, null]"#
    var reader = JSONReader(Array(text.utf8))
    let values = reader.list(reader.root)

    #expect(reader.string(values[0]) == nil)
    #expect(reader.number(values[1]) == nil)
    #expect(reader.integer(values[2], in: 0...1) == nil)
    #expect(reader.boolean(values[3]) == nil)
    #expect(reader.object(values[4]).isEmpty)
    #expect(reader.uniqueLabels(values[5]).isEmpty)
    #expect(reader.choice(values[6], of: ["A"]) == nil)
    #expect(
      lines { try reader.finish() } == [
        "1:2: expected a string, found a number at [0]; replace it",
        "1:5: expected a number, found a string at [1]; replace it",
        "1:10: expected a number, found a string at [2]; replace it",
        "1:15: expected a boolean, found a string at [3]; replace it",
        "1:20: expected an object, found a list at [4]; replace it",
        "1:24: expected a list, found an object at [5]; replace it",
        "1:28: expected a string, found null at [6]; replace it",
      ])
  }

  @Test(arguments: [#"[vanilla]"#, #"["\#(String(repeating: "A", count: 1_001))"]"#, "[01]"])
  func `reports no value twice`(text: String) {
    var reader = JSONReader(Array(text.utf8))
    for value in reader.list(reader.root) {
      if value.type == .number { _ = reader.number(value) } else { _ = reader.label(value) }
    }

    #expect(lines { try reader.finish() }.count == 1)
  }

  @Test func `accepts a string limit`() {
    let text = Array(#"["four", "fives"]"#.utf8)

    #expect(
      lines { try JSONReader(text, stringLimit: 4).finish() } == [
        "1:10: string longer than 4 bytes at [1]; shorten it"
      ])
    #expect(throws: Never.self) { try JSONReader(text, stringLimit: 5).finish() }
  }

  @Test func `lists the first 100 faults of both kinds in order`() throws {
    let entries = Array(repeating: #""" 1"#, count: 150).joined(separator: ", ")
    var reader = JSONReader(Array("[\(entries)]".utf8))
    for value in reader.list(reader.root) { _ = reader.label(value) }

    let error = try #require(throws: JSONError.self) { try reader.finish() }

    #expect(error.faults.count == JSONError.mostFaults)
    #expect(error.isCutShort)
    let columns = error.faults.map(\.column)
    #expect(columns == columns.sorted())
  }

  private func lines(_ body: () throws -> Any) -> [String] {
    do {
      _ = try body()
      return []
    } catch {
      return (error as? JSONError)?.faults.map(\.description) ?? ["\(error)"]
    }
  }
}
