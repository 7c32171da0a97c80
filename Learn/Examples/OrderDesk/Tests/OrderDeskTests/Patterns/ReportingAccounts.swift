/// Reports each error of a worker to a log service, and throws it again.
struct ReportingAccounts: AccountWorker {
  let accounts: any AccountWorker
  let report: @Sendable (AccountError) -> Void

  @concurrent func isTaken(_ name: String) async throws(AccountError) -> Bool {
    do throws(AccountError) {
      return try await accounts.isTaken(name)
    } catch {
      report(error)
      throw error
    }
  }
}
