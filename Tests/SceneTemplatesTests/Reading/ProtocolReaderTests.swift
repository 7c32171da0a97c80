import Testing

@testable import SceneTemplates

/// The reader finds a protocol's requirements, and refuses what it does not understand.
struct ProtocolReaderTests {
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
          payload: .init(label: "request", name: "request", type: "ListTeas.FetchTeas.Request"),
          line: 14),
        .init(
          name: "choose", payload: .init(label: nil, name: "index", type: "[String: Int?]"),
          line: 15),
        .init(
          name: "`default`", payload: .init(label: "with", name: "payload", type: "[P]?"),
          line: 18),
        .init(name: "leave", payload: nil, line: 18),
      ])
    #expect(
      found.properties == [
        .init(name: "dataStore", type: "(any P & Q)?", isSettable: false, line: 20),
        .init(name: "other", type: "[Int]", isSettable: true, line: 22),
      ])
  }

  @Test(arguments: [
    ("protocol A<B>: AnyObject {}", "A has associated types"),
    ("protocol A: AnyObject { associatedtype B }", "A has associated types"),
    ("protocol A {}", "A must inherit AnyObject."),
    ("protocol A: AnyObject, Hashable {}", "A inherits Hashable"),
    ("protocol A: Swift.AnyObject {}", "A inherits Swift.AnyObject"),
    ("protocol A: AnyObject where Self: B {}", "A has associated types"),
    ("private protocol A: AnyObject {}", "A is private to its file. Make it internal."),
    ("protocol A: AnyObject { func b() async }", "b is asynchronous"),
    ("protocol A: AnyObject { func b() throws(E) }", "b throws"),
    ("protocol A: AnyObject { func b() -> Int }", "b returns a value"),
    ("protocol A: AnyObject { func b<C>(c: C) }", "b is generic"),
    ("protocol A: AnyObject { func b(c: Int, d: Int) }", "b has 2 parameters"),
    ("protocol A: AnyObject { func b(c: inout Int) }", #"The parameter "c: inout Int" of b"#),
    ("protocol A: AnyObject { func b(c: Int...) }", #"The parameter "c: Int..." of b"#),
    ("protocol A: AnyObject { func b(c: some P) }", #"The parameter "c: some P" of b"#),
    ("protocol A: AnyObject { func b(c: @escaping () -> Void) }", "The parameter"),
    ("protocol A: AnyObject { func b(c: (Int) -> Void) }", "Pass an Equatable payload."),
    ("protocol A: AnyObject { func b(c: (Int, String)) }", "Pass an Equatable payload."),
    ("protocol A: AnyObject { func b(c: any Error) }", "Pass an Equatable payload."),
    ("protocol A: AnyObject { static func b() }", #"A requires "static func b()""#),
    ("protocol A: AnyObject { init(b: Int) }", #"A requires "init(b: Int)""#),
    ("protocol A: AnyObject { subscript(b: Int) -> Int { get } }", "A requires"),
    ("protocol A: AnyObject { func == (a: Int) }", #"A requires "func =""#),
    ("protocol A: AnyObject { var b: Int { get async } }", #"A requires "var b: Int"#),
    ("protocol A: AnyObject {\n#if DEBUG\nfunc b()\n#endif\n}", "A contains a condition (#if)"),
    ("protocol A: AnyObject { func b()", "The protocol A does not end. Close it with }."),
    ("protocol A: AnyObject { /* }", "This comment does not end. Close it with */."),
    ("protocol A: AnyObject {}\nlet a = \"a", "This literal does not end. Close it."),
  ])
  func `refuses what it does not understand`(source: String, message: String) throws {
    let fault = try #require(throws: SourceFault.self) { try read(source) }

    #expect(fault.message.hasPrefix("A.swift:"))
    #expect(fault.message.contains(message))
  }

  @Test func `says the line`() throws {
    let fault = try #require(throws: SourceFault.self) {
      try read("protocol A: AnyObject {\n  func a()\n\n  func b() async\n}")
    }

    #expect(
      fault.message
        == "A.swift:4: b is asynchronous, which cannot be traced or recorded. "
        + "Wait in the interactor, in a task.")
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

    #expect(source.declarations.map(\.name) == ["A", "B", "C", "F", "G"])
    #expect(source.line(of: "F") == 3)
  }

  private func read(_ text: String) throws -> SwiftProtocol? {
    try SwiftSource(text, file: "A.swift").swiftProtocol(named: "A")
  }
}
