import PlainText
import StrictJSON

/// Reads catalogs strictly, and finds all faults in one pass.
public enum CatalogReader {
  /// The maximum size of a catalog in bytes: 64 MiB.
  public static let sizeLimit = 64 * 1024 * 1024

  /// Reads a catalog.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, in UTF-8. The format is described by
  ///     `Resources/icecream.schema.json`.
  ///   - file: The file's name, for the error.
  /// - Returns: The catalog, whole and valid.
  /// - Throws: `CatalogError` with all faults, up to `CatalogError.mostFaults`, if there is one.
  public static func read(_ bytes: [UInt8], file: String) throws(CatalogError) -> IceCream {
    guard bytes.count <= sizeLimit else {
      throw CatalogError(file: file, problem: .tooLarge(limit: sizeLimit))
    }
    var walk = CatalogWalk(bytes)
    let catalog = walk.catalog()
    do {
      try walk.reader.finish()
      return catalog
    } catch {
      let faults = error.faults.map {
        CatalogFault(line: $0.line, column: $0.column, path: $0.path, problem: .json($0.problem))
      }
      throw CatalogError(file: file, faults: faults, isCutShort: error.isCutShort)
    }
  }
}

/// A walk through the tree of a catalog.
private struct CatalogWalk {
  /// What a catalog says of one ingredient's look.
  struct Style {
    var member: JSONMember
    var look = GivenAppearance()
  }

  var reader: JSONReader

  init(_ bytes: [UInt8]) {
    reader = JSONReader(bytes, stringLimit: IngredientKind.longestName)
  }

  mutating func catalog() -> IceCream {
    var catalog = IceCream(cones: [], flavors: [], toppings: [])
    var styles: [(kind: IngredientKind, styles: [Style])] = []
    let members = reader.object(
      reader.root,
      keys: ["cones", "flavors", "toppings", "title", "prompts", "appearance", "$schema"],
      required: ["cones", "flavors", "toppings"])
    for member in members {
      switch member.key {
      case "cones": catalog.cones = reader.uniqueLabels(member.value)
      case "flavors": catalog.flavors = reader.uniqueLabels(member.value)
      case "toppings": catalog.toppings = reader.uniqueLabels(member.value)
      case "title": catalog.title = reader.label(member.value)
      case "prompts": catalog.prompts = prompts(member.value)
      case "appearance": styles = appearance(member.value)
      default: _ = reader.string(member.value)
      }
    }
    // Without the rest of a list, it is not known which names there are.
    if reader.isComplete(reader.root) {
      let whole = members.filter { reader.isComplete($0.value) }.map(\.key)
      for (kind, styles) in styles where !styles.isEmpty && whole.contains(kind.listName) {
        catalog.appearances[kind] = appearances(of: catalog.names(of: kind), styles, kind: kind)
      }
    }
    return catalog
  }

  private mutating func prompts(_ value: JSONValue) -> PerKind<String?> {
    var prompts = PerKind<String?>()
    for member in reader.object(value, keys: IngredientKind.allCases.map(\.rawValue)) {
      let prompt = reader.label(member.value)
      if let kind = IngredientKind(rawValue: member.key) { prompts[kind] = prompt }
    }
    return prompts
  }

  private mutating func appearance(
    _ value: JSONValue
  ) -> [(kind: IngredientKind, styles: [Style])] {
    var read: [(kind: IngredientKind, styles: [Style])] = []
    for list in reader.object(value, keys: IngredientKind.allCases.map(\.listName)) {
      for kind in IngredientKind.allCases where kind.listName == list.key {
        read.append((kind, reader.object(list.value).map { style($0, of: kind) }))
      }
    }
    return read
  }

  private mutating func style(_ member: JSONMember, of kind: IngredientKind) -> Style {
    var style = Style(member: member)
    for property in reader.object(member.value, keys: ["color", "shape"]) {
      if property.key == "shape" {
        style.look.shape = reader.choice(property.value, of: kind.shapes.map(\.rawValue))
          .flatMap(Appearance.Shape.init)
      } else {
        style.look.colors = colors(property.value)
      }
    }
    return style
  }

  /// Reads one color, or a list of them.
  private mutating func colors(_ value: JSONValue) -> [Color] {
    let values = value.type == .list ? reader.list(value, mayBeEmpty: false) : [value]
    return values.compactMap { value in
      guard let text = reader.string(value) else { return nil }
      let color = Color(hexadecimal: text)
      if color == nil { reader.report(.badColor(text), at: value) }
      return color
    }
  }

  /// Gives each look to its name, and reports those of names that are not listed.
  private mutating func appearances(
    of names: [String], _ styles: [Style], kind: IngredientKind
  ) -> [GivenAppearance?] {
    let indices = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    var appearances = [GivenAppearance?](repeating: nil, count: names.count)
    for style in styles {
      let name = style.member.key
      if let index = indices[name] {
        appearances[index] = style.look
      } else if !names.isEmpty {
        reader.report(
          .unlistedName(name, list: kind.listName, likely: name.allClosest(in: names)),
          atKeyOf: style.member)
      }
    }
    return appearances
  }
}
