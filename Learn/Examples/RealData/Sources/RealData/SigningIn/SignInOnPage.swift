import Observation

enum SignInOnPage {
  enum OpenPage {
    struct Request: Equatable {}
    enum Response: Equatable {
      case opened, signedIn
      /// The user closed the page.
      case closed
      case failed(SignInError)
    }
    struct ViewModel: Equatable {
      var message = ""
      var isOpen = false
    }
  }
}

/// What the server's page answers, and what proves that this app asked.
nonisolated struct SignInCode: Equatable, Sendable {
  var code, verifier: String
}

/// A page of the server, on which the user signs in.
@MainActor
protocol SignInPage: AnyObject {
  /// Opens the page, and returns its code; `nil` if the user has closed the page.
  func code() async throws(SignInError) -> SignInCode?
}

@MainActor
protocol SignInOnPageDisplayLogic: AnyObject {
  func displayPage(viewModel: SignInOnPage.OpenPage.ViewModel)
}

/// Keeps what the presenter says about the page.
@MainActor @Observable
final class SignInOnPageView: SignInOnPageDisplayLogic {
  @ObservationIgnored var interactor: (any SignInOnPageBusinessLogic)?
  private(set) var page = SignInOnPage.OpenPage.ViewModel()

  func configure(session: Session, page: any SignInPage) -> SignInOnPageView {
    let presenter = SignInOnPagePresenter()
    presenter.view = self
    let interactor = SignInOnPageInteractor(session: session, page: page)
    interactor.presenter = presenter
    self.interactor = interactor
    return self
  }

  func openPage() { interactor?.openPage(request: .init()) }

  func displayPage(viewModel: SignInOnPage.OpenPage.ViewModel) { page = viewModel }
}
