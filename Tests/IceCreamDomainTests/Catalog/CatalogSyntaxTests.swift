import Testing

/// The grammar of RFC 8259, tried on a value under a key that no catalog has: then one fault says that
/// the key is not known, and any other is about the syntax.
struct CatalogSyntaxTests {
  @Test(arguments: [
    "0", "-0", "10", "-1.5", "1e5", "1E+5", "0.25e-3", "123456789012345678901234567890", "true",
    "false", "null", "\"\"", #""\b\f\n\r\t""#, #""\u00e9\uD834\uDD1E""#, "[]", "[[],[]]", "{}",
    #"{"a":{"a":[]}}"#, " [ 1 , 2 ] ", "\"\u{7F}\"", "\"\u{10FFFF}\"",
  ])
  func `accepts what is JSON`(value: String) {
    #expect(syntaxFaults(around: value) == [])
  }

  @Test(arguments: [
    "", "00", "01", "-", "-01", "+1", ".1", "1.", "1.e1", "1e", "1e+", "0x1", "1_000", "NaN",
    "Infinity", "-Infinity", "True", "nul", "undefined", "'a'", "\"a", #""\a""#, #""\u12""#,
    #""\uD800""#, #""\uDC00\uD800""#, "\"\n\"", "\"\u{1F}\"", "[1,]", "[,1]", "[1,,2]", "[1 2]",
    "[1;2]", "[", "]", "{", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "{1:1}",
    "{\"a\":1 \"b\":2}",
    "{\"a\"=1}", "{,}", "[}", "(1)", "/* */ 1", "1 // one", "# 1", "\u{A0}1", "\u{B}1", "`a`", "@",
  ])
  func `finds what is not JSON`(value: String) {
    #expect(syntaxFaults(around: value) != [])
  }

  private func syntaxFaults(around value: String) -> [String] {
    let text = #"{"cones":["A"],"flavors":["B"],"toppings":["C"],"other":\#(value)}"#
    return faults(of: Array(text.utf8)).filter { !$0.contains(#"the key "other" is not known"#) }
  }
}
