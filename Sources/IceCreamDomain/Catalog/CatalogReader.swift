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
  /// - Throws: `CatalogError` with all faults, up to `JSONError.mostFaults`, if there is one.
  public static func read(_ bytes: [UInt8], file: String) throws(CatalogError) -> IceCreamCatalog {
    guard bytes.count <= sizeLimit else {
      throw CatalogError(file: file, problem: .tooLarge(limit: sizeLimit))
    }
    var walk = CatalogWalk(reader: JSONReader(bytes, stringLimit: String.mostBytes))
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
  var reader: JSONReader

  mutating func catalog() -> IceCreamCatalog {
    var catalog = IceCreamCatalog(cones: [], flavors: [], toppings: [])
    let members = reader.object(
      reader.root,
      keys: [
        "cones", "flavors", "toppings", "title", "prompts", "labels", "sentence", "appearance",
        "$schema",
      ],
      required: ["cones", "flavors", "toppings"])
    for member in members {
      switch member.key {
      case "cones": catalog.cones = names(member.value)
      case "flavors": catalog.flavors = names(member.value)
      case "toppings": catalog.toppings = names(member.value)
      case "title": catalog.title = reader.label(member.value)
      case "prompts": catalog.prompts = texts(member.value)
      case "labels":
        let labels = texts(member.value)
        catalog.words.labels = PerKind { labels[$0] ?? catalog.words.labels[$0] }
      case "sentence": catalog.words.sentence = sentence(member.value)
      case "appearance": break
      default: _ = reader.string(member.value)
      }
    }
    // Without the rest of a list, it is not known which names there are.
    let isComplete = reader.isComplete(reader.root)
    let whole = members.filter { isComplete && reader.isComplete($0.value) }.map(\.key)
    for member in members where member.key == "appearance" {
      for list in reader.object(member.value, keys: IngredientKind.allCases.map(\.listName)) {
        for kind in IngredientKind.allCases where kind.listName == list.key {
          let names = whole.contains(list.key) ? catalog.names(of: kind) : []
          catalog.appearances[kind] = appearances(list.value, of: names, kind: kind)
        }
      }
    }
    return catalog
  }

  /// Reads names that differ in more than their case, which does not matter when one is typed.
  private mutating func names(_ value: JSONValue) -> [String] {
    reader.uniqueLabels(value, ignoringCase: true)
  }

  /// Reads a text for each kind.
  private mutating func texts(_ value: JSONValue) -> PerKind<String?> {
    var texts = PerKind<String?>()
    for member in reader.object(value, keys: IngredientKind.allCases.map(\.rawValue)) {
      let text = reader.label(member.value)
      if let kind = IngredientKind(rawValue: member.key) { texts[kind] = text }
    }
    return texts
  }

  private mutating func sentence(_ value: JSONValue) -> IceCreamSentence {
    guard let text = reader.label(value) else { return .usual }
    let sentence = IceCreamSentence(text)
    if sentence == nil { reader.report(.badSentence(text), at: value) }
    return sentence ?? .usual
  }

  /// Reads the looks of the names of one list, and reports those of other names.
  ///
  /// - Parameter names: The names; empty if they are not known.
  private mutating func appearances(
    _ value: JSONValue, of names: [String], kind: IngredientKind
  ) -> [GivenAppearance?] {
    let indices = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    let shapes = kind.shapes.map(\.rawValue)
    var appearances = [GivenAppearance?](repeating: nil, count: names.count)
    for member in reader.object(value) {
      let look = look(member.value, shapes: shapes)
      if let index = indices[member.key] {
        appearances[index] = look
      } else if !names.isEmpty {
        reader.report(
          .unlistedName(
            member.key, list: kind.listName, likely: member.key.allClosest(in: names)),
          atKeyOf: member)
      }
    }
    return appearances
  }

  private mutating func look(_ value: JSONValue, shapes: [String]) -> GivenAppearance {
    var look = GivenAppearance()
    for property in reader.object(value, keys: ["color", "shape"]) {
      if property.key == "shape" {
        look.shape = reader.choice(property.value, of: shapes).flatMap(Appearance.Shape.init)
      } else {
        look.colors = colors(property.value)
      }
    }
    return look
  }

  /// Reads one color, or a list of them.
  private mutating func colors(_ value: JSONValue) -> [Color] {
    let values = value.type == .list ? reader.list(value, mayBeEmpty: false) : [value]
    return values.compactMap { reader.color($0) }
  }
}

extension JSONReader {
  /// Reads a color; a text that is none is a fault.
  mutating func color(_ value: JSONValue) -> Color? {
    guard let text = string(value) else { return nil }
    let color = Color(hexadecimal: text)
    if color == nil { report(.badColor(text), at: value) }
    return color
  }
}
