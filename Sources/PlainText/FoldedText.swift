extension String {
  /// The UTF-8 of this text without case and accents, for searches.
  ///
  /// `"Crème brûlée"` and `"CREME BRULEE"` become the same bytes, and so do texts that are canonically equal. Letters
  /// that few keyboards have become those that people type instead, such as `oe` for `œ`. The marks of Indic scripts
  /// and of kana stay: they make other letters.
  package var folded: [UInt8] {
    if utf8.allSatisfy({ $0 < 0x80 }) {
      return utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    }
    var scalars = String.UnicodeScalarView()
    for scalar in lowercased().unicodeScalars where !scalar.isAccent {
      if let typed = scalar.typed {
        scalars += typed
      } else {
        scalars.append(scalar)
      }
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

  /// What people type instead of the scalar, or `nil` for the scalar itself.
  fileprivate var typed: [Unicode.Scalar]? {
    switch value {
    // No other scalar is in the table, and looking each up would take long.
    case 0xDF..<0x2000, 0x3000, 0xFB00...0xFB06, 0xFF01...0xFF5E: typedLetters[self]
    default: nil
    }
  }

  /// Whether the scalar can join the scalar before it.
  fileprivate var joins: Bool {
    value >= 0x300
      && (properties.canonicalCombiningClass != .notReordered || (0x1160...0x11FF).contains(value))
  }
}

/// What people type instead of a lowercase letter or a full-width sign.
private let typedLetters: [Unicode.Scalar: [Unicode.Scalar]] = {
  var letters: [Unicode.Scalar: [Unicode.Scalar]] = ["\u{3000}": [" "]]
  for group in letterGroups.unicodeScalars.split(whereSeparator: \.properties.isWhitespace) {
    let typed = Array(group.prefix(max(1, group.prefix(while: \.isASCII).count)))
    for letter in group.dropFirst(typed.count) { letters[letter] = typed }
  }
  // The full-width forms of ASCII, in the same order (Unicode Standard, Halfwidth and Fullwidth Forms).
  for sign in UInt8(0x21)...0x7E {
    if let wide = Unicode.Scalar(0xFEE0 + UInt32(sign)) { letters[wide] = [Unicode.Scalar(sign)] }
  }
  return letters
}()

/// What is typed, followed by the letters that Unicode decomposes into it and accents, by letters with strokes, and
/// by ligatures and others that are typed as two letters.
private let letterGroups = """
  aàáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ bƀḃḅḇ cçćĉċčḉ dďđðḋḍḏḑḓ eèéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ fḟ gĝğġģǧǵḡ
  hĥħȟḣḥḧḩḫẖ iìíîïĩīĭįıǐȉȋɨḭḯỉị jĵǰ kķǩḱḳḵ lĺļľłḷḹḻḽ mḿṁṃ nñńņňǹṅṇṉṋ
  oòóôõöøōŏőơǒǫǭǿȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ pṕṗ rŕŗřȑȓṙṛṝṟ sśŝşšșṡṣṥṧṩ tţťŧțṫṭṯṱẗ
  uùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự vṽṿ wŵẁẃẅẇẉẘ xẋẍ yýÿŷȳẏẙỳỵỷỹ zźżžẑẓẕ sſẛ ʒǯ
  aeæǣǽ oeœ ssß thþ ijĳ dzǆǳ ljǉ njǌ ffﬀ fiﬁ flﬂ ffiﬃ fflﬄ stﬅﬆ
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
