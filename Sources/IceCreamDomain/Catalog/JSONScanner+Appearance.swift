import PlainText

/// What a catalog says of one ingredient's look, before it is known whether there is such an
/// ingredient.
struct NamedStyle {
  var kind: IngredientKind
  var name: String
  var offset: Int
  var color: Color?
  var shape: Appearance.Shape?
}

// The `appearance` of a catalog.
extension JSONScanner {
  mutating func readStyles() throws(Unreadable) -> [NamedStyle] {
    var styles: [NamedStyle] = []
    try readMembers(
      known: IngredientKind.allCases.map(\.listName)
    ) { scanner, list, _ throws(Unreadable) in
      guard let kind = IngredientKind.allCases.first(where: { $0.listName == list }) else { return }
      try scanner.readMembers(known: nil) { scanner, name, offset throws(Unreadable) in
        var style = NamedStyle(kind: kind, name: name, offset: offset)
        try scanner.readStyle(into: &style)
        styles.append(style)
      }
    }
    return styles
  }

  private mutating func readStyle(into style: inout NamedStyle) throws(Unreadable) {
    let kind = style.kind
    try readMembers(known: ["color", "shape"]) { scanner, key, _ throws(Unreadable) in
      guard try scanner.expect(.text) else { return }
      let text = try scanner.readText()
      if text.isTooLong { return }
      if key == "color" {
        style.color = Color(hexadecimal: text.value)
        if style.color == nil { scanner.report(.badColor(text.value), at: text.offset) }
      } else {
        style.shape = kind.shapes.first { $0.rawValue == text.value }
        if style.shape == nil {
          let known = kind.shapes.map(\.rawValue)
          let likely = text.value.closest(in: known)
          scanner.report(
            .unknownShape(text.value, known: known, likely: likely), at: text.offset)
        }
      }
    }
  }

  /// Puts the looks into the catalog, and logs those of names that are not in its lists.
  mutating func apply(_ styles: [NamedStyle], to catalog: inout IceCream) {
    for kind in IngredientKind.allCases {
      let ofKind = styles.filter { $0.kind == kind }
      guard !ofKind.isEmpty else { continue }
      let names = catalog.names(of: kind)
      // A short list is searched faster than a dictionary of it is made.
      let places =
        names.count > 32
        ? Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first }) : nil
      var appearances = [Appearance?](repeating: nil, count: names.count)
      for style in ofKind where !log.isFull {
        if let place = places.map({ $0[style.name] }) ?? names.firstIndex(of: style.name) {
          appearances[place] = .filledIn(
            name: style.name, kind: kind, color: style.color, shape: style.shape)
        } else if !names.isEmpty {
          path = [.key("appearance"), .key(kind.listName)]
          report(
            .unlistedName(
              style.name, list: kind.listName, likely: style.name.closest(in: names)),
            at: style.offset)
        }
      }
      catalog.appearances[kind] = appearances
    }
    path = []
  }
}
