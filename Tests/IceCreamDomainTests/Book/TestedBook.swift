import Foundation
import IceCreamDomain
import StrictJSON

/// A book in a folder of its own.
struct TestedBook {
  let folder: String
  var path: String { folder + "/book.jsonl" }
  /// A store.
  ///
  /// Nobody else has the book, but it may have to wait for a moment: a program that another test starts
  /// has all files of the tests, and their locks, until it has come to life.
  var store: FileIceCreamStore { FileIceCreamStore(path: path) }

  /// Runs something with a book that is not there yet, or has this in it.
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
  /// All that is in the folder.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
  }

  /// The lines of some ice creams, as somebody may write them.
  static func lines(of iceCreams: [SavedIceCream]) -> String {
    iceCreams.map { iceCream in
      let members = [
        ("id", iceCream.id), ("madeAt", iceCream.madeAt.iso8601), ("cone", iceCream.cone),
        ("flavor", iceCream.flavor), ("topping", iceCream.topping),
      ]
      return "{" + members.map { "\"\($0)\":\(JSONText.text($1))" }.joined(separator: ",") + "}\n"
    }.joined()
  }

  /// The bytes of a book with some ice creams.
  static func bytes(of iceCreams: [SavedIceCream]) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try with { book throws in
      try book.store.save(all: iceCreams)
      bytes = try book.bytes
    }
    return bytes
  }
}
