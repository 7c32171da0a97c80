import Testing

@testable import OrderDesk

/// The form finds what has to be filled in.
struct OrderFormTests {
  @Test func `finds what is missing`() {
    #expect(
      Order.blank.problems == [
        .title: .isMissing,
        .name: .isMissing,
        .email: .isMissing,
        .addressStreet: .isMissing,
        .addressCity: .isMissing,
        .addressPostalCode: .isMissing,
        .addressCountry: .isMissing,
        .copies: .isTooFew,
      ])
  }

  @Test func `refuses to print nothing`() {
    var order = Order.first
    order.copies = 0

    #expect(order.problems == [.copies: .isTooFew])
  }

  @Test func `accepts what is filled in`() {
    #expect(Order.first.problems.isEmpty)
  }
}
