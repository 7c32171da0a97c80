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
        menu.teas = reader.list(member.value, mayBeEmpty: false).map { tea($0, with: &reader) }
      }
    }
    do {
      try reader.finish()
      return menu
    } catch {
      throw TeaMenuError(messages: error.faults.map { "\(file):\($0)" })
    }
  }

  private static func tea(_ value: JSONValue, with reader: inout JSONReader) -> Tea {
    var tea = Tea(name: "", minutes: 0)
    let members = reader.object(
      value, keys: ["name", "minutes", "isSoldOut"], required: ["name", "minutes"])
    for member in members {
      switch member.key {
      case "name": tea.name = reader.label(member.value) ?? ""
      case "minutes": tea.minutes = minutes(member.value, with: &reader)
      default: tea.isSoldOut = reader.boolean(member.value) ?? false
      }
    }
    return tea
  }

  private static func minutes(_ value: JSONValue, with reader: inout JSONReader) -> Int {
    if case .number("60") = value.content {
      reader.report(.custom("no tea steeps for an hour", remedy: "write minutes"), at: value)
      return 0
    }
    return reader.integer(value, in: 1...15) ?? 0
  }
}
