import IceCreamDomain
import IceCreamPicture
import Testing

@testable import TerminalMenu
@testable import scoops

struct HalfBlocksTests {
  private let red = Color(red: 200, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 200)

  @Test func `shows two pixels in a cell, and nothing where there are none`() {
    var raster = Raster(width: 6, height: 4)
    raster[1, 0] = red
    raster[2, 1] = red
    (raster[3, 0], raster[3, 1]) = (red, red)
    (raster[4, 0], raster[4, 1]) = (red, blue)

    let lines = HalfBlocks.lines(of: raster)

    #expect(lines.map(\.text) == [" ▀▄█▀", ""])
    #expect(
      lines[0].cells()?.map(\.style) == [
        .plain, TextStyle(color: red), TextStyle(color: red), TextStyle(color: red),
        TextStyle(color: red, background: blue),
      ])
  }

  @Test func `enlarges each pixel to whole cells`() {
    var raster = Raster(width: 2, height: 2)
    (raster[0, 0], raster[1, 1]) = (red, blue)

    let lines = HalfBlocks.lines(of: raster, scale: 2)

    #expect(lines.map(\.text) == ["██", "  ██"])
  }
}
