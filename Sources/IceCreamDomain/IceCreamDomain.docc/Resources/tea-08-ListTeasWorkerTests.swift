import Testing

@testable import TeaShop

/// The worker returns its entries.
struct ListTeasWorkerTests {
  @Test func `returns what is built in`() {
    #expect(BuiltInListTeasWorker().fetchTeas() == ["Assam", "Earl Grey", "Sencha"])
  }
}
