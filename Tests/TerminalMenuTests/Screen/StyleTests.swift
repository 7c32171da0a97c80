import Colors
import Testing

@testable import TerminalMenu

struct StyleTests {
  @Test(arguments: [
    (Color(red: 0, green: 0, blue: 0), 16), (Color(red: 95, green: 135, blue: 175), 67),
    (Color(red: 135, green: 94, blue: 0), 94),
    (Color(red: 215, green: 255, blue: 255), 195),
    // The grays between those of the cube.
    (Color(red: 40, green: 36, blue: 38), 235), (Color(red: 236, green: 238, blue: 240), 255),
    (Color(red: 30, green: 30, blue: 30), 234), (Color(red: 2, green: 2, blue: 2), 16),
    (Color(red: 244, green: 241, blue: 234), 255),
    // A color keeps its hue rather than its brightness.
    (Color(red: 246, green: 231, blue: 180), 223),
    (Color(red: 240, green: 140, blue: 160), 211),
    (Color(red: 143, green: 221, blue: 185), 115),
    (Color(red: 193, green: 18, blue: 31), 124),
    (Color(red: 255, green: 255, blue: 255), 231),
  ])
  func `finds the most similar of 256 colors`(color: Color, index: Int) {
    #expect(color.nearestIndex == index)
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

  @Test(arguments: [
    (Color(red: 200, green: 10, blue: 5), 31), (Color(red: 10, green: 200, blue: 5), 32),
    (Color(red: 200, green: 200, blue: 5), 33), (Color(red: 5, green: 10, blue: 230), 34),
    (Color(red: 200, green: 5, blue: 210), 35),
    (Color(red: 0, green: 210, blue: 200), 36),
    (Color(red: 190, green: 195, blue: 195), 37),
    (Color(red: 120, green: 130, blue: 125), 90),
    (Color(red: 255, green: 5, blue: 0), 91), (Color(red: 0, green: 250, blue: 5), 92),
    (Color(red: 250, green: 255, blue: 5), 93),
    (Color(red: 90, green: 95, blue: 250), 94),
    (Color(red: 250, green: 5, blue: 255), 95),
    (Color(red: 5, green: 255, blue: 250), 96),
    (Color(red: 250, green: 250, blue: 250), 97),
  ])
  func `finds the one of 16 colors with the same name`(color: Color, parameter: Int) {
    #expect(color.nearestOfSixteen == parameter)
  }

  /// Red, green and blue of ingredients, and what they are called among 16 colors.
  private static let ingredients: [([UInt8], Int)] = [
    // Cream is white, caramel and mango are yellow, and chocolate is gray.
    ([246, 231, 180], 97), ([255, 255, 255], 97), ([226, 178, 107], 33), ([249, 167, 56], 33),
    ([123, 75, 42], 90), ([78, 42, 20], 90), ([247, 228, 99], 93), ([169, 199, 126], 92),
    ([143, 221, 185], 92), ([240, 140, 160], 95), ([193, 18, 31], 31), ([154, 140, 208], 94),
    // Black would not be seen.
    ([0, 0, 0], 90),
  ]

  @Test(arguments: ingredients)
  func `keeps the hue of an ingredient`(color: [UInt8], parameter: Int) {
    let color = Color(red: color[0], green: color[1], blue: color[2])

    #expect(color.nearestOfSixteen == parameter)
  }

  @Test func `ends every color, and adds none to an empty text`() {
    let style = Style(depth: .sixteen)

    #expect(style.bold("a") == "\u{1B}[1ma\u{1B}[0m")
    #expect(style.bold("") == "")
    // An identifier of a book edited by hand.
    #expect(Style(depth: .none).bold("\u{301}x1") == "\u{301}x1")
  }
}
