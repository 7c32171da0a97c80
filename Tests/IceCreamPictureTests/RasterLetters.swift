import IceCreamDomain

@testable import IceCreamPicture

extension Raster {
  /// The rows as text: a letter for each color, in the order of the pixels, and a dot for none.
  var letters: String {
    var colors: [Color] = []
    return rows.map { row in
      String(
        row.map { color -> Character in
          guard let color else { return "." }
          if !colors.contains(color) { colors.append(color) }
          let index = colors.firstIndex(of: color) ?? 0
          return Character(Unicode.Scalar(UInt8(0x61 + index)))
        })
    }.joined(separator: "\n")
  }

  /// The pixels by row.
  var rows: [[Color?]] {
    (0..<height).map { row in (0..<width).map { self[$0, row] } }
  }
}
