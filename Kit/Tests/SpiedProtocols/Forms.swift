// Protocols of all forms that a spy is generated of. Kit/check-spies compiles and calls the spies.

import Foundation

struct Payload {}
struct Same: Equatable {}
enum Kind { case a, b }
final class Thing {}
class Base { init() {} }
typealias Handler = (Int) -> Void

enum Outer {
  protocol Nested { func inside(kind: Kind) }
}

protocol Empty {}
protocol Inherits: Bound { func more() }
protocol Bound: AnyObject { func one(request: Same) }
protocol NotEqual { func one(request: Payload) }
protocol Parameters {
  func none()
  func unlabeled(_ a: Int)
  func two(a: Int, b: String)
  func labels(from a: Int, _ b: Int, to: Int)
  func optional(a: Int?, b: [Payload]?, c: [String: Int])
  func tuple(a: (Int, String))
  func inOut(a: inout Int)
  func variadic(a: Int...)
  func existential(a: any Error)
  func opaque(a: some Error)
  func metatype(a: Thing.Type)
  func `default`(in: Int)
  func unnamed(_: Int, with _: String)
  func sent(a: sending Thing)
  func consumed(a: consuming Thing)
}
protocol Closures {
  func escaping(completion: @escaping (Result<Int, any Error>) -> Void)
  func both(a: Int, success: @escaping (Int) -> Void, failure: ((any Error) -> Void)?)
  func notEscaping(body: (Int) -> Void)
  func auto(a: @autoclosure () -> Int)
  func sendable(a: @escaping @Sendable () -> Void)
  func onMain(a: @escaping @MainActor () -> Void)
  func aliased(a: @escaping Handler)
  func aliasedPlain(a: Handler)
}
protocol AliasedLikeTheLibrary {
  typealias Result = Swift.Result<Int, any Error>
  func load(then: @escaping (Result) -> Void) -> [Result]
}
protocol Identified: AnyObject, Identifiable { func use() }
protocol Results {
  func int() -> Int
  func text() -> String
  func bool() -> Bool
  func list() -> [Thing]
  func dictionary() -> [String: Thing]
  func optional() -> Thing?
  func thing(a: Int) -> Thing
  func pair() -> (Int, String)
  func closure() -> () -> Void
  func existential() -> any Error
  @discardableResult func ignored() -> Int
}
protocol Effects {
  func plain() async
  func fails() throws
  func fetch(id: Int) async throws -> [String]
  func typed() throws(Oops) -> Int
  func anyTyped() throws(any Error)
  func neverTyped() throws(Never)
  func rethrown(body: () throws -> Void) rethrows
  func rethrownLater(body: () async throws -> Int) async rethrows -> Int
  func generic<E: Error>(body: () throws(E) -> Void) throws(E)
}
struct Oops: Error {}
protocol Properties {
  var title: String { get }
  var count: Int { get set }
  var thing: Thing { get }
  var maybe: Thing? { get set }
  var handler: (() -> Void)? { get set }
  var later: Int { get async throws }
  static var shared: Int { get }
}
protocol Subscripts {
  subscript(index: Int) -> String { get set }
  subscript(key key: String) -> Int { get }
}
protocol Makes {
  init(a: Int)
  func use() -> Thing?
}
protocol FailsToMake { init?(a: Int) }
protocol MakesWhole {
  init(payload: Payload, `default`: Thing, other: Int)
  var payload: Payload { get }
  var `default`: Thing { get set }
}
protocol Streams {
  associatedtype Item
  associatedtype Failure where Failure == Never
  var output: Result<Item, Failure> { get }
}
protocol MakesLater {
  var text: String { get }
  init()
  func list() -> [Payload]
}
protocol Statics { static func make(a: Int) -> Int }
protocol Generics {
  func take<T: Equatable>(value: T) -> Int
  func takeAll<T>(values: [T]) where T: Hashable
  func decode<T: Decodable>(type: T.Type) throws
}
protocol Associated {
  associatedtype Item: Equatable
  func add(item: Item) -> Int
  func all() -> [Item]
  func first() -> Self.Item?
}
protocol Primary<Value> {
  associatedtype Value
  var value: Value { get }
}
protocol Overloads {
  func load(id: Int)
  func load(name: String)
  func load()
  func load(_ a: Int)
  func load(id: String)
}
protocol Selfish {
  func same(as other: Self) -> Bool
  func copy() -> Self
}
@MainActor protocol OnMain {
  func a(b: Int)
  var c: Int { get }
  static func d()
}
protocol PartlyOnMain {
  @MainActor func a(b: Int)
  func e()
}
protocol Acting: Actor { func a(b: Int) -> Int }
protocol Shared: Sendable { func a(b: Int) async }
protocol Comparing: Equatable { func a() }
protocol Hashing: Hashable { func a() }
protocol Objects: NSObjectProtocol { func a() }
protocol OnClass where Self: Base { func a() }
protocol Mutates { mutating func a(b: Int) }
protocol Aliases {
  typealias Event = Same
  func a(event: Event)
}
protocol Conditional {
  func always()
  #if DEBUG
    func debug(a: Int)
  #else
    func release()
  #endif
}
protocol Escaped { func `func`(`class`: Int) -> Int? }
protocol Available { @available(macOS 15, *) func a() }
public protocol Public {
  func a(b: Int)
  var c: Int { get }
}
protocol Diamond: Left, Right {}
protocol Left: Bound { func left() }
protocol Right: Bound { func right() }

struct Ticket: ~Copyable { var number = 0 }
typealias Fold = (Int) -> Int
typealias Couple = Left & Right
enum Area {
  struct Model { var a = 0 }
  enum Inner {
    struct Part {}
    protocol Output { func show(_ part: Part, of model: Model, all: [String: Model]) -> Model? }
  }
  protocol Output { func show(_ model: Model) -> [Model] }
}
protocol AttributesInAnyOrder {
  func a(_ f: @escaping @MainActor @Sendable (Int) -> Void)
  func b(_ f: @MainActor @escaping (Int) -> Void)
  func c(_ f: @Sendable @escaping (Int) -> Void)
}
protocol Sends { func giveBack() -> sending Thing }
protocol Unique {
  func eat(_ ticket: consuming Ticket)
  func look(at ticket: borrowing Ticket, number: Int)
  func make() -> Ticket
  var first: Ticket { get }
}
protocol Packs { func all<each T>(_ values: repeat each T, number: Int) }
protocol Needs { var fold: Fold { get } }
protocol ByAlias: Couple { func third() }
protocol InBrackets: (Left & Right) {}
protocol OnObject: NSObject { func back() }
protocol Decodes {
  func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value
  func find<Value>(_ type: Value.Type) -> Value?
  func all<Value>(_ type: Value.Type) async throws -> [Value]
  static func shared(a: Int) throws -> Payload
}
protocol Texts: Associated where Item == String {}
protocol Hashes: Associated where Item: Hashable { func z() }
protocol Numbers {
  associatedtype S: Sequence where S.Element == Int
  var numbers: S { get }
}
protocol `in` { func go() }
