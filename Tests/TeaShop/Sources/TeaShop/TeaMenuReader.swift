import StrictJSON

/// The faults of a menu, each with its line, column and path.
struct TeaMenuError: Error, Equatable, Sendable {
  var messages: [String]
}

/// Reads menus, and finds all faults in one pass.
enum TeaMenuReader {
  static func read(_ bytes: [UInt8], file: String) throws(TeaMenuError) -> TeaMenu {
    var reader = JSONReader(bytes)
    var menu = TeaMenu(title: "", teas: [])
    for member in reader.object(reader.root, keys: ["title", "teas"], required: ["title", "teas"]) {
      if member.key == "title" {
        menu.title = reader.label(member.value) ?? ""
      } else {
        menu.teas = teas(member.value, with: &reader)
      }
    }
    do {
      try reader.finish()
      return menu
    } catch {
      throw TeaMenuError(messages: error.faults.map { "\(file):\($0)" })
    }
  }

  private static func teas(_ value: JSONValue, with reader: inout JSONReader) -> [Tea] {
    let teas = reader.list(value, mayBeEmpty: false).map { tea($0, with: &reader) }
    if !teas.isEmpty, teas.allSatisfy(\.isSoldOut) {
      reader.report(.custom("every tea is sold out", remedy: "offer at least one"), at: value)
    }
    return teas
  }

  private static func tea(_ value: JSONValue, with reader: inout JSONReader) -> Tea {
    var tea = Tea(name: "", minutes: 0)
    let members = reader.object(
      value, keys: ["name", "minutes", "isSoldOut"], required: ["name", "minutes"])
    for member in members {
      switch member.key {
      case "name": tea.name = reader.label(member.value) ?? ""
      case "minutes": tea.minutes = reader.integer(member.value, in: 1...15) ?? 0
      default: tea.isSoldOut = reader.boolean(member.value) ?? false
      }
    }
    return tea
  }
}
