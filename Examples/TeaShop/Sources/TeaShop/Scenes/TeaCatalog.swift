import StrictJSON

/// The faults of a catalog, each with its line, column and path.
struct TeaCatalogError: Error, Equatable, Sendable {
  /// A line for each fault.
  var faults: [String]
}

/// Reads catalogs, and finds all faults in one pass.
enum TeaCatalog {
  /// Reads the catalog that is embedded in the program.
  static func bundled() throws(TeaCatalogError) -> [Tea] {
    try read(PackageResources.teas_json, file: "teas.json")
  }

  /// Reads a catalog.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8.
  ///   - file: The file's name, for the faults.
  static func read(_ bytes: [UInt8], file: String) throws(TeaCatalogError) -> [Tea] {
    var reader = JSONReader(bytes)
    var entries: [Tea] = []
    let keys = ["teas"]
    for member in reader.object(reader.root, keys: keys, required: keys) {
      entries = reader.list(member.value, mayBeEmpty: false).map { readTea($0, with: &reader) }
      if !entries.isEmpty, entries.allSatisfy(\.isSoldOut) {
        reader.report(
          .custom("every tea is sold out", remedy: "offer at least one"), at: member.value)
      }
    }
    do throws(JSONError) {
      try reader.finish()
      return entries
    } catch {
      throw TeaCatalogError(faults: error.faults.map { "\(file):\($0)" })
    }
  }

  private static func readTea(_ value: JSONValue, with reader: inout JSONReader) -> Tea {
    var entry = Tea(name: "", minutes: 0, isSoldOut: false)
    let keys = ["name", "minutes", "isSoldOut"]
    let required: [String] = ["name", "minutes", "isSoldOut"]
    for member in reader.object(value, keys: keys, required: required) {
      switch member.key {
      case "name": entry.name = reader.label(member.value) ?? ""
      case "minutes": entry.minutes = reader.integer(member.value, in: 1...15) ?? 0
      case "isSoldOut": entry.isSoldOut = reader.boolean(member.value) ?? false
      default: break
      }
    }
    return entry
  }
}
