import Observation

enum SignIn {
  enum Field { case name, password }

  enum LoadForm {
    struct Request: Equatable {}
  }

  enum SubmitForm {
    struct Request: Equatable {
      var name, password: String
    }
    enum Response: Equatable {
      case expired
      case incomplete([Field])
      case sending
      case signedIn
      case failed(SignInError)
    }
    struct ViewModel: Equatable {
      var problems: [Field: String] = [:]
      var message = ""
      var isSending = false
      var clearsFields = false
    }
  }
}

@MainActor
protocol SignInDisplayLogic: AnyObject {
  func displayForm(viewModel: SignIn.SubmitForm.ViewModel)
}

/// Keeps what the user types, and what the presenter says about it.
@MainActor @Observable
final class SignInView: SignInDisplayLogic {
  @ObservationIgnored var interactor: (any SignInBusinessLogic)?
  var name = ""
  var password = ""
  private(set) var form = SignIn.SubmitForm.ViewModel()

  func configure(session: Session, isExpired: Bool = false) -> SignInView {
    let presenter = SignInPresenter()
    presenter.view = self
    let interactor = SignInInteractor(session: session, isExpired: isExpired)
    interactor.presenter = presenter
    self.interactor = interactor
    return self
  }

  func loadForm() { interactor?.loadForm(request: .init()) }

  func submitForm() {
    interactor?.submitForm(request: .init(name: name, password: password))
  }

  func displayForm(viewModel: SignIn.SubmitForm.ViewModel) {
    form = viewModel
    if viewModel.clearsFields { (name, password) = ("", "") }
  }
}
