import Testing

@testable import SwiftWriting

/// Tests of templates, which are written with Swift Testing, become tests of XCTest.
struct TestFrameworkTests {
  @Test(arguments: [
    ("import Testing", "import XCTest"),
    ("  @Test func `shows a, and leaves`() {", "  func testShowsAAndLeaves() {"),
    ("  @Test func `does A`() async throws {", "  func testDoesA() async throws {"),
    ("#expect(a.b == [.c(1, 2)])", "XCTAssertEqual(a.b, [.c(1, 2)])"),
    ("#expect(a == nil)", "XCTAssertNil(a)"), ("#expect(a === b)", "XCTAssertIdentical(a, b)"),
    ("#expect(a != nil, \"b, c\")", "XCTAssertNotNil(a, \"b, c\")"),
    ("#expect(a != b)", "XCTAssertNotEqual(a, b)"),
    ("#expect(a(b == c))", "XCTAssertTrue(a(b == c))"),
    ("#expect(!a.isEmpty)", "XCTAssertFalse(a.isEmpty)"),
    ("#expect(try !a().b)", "XCTAssertFalse(try a().b)"),
    ("let a = try #require(b as? C)", "let a = try XCTUnwrap(b as? C)"),
    ("try #require(a == 1, \"b\")", "guard a == 1 else { return XCTFail(\"b\") }"),
    ("let a = b == c", "let a = b == c"),
    // What no template has, but one of a team's own may.
    ("@Test func `a() {", "@Test func `a() {"), ("@Test func `a`", "func testA()"),
    ("  @Test func ``() {", "  func test() {"), ("@Test func `", "@Test func `"),
    ("#expect()", "XCTAssertTrue()"),
  ])
  func `rewrites a line`(line: String, expected: String) {
    #expect(TestFramework.xctest.text(of: line) == expected)
    #expect(TestFramework.swiftTesting.text(of: line) == line)
  }
}
