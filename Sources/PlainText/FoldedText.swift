extension String {
  /// The UTF-8 of this text without case and accents, for searches.
  ///
  /// `"Crème brûlée"` and `"CREME BRULEE"` become the same bytes, and so do texts that are canonically equal. The
  /// marks of Indic scripts and of kana stay: they make other letters.
  package var folded: [UInt8] {
    if utf8.allSatisfy({ $0 < 0x80 }) {
      return utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    }
    var scalars = String.UnicodeScalarView()
    for scalar in lowercased().unicodeScalars where !scalar.isAccent {
      // A name with ß is also typed with ss.
      scalars.append(scalar == "ß" ? "s" : scalar.withoutAccent)
      if scalar == "ß" { scalars.append("s") }
    }
    if !scalars.contains(where: \.joins) { return Array(String(scalars).utf8) }
    return String(scalars).flatMap { String(composedLetters[$0] ?? $0).utf8 }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a mark that folding removes, such as an acute accent or a Hebrew vowel.
  ///
  /// UAX 44, table 15: smaller classes are those of overlays, nuktas, voiced kana and viramas.
  fileprivate var isAccent: Bool {
    value >= 0x300 && properties.canonicalCombiningClass.rawValue >= 10
  }

  /// The letter without its accents, if the scalar is a lowercase letter with accents.
  fileprivate var withoutAccent: Unicode.Scalar {
    (0xDF..<0x2000).contains(value) ? lettersWithoutAccent[self] ?? self : self
  }

  /// Whether the scalar can join the scalar before it.
  fileprivate var joins: Bool {
    value >= 0x300
      && (properties.canonicalCombiningClass != .notReordered || (0x1160...0x11FF).contains(value))
  }
}

private let lettersWithoutAccent: [Unicode.Scalar: Unicode.Scalar] = {
  var letters: [Unicode.Scalar: Unicode.Scalar] = [:]
  for group in accentedLetters.unicodeScalars.split(whereSeparator: \.properties.isWhitespace) {
    for letter in group.dropFirst() { letters[letter] = group.first }
  }
  return letters
}()

/// Each letter, followed by those that Unicode decomposes into it and accents; and a few with strokes.
private let accentedLetters = """
  aàáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ bƀḃḅḇ cçćĉċčḉ dďđḋḍḏḑḓ eèéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ fḟ gĝğġģǧǵḡ
  hĥħȟḣḥḧḩḫẖ iìíîïĩīĭįıǐȉȋɨḭḯỉị jĵǰ kķǩḱḳḵ lĺļľłḷḹḻḽ mḿṁṃ nñńņňǹṅṇṉṋ
  oòóôõöøōŏőơǒǫǭǿȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ pṕṗ rŕŗřȑȓṙṛṝṟ sśŝşšșṡṣṥṧṩ tţťŧțṫṭṯṱẗ
  uùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự vṽṿ wŵẁẃẅẇẉẘ xẋẍ yýÿŷȳẏẙỳỵỷỹ zźżžẑẓẕ æǣǽ ſẛ ʒǯ
  αάἀἁἂἃἄἅἆἇὰᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ εέἐἑἒἓἔἕὲ ηήἠἡἢἣἤἥἦἧὴᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ ιΐίϊἰἱἲἳἴἵἶἷὶῐῑῒῖῗ οόὀὁὂὃὄὅὸ
  ρῤῥ υΰϋύὐὑὒὓὔὕὖὗὺῠῡῢῦῧ ωώὠὡὢὣὤὥὦὧὼᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ аӑӓ гѓ еѐёӗ жӂӝ зӟ ийѝӣӥ кќ оӧ уўӯӱӳ чӵ ыӹ
  эӭ ії ѵѷ әӛ өӫ
  """

/// The letters that exist both as one scalar and composed of marks or jamo.
///
/// These are the letters before the punctuation, kana, and the syllables of Hangul.
private let composedLetters: [Character: Character] = {
  let scalars = [0xC0...0x1FFF, 0x3040...0x30FF, 0xAC00...0xD7A3].joined().lazy
    .compactMap { Unicode.Scalar($0 as UInt32) }.filter { !$0.joins }
  return Dictionary(
    scalars.map { (Character($0), Character($0)) }, uniquingKeysWith: { first, _ in first })
}()
