import IceCreamDomain
import Seeds
import Testing

@testable import TestSupport

struct CatalogReaderTests {
  @Test func `reads lists, prompts and appearances`() throws {
    #expect(try CatalogReader.read(Array(Seeds.catalog.utf8), file: "seed.json") == Seeds.iceCream)
  }

  @Test(arguments: [1, 32, 33, 500])
  func `assigns each appearance to its name in lists of any length`(count: Int) throws {
    let names = (0..<count).map { "Flavor \($0)" }
    let list = names.map { "\"\($0)\"" }.joined(separator: ",")
    let last = count - 1
    let text =
      #"{"cones":["A"],"flavors":[\#(list)],"toppings":["C"],"#
      + ##""appearance":{"flavors":{"Flavor \##(last)":{"color":"#010203","shape":"chips"}}}}"##

    let catalog = try CatalogReader.read(Array(text.utf8), file: "F")

    let look = Appearance(color: Color(red: 1, green: 2, blue: 3), shape: .chips)
    #expect(catalog.appearances.flavor.count == count)
    #expect(catalog.appearances.flavor.dropLast().allSatisfy { $0 == nil })
    #expect(catalog.appearance(at: last, of: .flavor) == look)
    let other = text.replacing("Flavor \(last)\":{", with: "Gravel\":{")
    #expect(faults(of: Array(other.utf8)).count == 1)
  }

  @Test func `reads one color or several, the main one first`() throws {
    func look(_ color: String) throws -> Appearance {
      let text =
        #"{"cones":["A"],"flavors":["B"],"toppings":["C"],"#
        + #""appearance":{"flavors":{"B":{"color":\#(color),"shape":"ripple"}}}}"#
      return try CatalogReader.read(Array(text.utf8), file: "F").appearance(at: 0, of: .flavor)
    }
    let (main, second) = (Color(red: 1, green: 2, blue: 3), Color(red: 4, green: 5, blue: 6))

    #expect(try look(##""#010203""##) == Appearance(color: main, shape: .ripple))
    #expect(try look(##"["#010203"]"##) == Appearance(color: main, shape: .ripple))
    #expect(
      try look(##"["#010203", "#040506"]"##)
        == Appearance(color: main, accents: [second], shape: .ripple))
  }

  @Test(arguments: catalogCases)
  func `reports every fault with its position and remedy`(of catalog: CatalogCase) throws {
    #expect(faults(of: Array(catalog.text.utf8)) == catalog.faults.map { "F:" + $0 })
    if catalog.schema != .unseen {
      try SchemaCase.write(
        catalog.text, named: catalog.name, schema: "icecream", isAccepted: catalog.schema != .bad)
    }
  }

  @Test(arguments: IngredientKind.allCases)
  func `knows the shapes of the schema`(kind: IngredientKind) throws {
    let schema = try resource("icecream.schema.json").filter { !$0.isWhitespace }

    let shapes = kind.shapes.map { "\"\($0.rawValue)\"" }.joined(separator: ",")
    #expect(schema.contains(#""shape":{"enum":[\#(shapes)]}"#))
  }

  @Test func `decodes escape sequences`() throws {
    let text =
      #"{"cones":["\"\\\/\u0041\uD83C\uDF66","\uD800\uDC00\uDBFF\uDFFD"],"flavors":["é"],"toppings":["C"]}"#

    let catalog = try CatalogReader.read(Array(text.utf8), file: "F")

    #expect(catalog.cones == ["\"\\/A🍦", "\u{10000}\u{10FFFD}"])
    #expect(catalog.flavors == ["é"])
  }

  @Test(
    arguments: [
      ("UTF-16", [0xFF, 0xFE, 0x7B, 0x00]), ("UTF-16", [0xFE, 0xFF, 0x00, 0x7B]),
      ("UTF-16", [0x7B, 0x00, 0x7D, 0x00]), ("UTF-16", [0x00, 0x7B, 0x00, 0x7D]),
      ("UTF-32", [0xFF, 0xFE, 0x00, 0x00]), ("UTF-32", [0x7B, 0x00, 0x00, 0x00]),
      ("UTF-32", [0x00, 0x00, 0xFE, 0xFF]), ("UTF-32", [0x00, 0x00, 0x00, 0x7B]),
    ] as [(String, [UInt8])])
  func `reports an encoding other than UTF-8`(encoding: String, bytes: [UInt8]) {
    #expect(faults(of: bytes) == ["F:1:1: the file is in \(encoding); save it as UTF-8"])
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0xAF], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF, 0xFE, 0xFF],
    ] as [[UInt8]])
  func `reports invalid UTF-8`(bytes: [UInt8]) {
    let start = Array(#"{"cones":["A"#.utf8)
    let end = Array(#""],"flavors":["B"],"toppings":["C"]}"#.utf8)

    let faults = faults(of: start + bytes + end)

    #expect(
      faults == ["F:1:13: invalid UTF-8 at cones, entry 1; save the file as UTF-8"])
  }

  @Test func `counts lines at LF, CR and CRLF, and columns in characters`() {
    let text = "{\r\"cones\": [\"é🍦\", 1],\n\r\n\"flavors\": [\"B\"], \"toppings\": 2}"

    #expect(
      faults(of: Array(text.utf8)) == [
        "F:2:17: expected a string, found a number at cones, entry 2; replace it",
        "F:4:31: expected a list, found a number at toppings; replace it",
      ])
  }

  @Test func `stops at the nesting limit`() {
    let bytes = Array(#"{"cones":"#.utf8) + Array(repeating: UInt8(ascii: "["), count: 100_000)

    #expect(
      faults(of: bytes) == [
        "F:1:11: expected a string, found a list at cones, entry 1; replace it",
        "F:1:73: nested more than 64 levels deep at cones, entry 1, entry 1, entry 1, entry 1, entry 1, entry 1, entry 1, entry 1, entry 1…; use fewer levels",
      ])
  }

  @Test func `leaves each nested object that it enters`() throws {
    let looks = (1...100).map { #""\#($0)":{}"# }.joined(separator: ",")
    let names = (1...100).map { #""\#($0)""# }.joined(separator: ",")
    let text =
      #"{"cones":[\#(names)],"flavors":["B"],"toppings":["C"],"appearance":{"cones":{\#(looks)}}}"#

    #expect(faults(of: Array(text.utf8)) == [])
  }

  @Test func `finds one duplicate among many names`() {
    let names = (1...100_000).map { #""Name \#($0)""# } + [#""Name 54321""#]
    let text = #"{"cones":["A"],"flavors":["B"],"toppings":[\#(names.joined(separator: ","))]}"#

    let faults = faults(of: Array(text.utf8))

    #expect(faults.count == 1)
    #expect(faults.first?.hasSuffix(#"remove it: entry 54321 is the same"#) == true)
  }

  @Test func `refuses more bytes than the limit`() {
    let bytes = Array(repeating: UInt8(ascii: " "), count: CatalogReader.sizeLimit + 1)

    #expect(
      faults(of: bytes) == [
        "F: the file is larger than 64 MiB; make it smaller"
      ])
  }
}

/// Returns the faults that the reader reports, one line each.
func faults(of bytes: [UInt8]) -> [String] {
  do {
    _ = try CatalogReader.read(bytes, file: "F")
    return []
  } catch {
    return CatalogFaultWording.lines(for: error)
  }
}
