import IceCreamDomain
import TerminalMenu

extension RGBColor {
  /// Makes a color to show from one of the catalog's.
  init(_ color: Color) {
    // A part of a catalog's color is from 0 to 255.
    self.init(
      red: UInt8(clamping: color.red), green: UInt8(clamping: color.green),
      blue: UInt8(clamping: color.blue))
  }
}
