@MainActor
protocol SignInOnPagePresentationLogic: AnyObject {
  func presentPage(response: SignInOnPage.OpenPage.Response)
}

@MainActor
final class SignInOnPagePresenter: SignInOnPagePresentationLogic {
  weak var view: (any SignInOnPageDisplayLogic)?

  func presentPage(response: SignInOnPage.OpenPage.Response) {
    let viewModel: SignInOnPage.OpenPage.ViewModel =
      switch response {
      case .opened: .init(isOpen: true)
      case .signedIn, .closed: .init()
      case .failed(.refused): .init(message: "The shop did not sign you in. Try again.")
      case .failed(.noAnswer(let fault)): .init(message: ConnectionWording.message(fault))
      }
    view?.displayPage(viewModel: viewModel)
  }
}
