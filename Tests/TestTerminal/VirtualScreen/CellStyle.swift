/// How a cell of a screen looks.
public struct CellStyle: Equatable {
  /// SGR parameters such as `31` or `38;2;1;2;3`, or `nil` for the default color.
  package var foreground: String?
  /// SGR parameters such as `41` or `48;5;7`, or `nil` for the default color.
  package var background: String?
  package var isBold: Bool
  package var isUnderlined: Bool
  package var isInverse: Bool

  /// Creates a style; without arguments, that of a terminal that was started.
  public init(
    foreground: String? = nil, background: String? = nil, isBold: Bool = false,
    isUnderlined: Bool = false, isInverse: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isUnderlined = isUnderlined
    self.isInverse = isInverse
  }

  /// Applies the parameters of SGR (ECMA-48 8.3.117), or returns `false` if one is not supported.
  package mutating func apply(_ parameters: [Int]) -> Bool {
    var rest = parameters[...]
    while let parameter = rest.popFirst() {
      switch parameter {
      case 0: self = CellStyle()
      case 1: isBold = true
      case 4: isUnderlined = true
      case 7: isInverse = true
      case 22: isBold = false
      case 24: isUnderlined = false
      case 27: isInverse = false
      case 30...37, 90...97: foreground = String(parameter)
      case 40...47, 100...107: background = String(parameter)
      case 39: foreground = nil
      case 49: background = nil
      case 38, 48:
        // ISO 8613-6: 5 and an index, or 2 and red, green and blue.
        let count = rest.first == 5 ? 2 : rest.first == 2 ? 4 : 0
        let color = rest.prefix(count)
        guard count > 0, color.count == count, color.allSatisfy({ $0 < 256 }) else { return false }
        rest = rest.dropFirst(count)
        let text = ([parameter] + color).map(String.init).joined(separator: ";")
        if parameter == 38 { foreground = text } else { background = text }
      default: return false
      }
    }
    return true
  }
}
