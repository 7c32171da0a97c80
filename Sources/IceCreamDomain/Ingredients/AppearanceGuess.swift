/// How an ingredient probably looks, judging by its name.
///
/// English words of the name decide. Without such a word, the look is one of a few that suit every ingredient of its
/// kind: always the same one for a name.
package struct AppearanceGuess: Equatable, Sendable {
  /// The shape.
  package let shape: Appearance.Shape
  /// The colors, the main one first.
  package let colors: [Color]
  /// The word that the shape comes from, if there is one.
  package private(set) var shapeWord: String?
  /// The word that the colors come from, if there is one.
  package private(set) var colorWord: String?

  /// Guesses a look.
  ///
  /// - Parameters:
  ///   - name: The ingredient's name.
  ///   - kind: The kind of ingredient.
  ///   - given: What the catalog says of it. The colors suit a given shape.
  init(name: String, kind: IngredientKind, given: GivenAppearance = GivenAppearance()) {
    let hash = Int(Self.hash(name) >> 33)
    let (form, tint) = Lexicon.find(in: name, kind)
    if let shape = given.shape {
      self.shape = shape
    } else if let form {
      (shape, shapeWord) = (form.shape, form.word)
    } else if kind == .topping, let tint, let natural = tint.tint.topping {
      (shape, shapeWord) = (natural, tint.word)
    } else if kind == .flavor, tint != nil {
      shape = .scoop
    } else {
      let shapes = Self.shapes[kind]
      shape = shapes[hash % shapes.count]
    }
    if let tint, shape != .nothing {
      colors = tint.tint.colors(of: shape, second: form?.second).map(Color.init(rgb:))
      colorWord = tint.word
    } else {
      let looks = shape.looks
      colors = looks[hash / 16 % looks.count].map(Color.init(rgb:))
    }
  }

  /// Returns the hash of a name in lower case, the same on every machine.
  private static func hash(_ name: String) -> UInt64 {
    // FNV-1a, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv/
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1 | 0x20)) &* 0x100_0000_01B3 }
  }

  /// The shapes of a name without a known word.
  private static let shapes = PerKind<[Appearance.Shape]>(
    cone: [.cone, .waffle, .flat], flavor: [.scoop, .scoop, .scoop, .ripple, .chips],
    topping: [.sprinkles, .sauce, .nuts, .flakes, .fruit])
}

/// Words that say a shape.
private struct Form {
  var words: String
  var shapes: [Appearance.Shape]
  /// The second color of a scoop with this in it.
  var second: UInt32?
}

/// Words that say a color.
private struct Tint {
  var words: String
  var light: UInt32
  var deep: UInt32
  /// The shape of a topping of which no other word says it.
  var topping: Appearance.Shape?

  /// Returns the colors of a shape, the main one first.
  func colors(of shape: Appearance.Shape, second: UInt32?) -> [UInt32] {
    switch shape {
    case .cone, .waffle, .flat, .bowl, .scoop, .cream, .nuts, .flakes: [light]
    case .dipped: [0xD9A441, deep]
    case .cup: [light, 0xF4F6F8]
    case .ripple, .chips: [light, second ?? deep]
    case .wafer: [light, deep]
    case .sprinkles: [deep, light, 0xFFFFFF]
    case .sauce, .pieces, .fruit, .cherry: [deep]
    case .nothing: []
    }
  }
}

/// The words that names are searched for.
private enum Lexicon {
  // Of a name's words, the first in this table says the shape.
  static let forms = [
    Form(words: "none nothing no without", shapes: [.nothing]),
    Form(words: "cup tub pot beaker paper", shapes: [.cup]),
    Form(words: "bowl dish", shapes: [.bowl]),
    Form(words: "dipped coated", shapes: [.dipped]),
    Form(words: "waffle", shapes: [.waffle]),
    Form(words: "wafer", shapes: [.flat, .wafer]),
    Form(words: "cake", shapes: [.flat]),
    Form(words: "cone cornet sugar", shapes: [.cone]),
    Form(words: "ripple swirl marble", shapes: [.ripple]),
    Form(words: "chip chunk stracciatella", shapes: [.chips, .pieces], second: 0x4A2A18),
    Form(words: "cookie oreo", shapes: [.chips, .pieces], second: 0x3B302B),
    Form(words: "sauce syrup fudge drizzle", shapes: [.sauce]),
    Form(words: "sprinkle confetti rainbow", shapes: [.sprinkles]),
    Form(words: "flake shaving curl zest", shapes: [.flakes]),
    Form(words: "cream whipped meringue", shapes: [.cream]),
    Form(words: "piece crumb brownie", shapes: [.pieces]),
    Form(words: "fruit", shapes: [.fruit]),
    Form(words: "stick biscuit", shapes: [.wafer]),
  ]

  // The first of a name's words that is in this table says the colors.
  static let tints = [
    Tint(words: "vanilla custard", light: 0xF6E7B4, deep: 0xD9B25F, topping: .sauce),
    Tint(
      words: "chocolate choc cocoa fudge brownie", light: 0x7B4B2A, deep: 0x4E2A14, topping: .sauce),
    Tint(words: "strawberry", light: 0xF08CA0, deep: 0xD7263D, topping: .fruit),
    Tint(words: "raspberry cranberry berry", light: 0xE8708F, deep: 0xC7254E, topping: .fruit),
    Tint(words: "cherry", light: 0xD9506A, deep: 0xC1121F, topping: .cherry),
    Tint(words: "blueberry", light: 0x9A8CD0, deep: 0x5B4A9E, topping: .fruit),
    Tint(
      words: "blackberry blackcurrant plum fig grape", light: 0x8E5A9B, deep: 0x5A2A6B,
      topping: .fruit),
    Tint(words: "mint peppermint", light: 0x8FDDB9, deep: 0x3F9C78, topping: .flakes),
    Tint(words: "pistachio", light: 0xA9C77E, deep: 0x6F8F45, topping: .nuts),
    Tint(words: "lime kiwi apple pear matcha", light: 0xC5DD82, deep: 0x7FA83A, topping: .fruit),
    Tint(words: "lemon banana pineapple", light: 0xF7E463, deep: 0xE0B92E, topping: .fruit),
    Tint(words: "mango orange peach apricot", light: 0xF9A738, deep: 0xE8742C, topping: .fruit),
    Tint(words: "caramel toffee butterscotch", light: 0xE2B26B, deep: 0xC67C1E, topping: .sauce),
    Tint(words: "honey maple", light: 0xF0C04A, deep: 0xC88A1E, topping: .sauce),
    Tint(words: "coffee espresso mocha", light: 0xA47551, deep: 0x6B4226, topping: .sauce),
    Tint(
      words: "hazelnut almond walnut pecan peanut nut", light: 0xC29A6E, deep: 0x8A5A2B,
      topping: .nuts),
    Tint(words: "cinnamon ginger pumpkin", light: 0xD08A4A, deep: 0x8F4E1E),
    Tint(words: "rose watermelon bubblegum", light: 0xF59AB0, deep: 0xE0507A),
    Tint(words: "lavender violet", light: 0xB79AD6, deep: 0x7E5BA6),
    Tint(words: "coconut", light: 0xF4F1EA, deep: 0xF4F1EA, topping: .flakes),
    Tint(words: "cream milk yogurt white", light: 0xFFFFFF, deep: 0xF1E3C4),
    Tint(words: "marshmallow", light: 0xFFFFFF, deep: 0xF4C6D0, topping: .pieces),
    Tint(words: "cookie oreo", light: 0xE6E1D6, deep: 0x3B302B),
    Tint(words: "stracciatella", light: 0xF3EBDD, deep: 0x4A2A18),
    Tint(words: "biscuit", light: 0xE0B36A, deep: 0x8A5A2B),
  ]

  private static let formIndices = index(forms.map(\.words))
  private static let tintIndices = index(tints.map(\.words))

  /// Returns the shape and the colors that words of a name say, with these words.
  static func find(
    in name: String, _ kind: IngredientKind
  ) -> (
    form: (word: String, shape: Appearance.Shape, second: UInt32?)?,
    tint: (word: String, tint: Tint)?
  ) {
    var form: (rank: Int, word: String, shape: Appearance.Shape)?
    var tint: (word: String, tint: Tint)?
    for letters in name.utf8.split(whereSeparator: { !isLetter($0) }) {
      let word = String(decoding: letters.map { $0 | 0x20 }, as: UTF8.self)
      if tint == nil, let index = find(word, in: tintIndices) {
        tint = (word, tints[index])
      }
      if let rank = find(word, in: formIndices), rank < form?.rank ?? .max,
        let shape = forms[rank].shapes.first(where: kind.shapes.contains),
        shape != .nothing || isNothing(name)
      {
        form = (rank, word, shape)
      }
    }
    return (form.map { ($0.word, $0.shape, forms[$0.rank].second) }, tint)
  }

  /// Returns the index of a word: as it is, or as the plural of one such as nut, dish or berry.
  private static func find(_ word: String, in indices: [String: Int]) -> Int? {
    if let index = indices[word] { return index }
    guard word.utf8.count > 3, word.utf8.last == UInt8(ascii: "s") else { return nil }
    return indices[String(word.dropLast())] ?? indices[String(word.dropLast(2))]
      ?? indices[word.dropLast(3) + "y"]
  }

  /// Returns whether a byte is a letter from a to z, or part of another character, which makes a word unknown.
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20)
  }

  /// Returns whether a name says that there is nothing: "No nuts" does, and "No-bake cookies" does not.
  private static func isNothing(_ name: String) -> Bool {
    let name = name.lowercased()
    if name.hasPrefix("no ") || name.hasPrefix("without ") { return true }
    let words = name.split { !$0.isLetter }
    return words.dropFirst().allSatisfy { ["topping", "toppings", "thanks"].contains($0) }
      && (words.count > 1 || words != ["no"])
  }

  private static func index(_ words: [String]) -> [String: Int] {
    var indices: [String: Int] = [:]
    for (index, words) in words.enumerated() {
      for word in words.split(separator: " ") { indices[String(word)] = index }
    }
    return indices
  }
}

extension Appearance.Shape {
  /// The colors that suit the shape, for a name that says none.
  fileprivate var looks: [[UInt32]] {
    switch self {
    case .cone, .waffle, .flat, .bowl: [[0xC98A45], [0xDDA94A], [0xE8C07A]]
    case .dipped: [[0xD9A441, 0x5A331C], [0xE8C07A, 0x7B4B2A]]
    case .cup:
      [[0x7FB7D9, 0xF4F6F8], [0xE58FA3, 0xF4F6F8], [0x8FCFB0, 0xF4F6F8], [0xE9B44C, 0xF4F6F8]]
    case .scoop: Lexicon.tints.map { [$0.light] }
    case .ripple, .chips: Lexicon.tints.map { [$0.light, $0.deep] }
    case .sprinkles: [[0xE4572E, 0xF7D038, 0x3FA34D, 0x2F80ED, 0xF06EA9]]
    case .sauce: [[0x4E2A14], [0xC67C1E], [0xB3203A]]
    case .cream, .nothing: [[0xFFFFFF]]
    case .pieces: [[0x4E2A14], [0xC98F4E]]
    case .nuts: [[0xC98F4E, 0xE9C48C, 0x8A5A2B], [0xA9C77E]]
    case .fruit: [[0xD7263D], [0x5B4A9E]]
    case .flakes: [[0xF4F1EA], [0x7B4B2A]]
    case .cherry: [[0xC1121F]]
    case .wafer: [[0xE0B36A, 0x8A5A2B]]
    }
  }
}

extension Color {
  fileprivate init(rgb: UInt32) {
    self.init(
      red: UInt8(rgb >> 16 & 0xFF), green: UInt8(rgb >> 8 & 0xFF), blue: UInt8(rgb & 0xFF))
  }
}
