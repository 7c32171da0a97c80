import Testing

@testable import DeparturesBoard

/// The catalog is read strictly, and each fault is placed.
struct DepartureCatalogTests {
  @Test func `reads the catalog that is embedded`() throws {
    #expect(try !DepartureCatalog.bundled().isEmpty)
  }

  @Test func `reads each field`() throws {
    let text = """
      {
        "departures": [
          { "train": "First", "destination": "A destination", "time": "A time", "platform": 4, "isCanceled": true, "stops": [{ "station": "First", "time": "A time" }, { "station": "Second", "time": "A time" }] },
          { "train": "Second", "destination": "A destination", "time": "A time", "platform": 5, "isCanceled": false, "stops": [{ "station": "First", "time": "A time" }, { "station": "Second", "time": "A time" }] }
        ]
      }
      """

    #expect(
      try DepartureCatalog.read(Array(text.utf8), file: "departures.json") == [.first, .second])
  }

  @Test func `places a missing field`() {
    let text = """
      {
        "departures": [
          { "destination": "A destination", "time": "A time", "platform": 4, "isCanceled": true, "stops": [{ "station": "First", "time": "A time" }, { "station": "Second", "time": "A time" }] }
        ]
      }
      """

    let fault = """
      departures.json:3:5: missing key "train" at departures[0]; add it
      """
    #expect(throws: DepartureCatalogError(faults: [fault])) {
      try DepartureCatalog.read(Array(text.utf8), file: "departures.json")
    }
  }

  @Test func `places a value of a wrong type`() {
    let text = """
      {
        "departures": [
          { "train": true, "destination": "A destination", "time": "A time", "platform": 4, "isCanceled": true, "stops": [{ "station": "First", "time": "A time" }, { "station": "Second", "time": "A time" }] }
        ]
      }
      """

    let fault = """
      departures.json:3:16: expected a string, found a boolean at departures[0].train; replace it
      """
    #expect(throws: DepartureCatalogError(faults: [fault])) {
      try DepartureCatalog.read(Array(text.utf8), file: "departures.json")
    }
  }

  @Test func `places an unknown field`() {
    let text = """
      {
        "departures": [
          { "zzz": 1, "train": "First", "destination": "A destination", "time": "A time", "platform": 4, "isCanceled": true, "stops": [{ "station": "First", "time": "A time" }, { "station": "Second", "time": "A time" }] }
        ]
      }
      """

    let fault = """
      departures.json:3:7: unknown key "zzz" at departures[0]; use one of train, destination, time, platform, isCanceled, stops
      """
    #expect(throws: DepartureCatalogError(faults: [fault])) {
      try DepartureCatalog.read(Array(text.utf8), file: "departures.json")
    }
  }
}
