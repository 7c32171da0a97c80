/// How an ingredient probably looks, judging by its name.
///
/// Words of the name decide, in several languages. Without such a word, the look is a quiet one that suits every
/// ingredient of its kind: always the same one for a name in its place, and another than its neighbors'.
package struct AppearanceGuess: Equatable, Sendable {
  /// The shape.
  package let shape: Appearance.Shape
  /// The colors, the main one first.
  package let colors: [Color]

  /// Guesses a look.
  ///
  /// - Parameters:
  ///   - name: The ingredient's name.
  ///   - kind: The kind of ingredient.
  ///   - index: Its place in its list.
  ///   - given: What the catalog says of it. The colors suit a given shape.
  init(
    name: String, kind: IngredientKind, at index: Int = 0,
    given: GivenAppearance = GivenAppearance()
  ) {
    if let shape = given.shape, !given.colors.isEmpty {
      (self.shape, colors) = (shape, given.colors)
      return
    }
    let (form, tint) = LookTable.builtIn.find(in: name, kind)
    shape =
      given.shape ?? form?.shape(of: kind) ?? tint?.shape(of: kind) ?? Self.quietShapes[kind]
    if let tint, shape != .nothing {
      colors = tint.colors(of: shape, second: form?.second)
    } else {
      colors = shape.quietColors(hash: name.utf8.reduce(0) { $0 + Int($1 | 0x20) }, index: index)
    }
  }

  /// The shapes of a name without a known word: those that say least.
  private static let quietShapes = PerKind<Appearance.Shape>(
    cone: .cone, flavor: .scoop, topping: .pieces)
}

extension LookTable.Entry {
  /// Returns the colors of a shape, the main one first.
  fileprivate func colors(of shape: Appearance.Shape, second: Color?) -> [Color] {
    guard let light = colors.first, let deep = colors.last else { return [.white] }
    return switch shape {
    case .cone, .waffle, .flat, .bowl, .scoop, .cream, .nuts, .flakes: [light]
    case .dipped: [Color(red: 0xD9, green: 0xA4, blue: 0x41), deep]
    case .cup: [light, .white]
    case .ripple, .chips: [light, second ?? deep]
    case .wafer: [light, deep]
    case .sprinkles: [deep, light, .white]
    case .sauce, .pieces, .fruit, .cherry: [deep]
    case .nothing: []
    }
  }
}

extension Appearance.Shape {
  /// Returns colors for a name that says none: muted ones, by a number of the name, another for each neighbor.
  fileprivate func quietColors(hash: Int, index: Int) -> [Color] {
    let isBaked = [.cone, .waffle, .flat, .bowl, .dipped, .wafer].contains(self)
    let texts =
      isBaked
      ? ["#C98A45", "#DDA94A", "#E8C07A", "#D29A5A"]
      : ["#D8CFC0", "#B9C4C9", "#CDBFCF", "#BFCBB5", "#D9C3B8", "#C3C0D6", "#C9CDB0", "#B8C9C3"]
    let colors = texts.compactMap(Color.init(hexadecimal:))
    let color = colors[hash % (colors.count / 2) * 2 + index & 1]
    return switch self {
    case .nothing, .cream: [.white]
    case .cup: [color, .white]
    case .dipped, .wafer: [color, Color(red: 0x5A, green: 0x33, blue: 0x1C)]
    case .sprinkles:
      ["#E4572E", "#F7D038", "#3FA34D", "#2F80ED", "#F06EA9"].compactMap(Color.init(hexadecimal:))
    default: [color]
    }
  }
}
