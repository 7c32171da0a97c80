import Foundation
import IceCreamDomain
import IceCreamFiles
import Seeds
import StrictJSON

@testable import TestSupport

/// A book in a temporary folder, which does not exist before it is written to.
struct TestedBook {
  private let temporary = Folder()
  var folder: String { temporary.path }
  var path: String { folder + "/book.jsonl" }
  /// A store.
  ///
  /// It may have to wait for a moment: a program that another test starts inherits all open files, and their
  /// locks, until it executes.
  var store: FileIceCreamStore { FileIceCreamStore(path: path) }

  init() {}

  init(_ text: String) throws { try write(text) }

  init(saving iceCreams: [SavedIceCream]) throws {
    for iceCream in iceCreams { try store.save(iceCream) }
  }

  /// Creates the book that sessions in documents start with.
  static func documented() throws -> TestedBook {
    try TestedBook(saving: [
      .made(-33, cone: "Sugar cone", topping: "Rainbow sprinkles"), Seeds.savedIceCream,
    ])
  }

  func write(_ text: String) throws { try write(Array(text.utf8)) }

  func write(_ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  var bytes: [UInt8] { get throws { try Array(Data(contentsOf: URL(fileURLWithPath: path))) } }
  var text: String { get throws { String(decoding: try bytes, as: UTF8.self) } }
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
  }

  /// The lines of ice creams, as written by hand.
  static func lines(of iceCreams: [SavedIceCream]) -> String {
    iceCreams.map { iceCream in
      let members = [
        ("id", iceCream.id), ("madeAt", iceCream.madeAt.iso8601), ("cone", iceCream.names.cone),
        ("flavor", iceCream.names.flavor), ("topping", iceCream.names.topping),
      ]
      return "{" + members.map { "\"\($0)\":\(JSONText.text($1))" }.joined(separator: ",") + "}\n"
    }.joined()
  }
}
