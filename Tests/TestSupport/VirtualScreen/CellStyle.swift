struct CellStyle: Equatable {
  /// SGR parameters such as `31` or `38;2;1;2;3`, or `nil` for the default color.
  var foreground: String?
  /// SGR parameters such as `41` or `48;5;7`, or `nil` for the default color.
  var background: String?
  var isBold = false
  var isUnderlined = false
  var isInverse = false

  /// Applies the parameters of SGR (ECMA-48 8.3.117), or returns `false` if one is not supported.
  mutating func apply(_ parameters: [Int]) -> Bool {
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
