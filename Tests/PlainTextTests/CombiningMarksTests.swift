import Testing

@testable import PlainText

struct CombiningMarksTests {
  @Test func `counts every scalar that is sorted among its neighbors`() {
    // Later planes have no marks.
    let other = "\u{315}" as Unicode.Scalar
    let uncounted = (0x300...0x1FFFF).compactMap { Unicode.Scalar($0 as UInt32) }.filter {
      scalar in
      let isSorted =
        String(String.UnicodeScalarView(["a", other, scalar]))
        == String(String.UnicodeScalarView(["a", scalar, other]))
      let row = String(String.UnicodeScalarView(repeatElement(scalar, count: 31)))
      return isSorted && scalar != other && !row.hasTooManyMarks
    }

    #expect(uncounted.isEmpty)
  }
}
