import SwiftReading

@testable import SceneCheck
@testable import TestSupport

/// Scenes that keep all rules, to be broken by a change: classic ones, and our own.
enum CheckedScenes: String {
  /// UIKit, `presenter.viewController`, and XCTest.
  case classic = "Learn/Examples/BoatRental"
  /// Those of this package.
  case ours = "Sources/IceCreamDomain/Scenes"

  /// A text that is replaced by another in a file, named by its end.
  typealias Edit = (file: String, old: String, new: String)

  /// Returns the sources after edits.
  func sources(after edits: [Edit]) throws -> [SwiftSource] {
    var paths = Repository.swiftFiles(in: rawValue)
    if self == .ours { paths += Repository.swiftFiles(in: "Tests/IceCreamDomainTests/Scenes") }
    var left = edits
    let sources = try paths.map { path in
      var text = try Repository.text(of: path)
      for edit in left where path.hasSuffix("/" + edit.file) && text.contains(edit.old) {
        text = text.replacingOccurrences(of: edit.old, with: edit.new)
        left.removeAll { $0.file == edit.file && $0.old == edit.old }
      }
      return try SwiftSource(text, file: path)
    }
    if let edit = left.first { throw SourceFault(file: edit.file, "It has no \(edit.old).") }
    return sources
  }
}
