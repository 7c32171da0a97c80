import SceneTasks

/// A check that only a server can make, while the user types.
enum SignUp {
  enum CheckName {
    struct Request { var name: String }
    enum Response: Equatable {
      case missing, checking, free, taken, notChecked
    }
  }
}

enum AccountError: Error { case unavailable }

protocol AccountWorker: Sendable {
  @concurrent func isTaken(_ name: String) async throws(AccountError) -> Bool
}

@MainActor
protocol SignUpPresentationLogic: AnyObject {
  func presentName(response: SignUp.CheckName.Response)
}

@MainActor
final class SignUpInteractor {
  var presenter: (any SignUpPresentationLogic)?
  let nameWork = SceneWork()
  private let accounts: any AccountWorker
  private let pause: @Sendable () async -> Void

  init(accounts: any AccountWorker, pause: @escaping @Sendable () async -> Void) {
    (self.accounts, self.pause) = (accounts, pause)
  }

  func checkName(request: SignUp.CheckName.Request) {
    nameWork.cancel()
    if request.name.isEmpty {
      presenter?.presentName(response: .missing)
      return
    }
    presenter?.presentName(response: .checking)
    nameWork.fetch(after: pause) { [accounts] () throws(AccountError) in
      try await accounts.isTaken(request.name)
    } answered: { [weak self] isTaken in
      self?.presenter?.presentName(response: isTaken ? .taken : .free)
    } failed: { [weak self] _ in
      self?.presenter?.presentName(response: .notChecked)
    }
  }
}
