package enum TestFramework: String, CaseIterable, Sendable {
  case swiftTesting = "swift-testing"
  case xctest

  package var module: String { self == .xctest ? "XCTest" : "Testing" }

  /// Returns tests, or members of them, with the words of this framework.
  ///
  /// - Parameters:
  ///   - code: Tests as templates have them: with Swift Testing, and each statement on one line.
  ///   - isOnMainActor: Whether the type around members is on the main actor.
  package func text(of code: String, isOnMainActor: Bool = false) -> String {
    self == .xctest ? XCTestForm.text(of: code, isOnMainActor) : code
  }
}

/// Tests of templates as XCTest has them.
private enum XCTestForm {
  static func text(of code: String, _ isOnMainActor: Bool) -> String {
    var isOnMainActor = isOnMainActor
    var lines: [String] = []
    var rest = code.lines[...]
    while let line = rest.popFirst() {
      let margin = String(line.prefix(line.margin))
      let text = String(line.dropFirst(line.margin))
      if text == "import Testing" {
        lines.append(margin + "import XCTest")
      } else if text.hasPrefix("struct "), text.hasSuffix("Tests {") {
        isOnMainActor = lines.last == margin + "@MainActor"
        lines.append("\(margin)final class \(text.dropFirst(7).dropLast(2)): XCTestCase {")
        let end = rest.firstIndex(of: margin + "}") ?? rest.endIndex
        rest = properties(of: rest[..<end]) + rest[end...]
      } else if text.hasPrefix("@Test("), let function = rest.popFirst() {
        lines += tests(text, function, margin, isOnMainActor)
      } else if let function = text.removing(prefix: "@Test func `"),
        let end = function.firstIndex(of: "`")
      {
        let rest = effects(
          of: String(function[end...].drop { $0 != ")" }.dropFirst()), isOnMainActor)
        lines.append("\(margin)func test\(capitalized(function[..<end]))()\(rest)")
      } else {
        lines.append(margin + statement(text))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the lines of a type in which properties are made when a test first uses them.
  ///
  /// `XCTestCase` belongs to no actor, so the values of a subclass that belongs to one cannot be made with it.
  private static func properties(of body: ArraySlice<String>) -> ArraySlice<String> {
    let lines = body.map { (margin: String($0.prefix($0.margin)), text: $0.drop { $0 == " " }) }
    let setUp = lines.firstIndex { $0.text == "init() {" } ?? lines.endIndex
    let end = lines[setUp...].firstIndex { $0.text == "}" } ?? lines.endIndex
    func isProperty(_ name: some StringProtocol) -> Bool {
      lines[..<setUp].contains { $0.text.hasPrefix("private let \(name): ") }
    }
    // What the initializer gives to properties.
    var values: [Substring: String] = [:]
    var result: [String] = []
    for (index, (margin, text)) in lines.enumerated().reversed() {
      let words = text.split(separator: " ", maxSplits: 2)
      if (setUp..<end).contains(index), words.count == 3, words[1] == "=", isProperty(words[0]) {
        values[words[0]] = "\(words[0]) = \(words[2])"
      } else if index == setUp {
        result.append(margin + "override func setUp() async throws {")
      } else if index < setUp, text.hasPrefix("private let ") {
        let property = text.dropFirst("private let ".count)
        let value = values[property.prefix { $0 != ":" }] ?? String(property)
        result.append("\(margin)private lazy var \(value)")
      } else {
        result.append(margin + text)
      }
    }
    return result.reversed()[...]
  }

  /// Returns a test for each argument, and the function that they call.
  private static func tests(
    _ attribute: String, _ function: String, _ margin: String, _ isOnMainActor: Bool
  ) -> [String] {
    let parts = function.split(separator: "`", maxSplits: 2).map(String.init)
    guard parts.count == 3, let list = CodeLine(attribute)?.group(in: ["("])?.inner,
      let arguments = CodeLine(list)?.group(in: ["["]).flatMap({ self.parts(of: $0.inner) })
    else { return [attribute, function] }
    let (name, label) = (capitalized(parts[1]), parts[2].dropFirst().prefix { $0 != ":" })
    let helper = name.prefix(1).lowercased() + name.dropFirst()
    let signature = effects(of: String(parts[2].drop { $0 != ")" }.dropFirst()), isOnMainActor)
    let call =
      (parts[2].contains(" throws ") ? "try " : "") + (parts[2].contains(" async ") ? "await " : "")
    return arguments.flatMap { value in
      let title = value.prefix { $0 != "(" }.split(separator: ".").last ?? ""
      return [
        "\(margin)func test\(name)\(capitalized("\(label) \(title)"))()\(signature)",
        "\(margin)  \(call)\(helper)(\(label): \(value))",
        "\(margin)}", "",
      ]
    } + ["\(margin)private func \(helper)\(parts[2])"]
  }

  /// Returns what follows the parameters of a test, up to its body.
  ///
  /// On Linux, XCTest calls tests that are on the main actor only if they are asynchronous.
  private static func effects(of signature: String, _ isOnMainActor: Bool) -> String {
    isOnMainActor && !signature.contains(" async ") ? " async" + signature : signature
  }

  private static func statement(_ text: String) -> String {
    if let inner = text.removing(prefix: "#expect("),
      let parts = parts(of: String(inner.dropLast()))
    {
      return expectation(parts)
    }
    if let inner = text.removing(prefix: "try #require("),
      let parts = parts(of: String(inner.dropLast()))
    {
      return "guard \(parts[0]) else { return XCTFail(\(parts.dropFirst().joined())) }"
    }
    return text.replacing("try #require(", with: "try XCTUnwrap(")
  }

  /// Returns values that commas separate.
  private static func parts(of list: String) -> [String]? {
    CodeLine(list)?.arguments.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
  }

  private static func expectation(_ parts: [String]) -> String {
    let (condition, rest) = (parts[0], parts.dropFirst().map { ", \($0)" }.joined())
    for (mark, call) in [("==", "Equal"), ("===", "Identical"), ("!=", "NotEqual")] {
      guard let (left, right) = CodeLine(condition)?.pair(before: mark) else { continue }
      let other = right.dropFirst(mark.count + 1)
      if other == "nil" { return "XCTAssert\(mark == "!=" ? "Not" : "")Nil(\(left)\(rest))" }
      return "XCTAssert\(call)(\(left), \(other)\(rest))"
    }
    let isTried = condition.hasPrefix("try ")
    let value = isTried ? String(condition.dropFirst(4)) : condition
    let isNegative = value.hasPrefix("!")
    return
      "XCTAssert\(isNegative ? "False" : "True")(\(isTried ? "try " : "")\(value.dropFirst(isNegative ? 1 : 0))\(rest))"
  }

  private static func capitalized(_ words: some StringProtocol) -> String {
    words.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }
}

extension String {
  fileprivate func removing(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
