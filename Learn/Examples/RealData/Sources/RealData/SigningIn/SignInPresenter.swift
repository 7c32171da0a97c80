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
      case .incomplete(let fields):
        .init(problems: Dictionary(uniqueKeysWithValues: fields.map { ($0, problem(in: $0)) }))
      case .sending: .init(isSending: true)
      case .signedIn: .init()
      case .failed(.refused): .init(message: "Name or password is wrong.")
      case .failed(.unavailable): .init(message: "The shop does not answer. Are you connected?")
      }
    view?.displayForm(viewModel: viewModel)
  }

  private func problem(in field: SignIn.Field) -> String {
    switch field {
    case .name: "Type your name."
    case .password: "Type your password."
    }
  }
}
