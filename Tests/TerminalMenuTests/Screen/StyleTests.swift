import Testing

@testable import TerminalMenu

struct StyleTests {
  @Test(
    arguments: [
      (.none, "a"), (.sixteen, "\u{1B}[91ma\u{1B}[0m"), (.indexed, "\u{1B}[38;5;196ma\u{1B}[0m"),
      (.trueColor, "\u{1B}[38;2;250;3;9ma\u{1B}[0m"),
    ] as [(ColorDepth, String)])
  func `uses the best color of the depth`(depth: ColorDepth, text: String) {
    #expect(Style(depth: depth).colored("a", RGBColor(red: 250, green: 3, blue: 9)) == text)
  }

  @Test(arguments: [
    (RGBColor(red: 0, green: 0, blue: 0), 16), (RGBColor(red: 95, green: 135, blue: 175), 67),
    (RGBColor(red: 114, green: 116, blue: 48), 65),
    (RGBColor(red: 215, green: 234, blue: 236), 189),
    (RGBColor(red: 255, green: 255, blue: 255), 231),
  ])
  func `finds the nearest color of the cube`(color: RGBColor, index: Int) {
    #expect(color.nearestIndex == index)
  }

  @Test(arguments: [
    (RGBColor(red: 200, green: 10, blue: 5), 31), (RGBColor(red: 10, green: 200, blue: 5), 32),
    (RGBColor(red: 200, green: 200, blue: 5), 33), (RGBColor(red: 5, green: 10, blue: 230), 34),
    (RGBColor(red: 200, green: 5, blue: 210), 35),
    (RGBColor(red: 0, green: 210, blue: 200), 36),
    (RGBColor(red: 225, green: 230, blue: 230), 37),
    (RGBColor(red: 120, green: 130, blue: 125), 90),
    (RGBColor(red: 255, green: 5, blue: 0), 91), (RGBColor(red: 0, green: 250, blue: 5), 92),
    (RGBColor(red: 250, green: 255, blue: 5), 93),
    (RGBColor(red: 90, green: 95, blue: 250), 94),
    (RGBColor(red: 250, green: 5, blue: 255), 95),
    (RGBColor(red: 5, green: 255, blue: 250), 96),
    (RGBColor(red: 250, green: 250, blue: 250), 97),
  ])
  func `finds the nearest of 16 colors`(color: RGBColor, parameter: Int) {
    #expect(color.nearestOfSixteen == parameter)
  }

  @Test func `ends every color, and adds none to an empty text`() {
    let style = Style(depth: .sixteen)

    #expect(style.bold("a") == "\u{1B}[1ma\u{1B}[0m")
    #expect(style.faint("a") == "\u{1B}[2ma\u{1B}[0m")
    #expect(style.bold("") == "")
  }
}
