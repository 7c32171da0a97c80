import Foundation
import Testing

@testable import OrderDesk

/// The form finds what has to be filled in.
struct OrderFormTests {
  @Test func `finds what is missing`() {
    #expect(
      Order.blank.problems == [
        .title: .missing,
        .name: .missing,
        .email: .missing,
        .addressStreet: .missing,
        .addressCity: .missing,
        .addressPostalCode: .missing,
        .addressCountry: .missing,
      ])
  }

  @Test func `finds what is missing of billing`() {
    var value = Order.first
    value.billing?.street = " "

    #expect(value.problems == [.billingStreet: .missing])
  }

  @Test(
    arguments: [(0, .outside(1...10_000)), (1, nil), (10_000, nil), (10_001, .outside(1...10_000))]
      as [(Int, Order.Problem?)])
  func `takes as many copies as the press prints`(copies: Int, problem: Order.Problem?) {
    var order = Order.first
    order.copies = copies

    #expect(order.problems[.copies] == problem)
  }

  @Test func `accepts what is filled in`() {
    #expect(Order.first.problems.isEmpty)
  }

  // The shop's days begin an hour or two earlier than those of Greenwich.
  @Test(
    arguments: [
      (0, nil), (86_400 - 3_601, nil), (86_400 - 3_600, .past), (86_400, .past),
      (182 * 86_400, .past),
    ] as [(TimeInterval, Order.Problem?)])
  func `refuses a day that is over in the shop`(later: TimeInterval, problem: Order.Problem?) {
    let due = Date(timeIntervalSince1970: 20_089 * 86_400)

    #expect(Order.problem(ofDue: due, now: due + later) == problem)
    #expect(Order.problem(ofDue: due + 86_399, now: due + later) == problem)
  }

  // 1 January and 2 July 2025.
  @Test(arguments: [(20_089, 3_600), (20_271, 7_200)])
  func `begins with a day that is accepted, however late it is`(day: Int, ahead: Int) {
    let due = Date(timeIntervalSince1970: Double(day) * 86_400)

    for time in [0, 43_200, 86_399] {
      let now = due + Double(time - ahead)
      #expect(Order.blank(now: now).due == due)
      #expect(Order.problem(ofDue: Order.blank(now: now).due, now: now) == nil)
    }
  }

  @Test(
    arguments: [(40, nil), (41, .tooLong(by: 1))] as [(Int, Order.Problem?)])
  func `takes titles of 40 letters`(count: Int, problem: Order.Problem?) {
    var order = Order.first
    order.title = String(repeating: "a", count: count)

    #expect(order.problems[.title] == problem)
  }
}
