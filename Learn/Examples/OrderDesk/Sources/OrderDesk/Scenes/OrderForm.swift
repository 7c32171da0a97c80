import Foundation

nonisolated extension Order {
  /// An order that is not filled in, due today.
  static var blank: Order { blank(now: .now) }

  /// Returns an order that is not filled in, due on the day of a moment.
  static func blank(now: Date) -> Order {
    Order(
      id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
      title: "",
      customer: Customer(name: "", email: ""),
      address: Address(street: "", city: "", postalCode: "", country: ""),
      format: .postcard,
      paper: .recycled,
      copies: 1,
      pages: 0,
      isDoubleSided: false,
      isFolded: false,
      delivery: .pickup,
      due: today(now: now),
      price: 0)
  }

  /// What a form asks for.
  enum Field: CaseIterable, Sendable {
    case title
    case name
    case company
    case email
    case phone
    case addressStreet
    case addressCity
    case addressPostalCode
    case addressCountry
    case billingStreet
    case billingCity
    case billingPostalCode
    case billingCountry
    case format
    case paper
    case copies
    case pages
    case isDoubleSided
    case isFolded
    case delivery
    case due
    case price
    case proof
    case note
  }

  /// Why the value of a field is refused.
  enum Problem: Equatable, Sendable {
    /// It has to be filled in.
    case missing
    /// It has to be in a range.
    case outside(ClosedRange<Int>)
    /// It does not fit on a label.
    case tooLong(by: Int)
    /// The day is over.
    case past
  }

  /// Why a title is refused, if it is.
  static func problem(ofTitle title: String) -> Problem? {
    if title.allSatisfy(\.isWhitespace) { return .missing }
    return title.count > 40 ? .tooLong(by: title.count - 40) : nil
  }

  /// Returns the day in the shop, as its beginning in GMT.
  static func today(now: Date) -> Date {
    let shop = TimeZone(identifier: "Europe/Vienna") ?? .gmt
    let time = now.timeIntervalSince1970 + Double(shop.secondsFromGMT(for: now))
    return Date(timeIntervalSince1970: (time / 86_400).rounded(.down) * 86_400)
  }

  /// Why a day, which begins in GMT, is refused, if it is.
  static func problem(ofDue due: Date, now: Date) -> Problem? {
    due < today(now: now) ? .past : nil
  }

  /// Returns this order, whose billing address follows the address if both were the same in an earlier one.
  func replacing(_ earlier: Order) -> Order {
    var order = self
    if earlier.billing == earlier.address, billing == earlier.billing { order.billing = address }
    return order
  }

  /// The fields whose values are refused.
  var problems: [Field: Problem] {
    var texts: [Field: String] = [
      .name: customer.name,
      .email: customer.email,
      .addressStreet: address.street,
      .addressCity: address.city,
      .addressPostalCode: address.postalCode,
      .addressCountry: address.country,
    ]
    if let billing {
      texts[.billingStreet] = billing.street
      texts[.billingCity] = billing.city
      texts[.billingPostalCode] = billing.postalCode
      texts[.billingCountry] = billing.country
    }
    var problems = texts.filter { $0.value.allSatisfy(\.isWhitespace) }.mapValues { _ in
      Problem.missing
    }
    problems[.title] = Self.problem(ofTitle: title)
    if !(1...10_000).contains(copies) { problems[.copies] = .outside(1...10_000) }
    return problems
  }
}
