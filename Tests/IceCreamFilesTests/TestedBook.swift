import Foundation
import IceCreamDomain
import IceCreamFiles
import StrictJSON

/// A book in a temporary folder.
struct TestedBook {
  let folder: String
  var path: String { folder + "/book.jsonl" }
  /// A store.
  ///
  /// It may have to wait for a moment: a program that another test starts inherits all open files, and their
  /// locks, until it executes.
  var store: FileIceCreamStore { FileIceCreamStore(path: path) }

  /// Calls a function with a book of these contents; without contents, the file does not exist.
  static func with(
    _ text: String? = nil, _ body: (TestedBook) throws -> Void
  ) throws {
    try withFolder { folder in
      let book = TestedBook(folder: folder)
      if let text { try book.write(Array(text.utf8)) }
      try body(book)
    }
  }

  func write(_ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  var bytes: [UInt8] { get throws { try Array(Data(contentsOf: URL(fileURLWithPath: path))) } }
  var text: String { get throws { String(decoding: try bytes, as: UTF8.self) } }
  /// The names of all files in the folder.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
  }

  /// The lines of ice creams, as written by hand.
  static func lines(of iceCreams: [SavedIceCream]) -> String {
    iceCreams.map { iceCream in
      let members = [
        ("id", iceCream.id), ("madeAt", iceCream.madeAt.iso8601), ("cone", iceCream.cone),
        ("flavor", iceCream.flavor), ("topping", iceCream.topping),
      ]
      return "{" + members.map { "\"\($0)\":\(JSONText.text($1))" }.joined(separator: ",") + "}\n"
    }.joined()
  }

  /// The bytes of a book with these ice creams.
  static func bytes(of iceCreams: [SavedIceCream]) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try with { book throws in
      try book.store.save(all: iceCreams)
      bytes = try book.bytes
    }
    return bytes
  }
}
