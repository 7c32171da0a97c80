@MainActor
protocol SignInPresentationLogic: AnyObject {
  func presentForm(response: SignIn.SubmitForm.Response)
}

@MainActor
final class SignInPresenter: SignInPresentationLogic {
  weak var view: (any SignInDisplayLogic)?

  func presentForm(response: SignIn.SubmitForm.Response) {
    let viewModel: SignIn.SubmitForm.ViewModel =
      switch response {
      case .expired: .init(message: "Your session has ended. Sign in again.")
      case .incomplete(let fields):
        .init(problems: Dictionary(uniqueKeysWithValues: fields.map { ($0, problem(in: $0)) }))
      case .sending: .init(isSending: true)
      case .signedIn: .init(clearsFields: true)
      case .failed(.refused): .init(message: "Name or password is wrong.")
      case .failed(.noAnswer(let fault)): .init(message: ConnectionWording.message(fault))
      }
    view?.displayForm(viewModel: viewModel)
  }

  static func message(_ error: TokenStoreError) -> String {
    switch error {
    case .locked: "Unlock your device, and try again."
    case .unavailable(let code): "Your session cannot be read (\(code)). Try again."
    }
  }

  private func problem(in field: SignIn.Field) -> String {
    switch field {
    case .name: "Type your name."
    case .password: "Type your password."
    }
  }
}
