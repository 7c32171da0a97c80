import Foundation
import Testing

@testable import TeaShop

/// The catalog is read strictly, and each fault is placed.
struct TeaCatalogTests {
  @Test func `reads the catalog that is embedded`() throws {
    #expect(try !TeaCatalog.bundled().isEmpty)
  }

  @Test func `reads each field`() throws {
    let text = """
      {
        "teas": [
          { "name": "First", "minutes": 2, "isSoldOut": true },
          { "name": "Second", "minutes": 3, "isSoldOut": false }
        ]
      }
      """

    let second = Tea(name: "Second", minutes: 3, isSoldOut: false)
    #expect(try TeaCatalog.read(Array(text.utf8), file: "teas.json") == [.first, second])
  }

  @Test func `refuses a menu of which every tea is sold out, or steeps for long`() {
    let text = """
      {
        "teas": [
          { "name": "First", "minutes": 30, "isSoldOut": true }
        ]
      }
      """

    let faults = """
      teas.json:2:11: every tea is sold out at teas; offer at least one
      teas.json:3:35: "30" is not a whole number from 1 to 15 at teas[0].minutes; replace it
      """
    #expect(throws: TeaCatalogError(faults: faults.components(separatedBy: "\n"))) {
      try TeaCatalog.read(Array(text.utf8), file: "teas.json")
    }
  }

  @Test func `places a missing field`() {
    let text = """
      {
        "teas": [
          { "minutes": 2, "isSoldOut": false }
        ]
      }
      """

    let fault = """
      teas.json:3:5: missing key "name" at teas[0]; add it
      """
    #expect(throws: TeaCatalogError(faults: [fault])) {
      try TeaCatalog.read(Array(text.utf8), file: "teas.json")
    }
  }

  @Test func `places a value of a wrong type`() {
    let text = """
      {
        "teas": [
          { "name": true, "minutes": 2, "isSoldOut": false }
        ]
      }
      """

    let fault = """
      teas.json:3:15: expected a string, found a boolean at teas[0].name; replace it
      """
    #expect(throws: TeaCatalogError(faults: [fault])) {
      try TeaCatalog.read(Array(text.utf8), file: "teas.json")
    }
  }

  @Test func `places an unknown field`() {
    let text = """
      {
        "teas": [
          { "zzz": 1, "name": "First", "minutes": 2, "isSoldOut": false }
        ]
      }
      """

    let fault = """
      teas.json:3:7: unknown key "zzz" at teas[0]; use one of name, minutes, isSoldOut
      """
    #expect(throws: TeaCatalogError(faults: [fault])) {
      try TeaCatalog.read(Array(text.utf8), file: "teas.json")
    }
  }
}
