import Testing

@testable import SwiftReading

/// A protocol's requirements are read, and what is not understood is refused.
struct SwiftProtocolTests {
  @Test func `reads methods and properties with comments, attributes and modifiers`() throws {
    let source = """
      import Scenery
      // protocol A: AnyObject { func no() }
      /* protocol A /* nested */ { } */
      let text = "protocol A: AnyObject { \\("}") "
      let more = #\"""
        protocol A { " \\#(value) }
        \"""#
      let expression = /protocol "A/
      let other = #/ protocol A "{ /#
      let ratio = 4 / 2 / 1
      @available(macOS 15, *) @MainActor
      public protocol A: AnyObject {
        /// Fetches. func no()
        @discardableResult func fetchTeas(request: ListTeas.FetchTeas.Request)
        func choose(
          _ index: [String: Int?],  // a comment
        ) -> Void
        func `default`(with payload: [P]?); func leave()
        @available(*, deprecated)
        func sort(by: Map<A, B>) -> ()

        var dataStore: (any P
          & Q)? { get }
        var other: [Int] { get set }
      }
      """

    let found = try #require(try read(source))

    #expect(found.name == "A")
    #expect(found.line == 12)
    #expect(
      found.methods == [
        .init(
          name: "fetchTeas",
          payload: .init(label: "request", name: "request", type: "ListTeas.FetchTeas.Request")),
        .init(name: "choose", payload: .init(label: nil, name: "index", type: "[String: Int?]")),
        .init(name: "`default`", payload: .init(label: "with", name: "payload", type: "[P]?")),
        .init(name: "leave", payload: nil),
        .init(name: "sort", payload: .init(label: "by", name: "by", type: "Map<A, B>")),
      ])
    #expect(
      found.properties == [
        .init(name: "dataStore", type: "(any P & Q)?", line: 22),
        .init(name: "other", type: "[Int]", line: 24),
      ])
  }

  @Test(arguments: [
    "protocol A<B>: AnyObject {}", "protocol A {}", "protocol A: AnyObject, Hashable {}",
    "protocol A: Swift.AnyObject {}", "protocol A: AnyObject where Self: B {}",
  ])
  func `refuses a protocol that is not plain`(source: String) throws {
    let fault = try #require(throws: SourceFault.self) { try read(source) }

    #expect(
      fault.message == "A.swift:1: A must inherit AnyObject only. "
        + "Declare its other requirements in A, with concrete types.")
  }

  @Test(arguments: [
    "associatedtype B", "func b() async", "func b() throws(E)", "func b() -> Int",
    "func b<C>(c: C)", "func b(c: Int, d: Int)", "func b(c: inout Int)", "func b(c: Int...)",
    "func b(c: some P)", "func b(c: @escaping () -> Void)", "func b(c: (Int) -> Void)",
    "func b(c: (Int, String))", "func b(c: any Error)", "func b(_: Int)", "func b(c: C) where C: D",
    "static func b()", "init(b: Int)", "subscript(b: Int) -> Int { get }", "func == (a: Int)",
    "var b: Int { get async }", "#if DEBUG",
  ])
  func `refuses a requirement that it does not understand`(requirement: String) throws {
    let fault = try #require(throws: SourceFault.self) {
      try read("protocol A: AnyObject {\n  func a(); @objc\n  \(requirement)\n}")
    }

    #expect(
      fault.message == """
        A.swift:3: A requires "\(requirement)", which cannot be traced or recorded. \
        Require methods with one Equatable payload or none, such as func load(request: Load.Request).
        """)
  }

  @Test(arguments: [
    ("private protocol A: AnyObject {}", "A is private to its file. Make it internal."),
    ("protocol A: AnyObject { func b()", "The protocol A does not end. Close it with }."),
    ("protocol A: AnyObject { /* }", "This comment does not end. Close it with */."),
    ("protocol A: AnyObject {}; let a = \"a", "This literal does not end. Close it."),
    ("protocol A: AnyObject {}; let a = \"\\(b\"", "This literal does not end. Close it."),
  ])
  func `refuses what it does not understand`(source: String, message: String) throws {
    let fault = try #require(throws: SourceFault.self) { try read(source) }

    #expect(fault.message == "A.swift:1: \(message)")
  }

  @Test func `reads only the protocol that it is asked for`() throws {
    let source = try SwiftSource(
      "protocol B<C>: D { init() }\nprotocol A: AnyObject { func a() }", file: "A.swift")

    #expect(try source.swiftProtocol(named: "A")?.methods.map(\.name) == ["a"])
    #expect(try source.swiftProtocol(named: "E") == nil)
  }

  @Test func `refuses a protocol that is declared twice`() throws {
    let sources = try ["A.swift", "B.swift"].map {
      try SwiftSource("protocol A: AnyObject {}", file: $0)
    }

    let fault = try #require(throws: SourceFault.self) {
      try SwiftModule(name: "M", sources: sources).swiftProtocol(named: "A")
    }

    #expect(fault.message == "A.swift:1: A is also declared at B.swift:1. Rename one of them.")
  }

  @Test func `finds the types of a source`() throws {
    let source = try SwiftSource(
      """
      enum A { struct B {} }
      final class C { class func d() {} }
      extension E { typealias F = Int }
      actor G {}
      let h = A.self // class I
      """, file: "A.swift")

    #expect(source.types.map(\.name) == ["A", "B", "C", "F", "G"])
    #expect(source.type(named: "F")?.line == 3)
  }

  private func read(_ text: String) throws -> SwiftProtocol? {
    try SwiftSource(text, file: "A.swift").swiftProtocol(named: "A")
  }
}
