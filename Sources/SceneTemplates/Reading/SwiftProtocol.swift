/// A protocol at a boundary between two components, as declared in a source.
package struct SwiftProtocol: Equatable {
  /// A required method, which takes one payload or none.
  package struct Method: Equatable {
    package var name: String
    package var payload: Payload?
    package var line: Int
  }

  /// The argument of a method.
  package struct Payload: Equatable {
    /// The label at the call; `nil` for `_`.
    package var label: String?
    /// The name in the method.
    package var name: String
    package var type: String
  }

  /// A required property that can be read.
  package struct Property: Equatable {
    package var name: String
    package var type: String
    package var isSettable: Bool
    package var line: Int
  }

  package var name: String
  package var file: String
  package var line: Int
  package var methods: [Method] = []
  package var properties: [Property] = []
}
