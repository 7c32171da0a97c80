import StrictJSON
import Testing

/// The grammar of RFC 8259.
struct JSONSyntaxTests {
  @Test(arguments: [
    "0", "-0", "10", "-1.5", "1e5", "1E+5", "0.25e-3", "123456789012345678901234567890", "true",
    "false", "null", #""""#, #""\b\f\n\r\t""#, #""\u00e9\uD834\uDD1E""#, "[]", "[[],[]]", "{}",
    #"{"a":{"a":[]}}"#, " [ 1 , 2 ] ", "\"\u{7F}\"", "\"\u{10FFFF}\"",
  ])
  func `accepts valid JSON`(value: String) {
    for text in [value, #"{"other":\#(value)}"#] { #expect(faults(of: Array(text.utf8)) == []) }
  }

  /// An invalid text; the line, the column and the path of its first fault; and the fault.
  typealias Row = (text: String, line: Int, column: Int, path: String, fault: JSONProblem)

  /// The rows, ordered by the sections of RFC 8259.
  ///
  /// The fault of an unclosed value is at its start or at the end of the text, that of an extra comma at the
  /// comma, and any other at the first wrong character.
  private static let rows: [Row] = [
    // Section 2, white space: four characters, and no comments.
    ("{\u{C}}", 1, 2, "", .unexpected(found: "\u{C}", expected: .key)),
    ("{\u{A0}}", 1, 2, "", .unexpected(found: "\u{A0}", expected: .key)),
    ("{\n\r\n\r\t/* */}", 4, 2, "", .comment),
    (#"{"cones": [ // one"#, 1, 13, "cones[0]", .comment),
    ("{} # one", 1, 4, "", .comment),
    ("{} /", 1, 4, "", .textAfterEnd),
    ("{}\n{}", 2, 1, "", .textAfterEnd),
    ("{}]", 1, 3, "", .textAfterEnd),
    ("{}\0", 1, 3, "", .textAfterEnd),

    // Section 3, values: three words, in lower case.
    (#"{"x": True}"#, 1, 7, "x", .bareWord("True")),
    (#"{"x": nul}"#, 1, 7, "x", .bareWord("nul")),
    (#"{"x": nulls}"#, 1, 7, "x", .bareWord("nulls")),
    (#"{"x": NaN}"#, 1, 7, "x", .bareWord("NaN")),
    (#"{"x": Infinity}"#, 1, 7, "x", .bareWord("Infinity")),
    (#"{"cones": [vanilla]}"#, 1, 12, "cones[0]", .bareWord("vanilla")),
    (#"{"title": @}"#, 1, 11, "title", .unexpected(found: "@", expected: .value)),
    (
      "{\"title\": \u{201C}A\u{201D}}", 1, 11, "title",
      .unexpected(found: "\u{201C}", expected: .value)
    ),
    (#"{"title":"#, 1, 10, "title", .unexpectedEnd(expected: .value)),
    ("~", 1, 1, "", .unexpected(found: "~", expected: .document)),

    // Section 4, objects.
    ("{", 1, 2, "", .unexpectedEnd(expected: .key)),
    ("{1: 2}", 1, 2, "", .unexpected(found: "1", expected: .key)),
    ("{{}: 2}", 1, 2, "", .unexpected(found: "{", expected: .key)),
    ("{a: 2}", 1, 2, "", .bareWord("a")),
    ("{'a': 2}", 1, 2, "", .singleQuotes),
    (#"{"x""#, 1, 5, "", .unexpectedEnd(expected: .colon)),
    (#"{"x"}"#, 1, 5, "", .unexpected(found: "}", expected: .colon)),
    (#"{"x", 2}"#, 1, 5, "", .unexpected(found: ",", expected: .colon)),
    (#"{"x" 2}"#, 1, 6, "", .missingColon),
    (#"{"x" = 2}"#, 1, 6, "", .missingColon),
    (#"{"x":: 2}"#, 1, 6, "x", .unexpected(found: ":", expected: .value)),
    (#"{"x":}"#, 1, 6, "x", .unexpected(found: "}", expected: .value)),
    (#"{"title": "A""#, 1, 14, "", .unexpectedEnd(expected: .commaOrObjectEnd)),
    (#"{"title": "A"; "b": 2}"#, 1, 14, "", .unexpected(found: ";", expected: .commaOrObjectEnd)),
    (#"{"title": "A"]"#, 1, 14, "", .unexpected(found: "]", expected: .commaOrObjectEnd)),
    (#"{"title": "A" "b": 2}"#, 1, 15, "", .missingComma),
    (#"{"title": "A",}"#, 1, 14, "", .trailingComma),
    (#"{"title": "A",, "b": 2}"#, 1, 15, "", .extraComma),
    (#"{, "x": 2}"#, 1, 2, "", .extraComma),
    (
      #"{"prompts": {"cone": ~}}"#, 1, 22, "prompts.cone",
      .unexpected(found: "~", expected: .value)
    ),
    (
      #"{"appearance": {"cones": {"A B": {"color": ~}}}}"#, 1, 44,
      #"appearance.cones["A B"].color"#, .unexpected(found: "~", expected: .value)
    ),

    // Section 5, lists.
    (#"{"cones": ["#, 1, 12, "cones[0]", .unexpectedEnd(expected: .value)),
    (#"{"cones": ["A""#, 1, 15, "cones[0]", .unexpectedEnd(expected: .commaOrListEnd)),
    (#"{"cones": ["A","#, 1, 16, "cones[1]", .unexpectedEnd(expected: .value)),
    (#"{"cones": ["A"}"#, 1, 15, "cones[0]", .unexpected(found: "}", expected: .commaOrListEnd)),
    (#"{"cones": ["A":1]}"#, 1, 15, "cones[0]", .unexpected(found: ":", expected: .commaOrListEnd)),
    (#"{"cones": ["A", "B" "C"]}"#, 1, 21, "cones[1]", .missingComma),
    (#"{"cones": ["A", "B",]}"#, 1, 20, "cones[1]", .trailingComma),
    (#"{"cones": ["A",, "B"]}"#, 1, 16, "cones[0]", .extraComma),
    (#"{"cones": [,]}"#, 1, 12, "cones[0]", .extraComma),
    (
      #"{"cones": "# + String(repeating: "[", count: 64), 1, 74,
      "cones[0][0][0][0][0][0][0][0][0]…", .tooDeep(limit: 64)
    ),
    // The first value after a million.
    (
      "[[\n" + String(repeating: "1,", count: 999_998) + "1]]", 2, 1_999_997, "[0][999998]",
      .tooManyValues(limit: 1_000_000)
    ),

    // Section 6, numbers.
    (#"{"x": 01}"#, 1, 7, "x", .badNumber("01")),
    (#"{"x": -}"#, 1, 7, "x", .badNumber("-")),
    (#"{"x": -a}"#, 1, 7, "x", .badNumber("-a")),
    (#"{"x": +1}"#, 1, 7, "x", .badNumber("+1")),
    (#"{"x": .5}"#, 1, 7, "x", .badNumber(".5")),
    (#"{"x": 1.}"#, 1, 7, "x", .badNumber("1.")),
    (#"{"x": 1.e5}"#, 1, 7, "x", .badNumber("1.e5")),
    (#"{"x": 1e}"#, 1, 7, "x", .badNumber("1e")),
    (#"{"x": 1e+}"#, 1, 7, "x", .badNumber("1e+")),
    (#"{"x": 1.2.3}"#, 1, 7, "x", .badNumber("1.2.3")),
    (#"{"x": 0x1F}"#, 1, 7, "x", .badNumber("0x1F")),
    (#"{"x": -Infinity}"#, 1, 7, "x", .badNumber("-Infinity")),
    ("{\"x\": \u{661}}", 1, 7, "x", .unexpected(found: "\u{661}", expected: .value)),

    // Section 7, texts.
    (#"{"cones": ["A"#, 1, 14, "cones[0]", .unexpectedEnd(expected: .closingQuote)),
    ("{\"cones\": [\"A\\", 1, 15, "cones[0]", .unexpectedEnd(expected: .closingQuote)),
    ("{\"cones\": [\"A\n\"]}", 1, 12, "cones[0]", .unclosedString),
    ("{\"cones\": [\"A\r\"]}", 1, 12, "cones[0]", .unclosedString),
    (#"{"cones": ['A']}"#, 1, 12, "cones[0]", .singleQuotes),
    ("{\"cones\": [\"A\0\"]}", 1, 14, "cones[0]", .rawControlCharacter(0)),
    ("{\"cones\": [\"é\t\"]}", 1, 14, "cones[0]", .rawControlCharacter(9)),
    ("{\"cones\": [\"A\u{1F}\"]}", 1, 14, "cones[0]", .rawControlCharacter(0x1F)),
    ("{\"cones\": [\"A\\x41\"]}", 1, 14, "cones[0]", .badEscape("\\x")),
    ("{\"cones\": [\"A\\'\"]}", 1, 14, "cones[0]", .badEscape("\\'")),
    ("{\"cones\": [\"A\\é\"]}", 1, 14, "cones[0]", .badEscape("\\é")),
    ("{\"cones\": [\"A\\u\"]}", 1, 14, "cones[0]", .badEscape("\\u")),
    ("{\"cones\": [\"A\\u00G0\"]}", 1, 14, "cones[0]", .badEscape("\\u00")),
    ("{\"cones\": [\"A\\U0041\"]}", 1, 14, "cones[0]", .badEscape("\\U")),
    ("{\"cones\": [\"A\\uD83C\"]}", 1, 14, "cones[0]", .loneSurrogate("\\uD83C")),
    ("{\"cones\": [\"A\\uDF66\"]}", 1, 14, "cones[0]", .loneSurrogate("\\uDF66")),
    ("{\"cones\": [\"A\\uD83C\\uD83C\"]}", 1, 14, "cones[0]", .loneSurrogate("\\uD83C")),
    ("{\"cones\": [\"A\\uD83C\\u12\"]}", 1, 14, "cones[0]", .loneSurrogate("\\uD83C")),
    ("{\"A\\x\": 1}", 1, 4, "", .badEscape("\\x")),
  ]

  @Test(arguments: rows)
  func `locates each kind of fault`(row: Row) throws {
    let fault = try #require(faults(of: Array(row.text.utf8)).first)

    #expect(
      fault == JSONFault(line: row.line, column: row.column, path: row.path, problem: row.fault))
  }

  // Section 8.1, encoding.
  @Test(arguments: [(13, "cones[0]"), (2, "")])
  func `locates malformed UTF-8`(column: Int, path: String) throws {
    var bytes = Array(#"{"cones": ["A"]}"#.utf8)
    bytes.insert(0xFF, at: column - 1)

    let fault = try #require(faults(of: bytes).first)

    #expect(fault == JSONFault(line: 1, column: column, path: path, problem: .invalidUTF8))
  }

  private func faults(of bytes: [UInt8]) -> [JSONFault] {
    do {
      try JSONReader(bytes).finish()
      return []
    } catch {
      return error.faults
    }
  }
}
