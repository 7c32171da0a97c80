import Colors
import Testing

@testable import TerminalMenu

struct StyleTests {
  @Test(
    arguments: [
      ([0, 0, 0], 16), ([95, 135, 175], 67), ([135, 94, 0], 94), ([215, 255, 255], 195),
      // The grays between those of the cube.
      ([40, 36, 38], 235), ([236, 238, 240], 255), ([30, 30, 30], 234), ([2, 2, 2], 232),
      ([244, 241, 234], 255),
      // A color keeps its hue rather than its brightness.
      ([246, 231, 180], 222), ([240, 140, 160], 211), ([143, 221, 185], 115), ([193, 18, 31], 124),
      ([255, 255, 255], 231),
    ] as [([UInt8], Int)])
  func `finds the most similar of 256 colors`(color: [UInt8], index: Int) {
    #expect(Color(red: color[0], green: color[1], blue: color[2]).nearestIndex == index)
  }

  @Test func `finds each of 256 colors itself`() {
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    for index in 0..<216 {
      let color = Color(
        red: levels[index / 36], green: levels[index / 6 % 6], blue: levels[index % 6])
      #expect(color.nearestIndex == 16 + index)
    }
    for step in 0..<24 {
      let gray = UInt8(8 + 10 * step)
      #expect(Color(red: gray, green: gray, blue: gray).nearestIndex == 232 + step)
    }
  }

  @Test(
    arguments: [
      ([200, 10, 5], 31), ([10, 200, 5], 32), ([200, 200, 5], 33), ([5, 10, 230], 34),
      ([200, 5, 210], 35), ([0, 210, 200], 36), ([190, 195, 195], 37), ([120, 130, 125], 90),
      ([255, 5, 0], 91), ([0, 250, 5], 92), ([250, 255, 5], 93), ([90, 95, 250], 94),
      ([250, 5, 255], 95), ([5, 255, 250], 96), ([250, 250, 250], 97),
      // Cream is white, caramel and mango are yellow, and chocolate is gray.
      ([246, 231, 180], 97), ([226, 178, 107], 33), ([249, 167, 56], 33), ([123, 75, 42], 90),
      ([78, 42, 20], 90), ([143, 221, 185], 92), ([240, 140, 160], 95), ([154, 140, 208], 94),
      // Black would not be seen.
      ([0, 0, 0], 90),
    ] as [([UInt8], Int)])
  func `finds the one of 16 colors with the same name`(color: [UInt8], parameter: Int) {
    #expect(Color(red: color[0], green: color[1], blue: color[2]).nearestOfSixteen == parameter)
  }

  @Test func `ends every color, and adds none to an empty text`() {
    let style = Style(depth: .sixteen)

    #expect(style.bold("a") == "\u{1B}[1ma\u{1B}[0m")
    #expect(style.bold("") == "")
    // An identifier of a book edited by hand.
    #expect(Style(depth: .none).bold("\u{301}x1") == "\u{301}x1")
  }
}
