import Testing

@testable import IceCreamDomain
@testable import IceCreamFiles

/// The usual lines are read without parsing them as JSON, which would take five times as long.
struct PlainLineTests {
  private func isPlain(_ line: some StringProtocol) -> Bool {
    let bytes = Array(line.utf8)
    return PlainLine.read(bytes, bytes.indices) != nil
  }

  @Test func `have a sum or none`() {
    for line in BookFormatTests.example.split(separator: "\n").dropFirst() {
      let withoutSum = line.prefix(while: { $0 != "}" }).dropLast(17) + "}"
      let isEscaped = line.contains("\\")

      #expect(isPlain(line) == !isEscaped)
      #expect(isPlain(withoutSum) == !isEscaped)
      #expect(!isPlain(withoutSum + " "))
      #expect(!isPlain(line.dropLast(4) + "x\"}"))
    }
  }
}
