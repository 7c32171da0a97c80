import IceCreamDomain
import Seeds
import Testing

struct IceCreamIDTests {
  @Test(arguments: [
    (0, "0000000"), (1, "1000000"), (31, "z000000"), (32, "0100000"), (1_795_165_500, "w930gn1"),
    (34_359_738_367, "zzzzzzz"), (34_359_738_368, "00000001"), (-5, "0000000"),
    (1 << 60, "0000000000001"), (.max, "zzzzzzzzzzzz7"),
  ])
  func `counts in base 32, the least significant digit first`(number: Int, text: String) {
    #expect(IceCreamID.text(of: number) == text)
    #expect(IceCreamID.number(of: text) == max(0, number))
  }

  @Test func `is the second in which the ice cream was made`() {
    #expect(IceCreamID.text(of: Seeds.madeAt.secondsSince1970) == Seeds.id)
  }

  @Test(arguments: [
    "", "w930gn", "w930gn1w930gn1", "W930GN1", "w930gnu", "w930 n1", "w930gn\u{e9}",
    "0000000000008", "zzzzzzzzzzzzz", "00000000000000",
  ])
  func `has no number in any other form`(text: String) {
    #expect(IceCreamID.number(of: text) == nil)
  }

  @Test(arguments: [("W93OGNI", "w930gn1"), (" w93\n", "w930gn1"), ("l", "1"), ("", nil)])
  func `is found as it is typed`(text: String, id: String?) {
    let ids = ["w930gn1", "1"]

    #expect((try? IceCreamID.index(of: text, in: ids)).map { ids[$0] } == id)
  }
}
