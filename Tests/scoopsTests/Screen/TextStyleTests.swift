import IceCreamDomain
import Testing

@testable import scoops

struct TextStyleTests {
  private static let black = Color(red: 0, green: 0, blue: 0)
  private static let white = Color(red: 255, green: 255, blue: 255)

  @Test(arguments: [nil, black, white, Color(red: 1, green: 2, blue: 3)])
  func `holds its colour, whatever else it holds`(color: Color?) {
    for (isBold, isFaint, isInverse) in [
      (false, false, false), (true, false, false), (false, true, false), (false, false, true),
      (true, true, true),
    ] {
      let style = TextStyle(
        color: color, isBold: isBold, isFaint: isFaint, isInverse: isInverse)

      #expect(style.color == color)
      #expect(style.isBold == isBold)
      #expect(style.isFaint == isFaint)
      #expect(style.isInverse == isInverse)
    }
  }

  @Test func `tells colours apart, not weights`() {
    let black = TextStyle(color: Self.black)

    #expect(black.hasColor(of: TextStyle(color: Self.black, isBold: true, isInverse: true)))
    #expect(TextStyle.plain.hasColor(of: .bold))
    #expect(!black.hasColor(of: .plain))
    #expect(!black.hasColor(of: TextStyle(color: Self.white)))
    #expect(black != .plain)
  }
}
