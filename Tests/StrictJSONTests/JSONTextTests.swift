import Foundation
import PlainText
import StrictJSON
import Testing

struct JSONTextTests {
  @Test(arguments: [
    "", "Vanilla", "\"\\/", "\u{0}\u{8}\t\n\r\u{1F}\u{7F}\u{9B}", "Crème 🍦🏳️‍🌈",
    "\u{2028}\u{FFFF}\u{202E}",
  ])
  func `round-trips a string`(text: String) throws {
    let json = JSONText.text(text)

    #expect(try JSONDecoder().decode(String.self, from: Data(json.utf8)) == text)
    #expect(json.printable == json)
  }

  @Test func `preserves the order of an object`() {
    #expect(
      JSONText.object(["b": "1", "a": JSONText.list(["x", "y"]), "c\"": "{}"])
        == #"{"b":1,"a":["x","y"],"c\"":{}}"#)
  }
}
