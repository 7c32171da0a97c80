extension EditOrder {
  /// Takes over the customer that the user picked in another scene.
  enum TakeCustomer {
    struct Request: Equatable, Sendable {}

    struct Response: Equatable, Sendable {
      var customer: Customer
    }

    struct ViewModel: Equatable, Sendable {
      var customer: Customer
    }
  }
}
