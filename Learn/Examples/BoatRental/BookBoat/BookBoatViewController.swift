import UIKit

protocol BookBoatDisplayLogic: AnyObject {
  func displayBoat(viewModel: BookBoat.FetchBoat.ViewModel)
  func displayBooking(viewModel: BookBoat.BookBoat.ViewModel)
}

final class BookBoatViewController: UIViewController, BookBoatDisplayLogic {
  var interactor: BookBoatBusinessLogic?
  var router: (BookBoatRoutingLogic & BookBoatDataPassing)?
  private let hoursField = UITextField()
  private let messageLabel = UILabel()

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    setup()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }

  private func setup() {
    let presenter = BookBoatPresenter()
    presenter.viewController = self
    let interactor = BookBoatInteractor()
    interactor.presenter = presenter
    self.interactor = interactor
    let router = BookBoatRouter()
    router.viewController = self
    router.dataStore = interactor
    self.router = router
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let done = UIAction(title: "Done") { [weak self] _ in self?.router?.routeToListBoats() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", primaryAction: done)
    let book = UIAction { [weak self] _ in self?.bookBoat() }
    hoursField.addAction(book, for: .editingDidEndOnExit)
    let stack = UIStackView(arrangedSubviews: [hoursField, messageLabel])
    stack.frame = view.bounds
    view.addSubview(stack)
    interactor?.fetchBoat(request: BookBoat.FetchBoat.Request())
  }

  private func bookBoat() {
    interactor?.bookBoat(request: BookBoat.BookBoat.Request(hours: hoursField.text ?? ""))
  }

  // MARK: Display

  func displayBoat(viewModel: BookBoat.FetchBoat.ViewModel) {
    title = viewModel.title
  }

  func displayBooking(viewModel: BookBoat.BookBoat.ViewModel) {
    messageLabel.text = viewModel.message
  }
}
