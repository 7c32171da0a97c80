import IceCreamDomain
import Testing

@testable import scoops

struct StyleTests {
  @Test(
    arguments: [
      (.none, "a"), (.sixteen, "\u{1B}[91ma\u{1B}[0m"), (.indexed, "\u{1B}[38;5;196ma\u{1B}[0m"),
      (.trueColor, "\u{1B}[38;2;250;3;9ma\u{1B}[0m"),
    ] as [(ColorDepth, String)])
  func `shows a colour as well as it can be shown`(depth: ColorDepth, text: String) {
    #expect(Style(depth: depth).colored("a", Color(red: 250, green: 3, blue: 9)) == text)
  }

  @Test func `leaves no colour open, and none around nothing`() {
    let style = Style(depth: .sixteen)

    #expect(style.bold("a") == "\u{1B}[1ma\u{1B}[0m")
    #expect(style.faint("a") == "\u{1B}[2ma\u{1B}[0m")
    #expect(style.bold("") == "")
  }
}
