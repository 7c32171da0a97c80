// Protocols whose spies lack a requirement, as a note says, until a person writes it.

protocol StaticValues {
  static var payload: Payload { get }
  static func thing(a: Int) -> Thing
  static func ticket() -> Ticket
}
protocol Resolves { func resolve<Value>(_ type: Value.Type) -> Value }
protocol MakesWithValue {
  var payload: Payload { get }
  init(a: Int)
  func thing() -> Thing
  func ticket() -> Ticket
}
protocol Persists {
  associatedtype Domain
  static func load(id: Int)
  static var count: Int { get }
  func domain() -> Domain
}
protocol Adds { static func + (a: Self, b: Self) -> Self }

extension StaticValuesSpy {
  static var payload: Payload { Payload() }
  static func thing(a: Int) -> Thing { Thing() }
  static func ticket() -> Ticket { Ticket() }
}
extension ResolvesSpy {
  func resolve<Value>(_ type: Value.Type) -> Value { preconditionFailure() }
}
extension MakesWithValueSpy {
  var payload: Payload { Payload() }
  func thing() -> Thing { Thing() }
  func ticket() -> Ticket { Ticket() }
}
extension PersistsSpy {
  static func load(id: Int) {}
  static var count: Int { 0 }
}
extension AddsSpy {
  static func + (a: AddsSpy, b: AddsSpy) -> AddsSpy { a }
}
