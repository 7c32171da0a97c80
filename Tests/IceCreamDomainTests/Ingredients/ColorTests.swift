import IceCreamDomain
import Testing

struct ColorTests {
  @Test func `reads six hexadecimal digits`() throws {
    let color = try #require(Color(hexadecimal: "#0aF6e7"))

    #expect([color.red, color.green, color.blue] == [10, 246, 231])
  }

  @Test(arguments: [
    "", "#", "0AF6E7", "#0AF6E", "#0AF6E70", "#0AF6EG", "#+AF6E7", "#-AF6E7", "# AF6E7", "red",
    "#０AF6E7", "#ＡＢ", "#0AF6E7\u{301}",
  ])
  func `rejects other forms`(text: String) {
    #expect(Color(hexadecimal: text) == nil)
  }
}
