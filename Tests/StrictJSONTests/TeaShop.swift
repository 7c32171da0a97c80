import StrictJSON

/// The menu of a tea shop, read as client code would read its own JSON.
struct TeaShop: Equatable {
  struct Tea: Equatable {
    var name: String
    var cents: Int
    var strength = "medium"
  }

  var title = ""
  var teas: [Tea] = []
}

extension TeaShop {
  init(json: [UInt8]) throws(JSONError) {
    var reader = JSONReader(json)
    for member in reader.object(reader.root, keys: ["title", "teas"], required: ["teas"]) {
      switch member.key {
      case "title": title = reader.label(member.value) ?? ""
      default:
        teas = reader.list(member.value, mayBeEmpty: false).map { Tea($0, from: &reader) }
      }
    }
    try reader.finish()
  }
}

extension TeaShop.Tea {
  init(_ value: JSONValue, from reader: inout JSONReader) {
    self.init(name: "", cents: 0)
    let keys = ["name", "cents", "strength"]
    for member in reader.object(value, keys: keys, required: ["name", "cents"]) {
      switch member.key {
      case "name": name = reader.label(member.value) ?? ""
      case "cents": cents = reader.integer(member.value, in: 1...10_000) ?? 0
      default: strength = reader.choice(member.value, of: ["light", "medium", "strong"]) ?? ""
      }
    }
    if name == "Coffee" {
      reader.report(.custom("this is a tea shop", remedy: "serve it elsewhere"), at: value)
    }
  }
}
