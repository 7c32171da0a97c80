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
    let viewController = self
    let interactor = BookBoatInteractor()
    let presenter = BookBoatPresenter()
    let router = BookBoatRouter()
    viewController.interactor = interactor
    viewController.router = router
    interactor.presenter = presenter
    presenter.viewController = viewController
    router.viewController = viewController
    router.dataStore = interactor
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
