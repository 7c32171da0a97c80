import IceCreamDomain
import TerminalMenu

extension RGBColor {
  /// Converts a color of the catalog.
  init(_ color: Color) {
    // The components of a catalog's color are from 0 to 255.
    self.init(
      red: UInt8(clamping: color.red), green: UInt8(clamping: color.green),
      blue: UInt8(clamping: color.blue))
  }
}

extension Color {
  /// Converts a color of the terminal.
  init(_ color: RGBColor) {
    self.init(red: Int(color.red), green: Int(color.green), blue: Int(color.blue))
  }
}
