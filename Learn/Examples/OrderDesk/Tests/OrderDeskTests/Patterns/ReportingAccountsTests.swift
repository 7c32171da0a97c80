import Testing

@testable import OrderDesk

struct ReportingAccountsTests {
  private struct OfflineAccounts: AccountWorker {
    @concurrent func isTaken(_ name: String) async throws(AccountError) -> Bool {
      throw .unavailable
    }
  }

  @Test func `reports an error, and throws it again`() async {
    await confirmation { reported in
      let accounts = ReportingAccounts(accounts: OfflineAccounts()) { error in
        if error == .unavailable { reported() }
      }

      await #expect(throws: AccountError.unavailable) { try await accounts.isTaken("ada") }
    }
  }
}
