import Testing

@testable import TestSupport
@testable import scene

/// `scene spies` writes a spy for each protocol of a folder, and nothing that a person has written.
struct SpiesCommandTests {
  private let package = TemporaryPackage()

  @Test func `asks for a module that is imported in a condition`() {
    package["App/Login.swift"] = """
      import Foundation
      #if os(iOS)
        import class UIKit.UIView
      #endif
      #if canImport(SwiftUI)
        import SwiftUI
      #endif
      import Combine

      protocol LoginLogic {}
      """
    _ = package.run(["spies", "App", "--to", "Spies"])

    #expect(
      package["Spies/LoginLogicSpy.swift"].contains(
        """
        import Foundation
        #if canImport(UIKit)
        import class UIKit.UIView
        #endif
        #if canImport(SwiftUI)
        import SwiftUI
        #endif
        import Combine

        /// Records
        """))
  }

  @Test(arguments: [
    "enum A { protocol Wish {} }\nprotocol Wish {}\nprotocol AWish {}",
    "protocol Wish {}\nprotocol wish {}", "#if A\nprotocol P {}\n#else\nprotocol P {}\n#endif",
  ])
  func `writes no two spies into one file`(code: String) {
    package["App/P.swift"] = code
    let arguments = ["spies", "App/P.swift", "--to", "Spies"]

    let outcome = package.run(arguments)

    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(" has no spy, because that of "))
    #expect(package.run(arguments + ["--check"]).status == 0)
    #expect(package.run(arguments).status == 1)
  }

  @Test func `compares the payloads that can be compared, although others have their names`() {
    package["App/P.swift"] = """
      enum ListTeas { enum Fetch { struct Request: Equatable {} } }
      enum ShowTea { enum Fetch { struct Request {} } }
      protocol ListTeasLogic { func fetch(request: ListTeas.Fetch.Request) }
      protocol ShowTeaLogic { func fetch(request: ShowTea.Fetch.Request) }
      """
    _ = package.run(["spies", "App", "--to", "Spies"])

    #expect(package["Spies/ListTeasLogicSpy.swift"].contains("enum Call: Equatable {"))
    #expect(package["Spies/ShowTeaLogicSpy.swift"].contains("enum Call {"))
  }

  @Test(arguments: ["x/../../../victim/a", "a/b", "..", "a b", "a\u{0}b", "-", "a:b", "a\\b"])
  func `makes no file name of a name that is not a plain identifier`(name: String) {
    package["App/Login.swift"] = "protocol `\(name)` { func a() }"
    let files = package.files

    let outcome = package.run(["spies", "App", "--to", "Spies"])

    #expect(outcome.status == 0)
    #expect(outcome.errors.contains(" is not a plain identifier, so it has no spy. Rename it"))
    #expect(package.files.count == files.count)
  }

  @Test(
    arguments: [
      ("func a(body: () throws -> Void) rethrows", nil),
      ("func a(body: () async throws -> Int) async rethrows -> Int", nil),
      ("func a<E: Error>(body: () throws(E) -> Void) throws(E)", nil),
      ("func a() throws(Never)", nil), ("func a() throws", "(any Error)?"),
      ("func a() async throws(any Error) -> Int", "(any Error)?"),
      ("func a(body: () throws -> Void) throws(Login.Failure)", "Login.Failure?"),
    ] as [(String, String?)])
  func `throws an error that a test sets, if a method throws itself`(method: String, type: String?)
  {
    package["App/P.swift"] = "protocol P { \(method) }"

    #expect(package.run(["spies", "App/P.swift", "--to", "Spies"]).errors == "")

    let spy = package["Spies/PSpy.swift"]
    #expect(spy.contains(method))
    #expect(spy.contains("throw error") == (type != nil))
    if let type { #expect(spy.contains("  var aError: \(type)\n")) }
  }

  /// Requirements, and what their notes say.
  @Test(arguments: [
    (
      "func decode<T>(_ type: T.Type) -> T",
      "a caller says what type it returns, so write what is returned."
    ),
    ("static var a: Kind { get }", "a static value has no initializer to be given to."),
    ("init(b: Int); var a: Kind { get }", "the required initializer cannot be given its value."),
    ("var a: Kind { get }; init()", "the required initializer cannot be given its value."),
  ])
  func `leaves out what no test could set in time`(method: String, reason: String) {
    package["App/P.swift"] = "enum Kind { case b }\nprotocol P { \(method) }"

    let outcome = package.run(["spies", "App", "--to", "Spies"])

    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("App/P.swift:2: P requires \""))
    #expect(
      outcome.errors.hasSuffix(
        ": \(reason)\n1 spy of 1 is incomplete: write what the notes name in an extension.\n"))
    #expect(!package["Spies/PSpy.swift"].contains("fatalError"))
  }

  @Test(arguments: [
    ("func a<T>() throws -> T", "throw Unset(property: \"aResult\")"),
    ("func a<T>() async throws -> [T]", "throw Unset(property: \"aResult\")"),
    ("func a<T>() -> T?", "return nil"), ("func a<T>() -> [T]", "return []"),
    ("static func a() throws -> Kind", "throw Unset(property: \"aResult\")"),
  ])
  func `a result that is not set ends no test`(method: String, code: String) {
    package["App/P.swift"] = "enum Kind { case b }\nprotocol P { \(method) }"

    #expect(package.run(["spies", "App", "--to", "Spies"]).errors == "")

    #expect(package["Spies/PSpy.swift"].contains("else { \(code) }"))
  }

  @Test(arguments: [
    ("typealias Result = Swift.Result<Int, any Error>", "P.Result"),
    ("associatedtype A; typealias Result = Swift.Result<A, any Error>", "Result"),
    ("typealias Result = Swift.Result<Self, any Error>", "Result"),
  ])
  func `an alias of a protocol is written after its name, unless that needs a type`(
    alias: String, type: String
  ) {
    package["App/P.swift"] = "protocol P { \(alias); func a(done: @escaping (Result) -> Void) }"

    _ = package.run(["spies", "App", "--to", "Spies"])

    #expect(package["Spies/PSpy.swift"].contains("var aDones: [(\(type)) -> Void] = []"))
  }

  @Test(arguments: ["Identifiable", "ObservableObject"])
  func `a class has all that some protocols of libraries require`(parent: String) {
    package["App/P.swift"] = "protocol P: AnyObject, \(parent) { func a() }"

    #expect(package.run(["spies", "App", "--to", "Spies"]).status == 0)
  }

  @Test(.timeLimit(.minutes(60)))
  func `follows a limited number of protocols, and writes a limited number of spies`() {
    package["App/Chain.swift"] = (0..<102).map { "protocol P\($0): P\($0 + 1) { func a\($0)() }\n" }
      .joined()
    package["App/Many.swift"] = (0..<12_000).map { "protocol Q\($0) {}\n" }.joined()

    let outcome = package.run(["spies", "App/Chain.swift", "--to", "Spies", "--protocol", "P0"])

    #expect(
      outcome.errors
        == "App/Chain.swift:1: It inherits more than 100 protocols, not all of which the spy has.\n"
        + "1 spy of 1 is incomplete: write what the notes name in an extension.\n"
    )
    #expect(package["Spies/P0Spy.swift"].contains("func a99() {"))
    #expect(!package["Spies/P0Spy.swift"].contains("func a100() {"))
    #expect(
      package.run(["spies", "App/Many.swift", "--to", "Spies"])
        == .init(
          status: 1,
          errors: "scene: These are too many protocols for one run. Name fewer folders or files.\n")
    )
  }
}
