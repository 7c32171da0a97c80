import StrictJSON

/// The faults of a catalog, each with its line, column and path.
struct DepartureCatalogError: Error, Equatable, Sendable {
  /// A line for each fault.
  var faults: [String]
}

/// Reads catalogs, and finds all faults in one pass.
enum DepartureCatalog {
  /// Reads the catalog that is embedded in the program.
  static func bundled() throws(DepartureCatalogError) -> [Departure] {
    try read(PackageResources.departures_json, file: "departures.json")
  }

  /// Reads a catalog.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8.
  ///   - file: The file's name, for the faults.
  static func read(_ bytes: [UInt8], file: String) throws(DepartureCatalogError) -> [Departure] {
    var reader = JSONReader(bytes)
    var entries: [Departure] = []
    let keys = ["departures"]
    for member in reader.object(reader.root, keys: keys, required: keys) {
      entries = reader.list(member.value, mayBeEmpty: false).map {
        readDeparture($0, with: &reader)
      }
    }
    do throws(JSONError) {
      try reader.finish()
      return entries
    } catch {
      throw DepartureCatalogError(faults: error.faults.map { "\(file):\($0)" })
    }
  }

  private static func readStop(_ value: JSONValue, with reader: inout JSONReader) -> Stop {
    var entry = Stop(station: "", time: "")
    let keys = ["station", "time"]
    let required: [String] = ["station", "time"]
    for member in reader.object(value, keys: keys, required: required) {
      switch member.key {
      case "station": entry.station = reader.label(member.value) ?? ""
      case "time": entry.time = reader.label(member.value) ?? ""
      default: break
      }
    }
    return entry
  }

  private static func readDeparture(
    _ value: JSONValue, with reader: inout JSONReader
  ) -> Departure {
    var entry = Departure(
      train: "", destination: "", time: "", platform: 0, isCanceled: false, stops: []
    )
    let keys = ["train", "destination", "time", "platform", "isCanceled", "stops"]
    let required: [String] = ["train", "destination", "time", "platform", "isCanceled", "stops"]
    for member in reader.object(value, keys: keys, required: required) {
      switch member.key {
      case "train": entry.train = reader.label(member.value) ?? ""
      case "destination": entry.destination = reader.label(member.value) ?? ""
      case "time": entry.time = reader.label(member.value) ?? ""
      case "platform": entry.platform = reader.integer(member.value, in: 0...1_000_000) ?? 0
      case "isCanceled": entry.isCanceled = reader.boolean(member.value) ?? false
      case "stops": entry.stops = reader.list(member.value).map { readStop($0, with: &reader) }
      default: break
      }
    }
    return entry
  }
}
