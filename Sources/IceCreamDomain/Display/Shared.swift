/// A value that is copied as one reference, and compared with its copies by identity.
///
/// A choice copies and compares the whole state. Without this, the lists that stay the same take a third of its time.
@propertyWrapper
struct Shared<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var box: Box

  init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  var wrappedValue: Value {
    get { box.value }
    set { box = Box(newValue) }
  }
}

extension Shared: Equatable where Value: Equatable {
  static func == (one: Shared, other: Shared) -> Bool {
    one.box === other.box || one.box.value == other.box.value
  }
}
