import UIKit

protocol ListBoatsDisplayLogic: AnyObject {
  func displayBoats(viewModel: ListBoats.FetchBoats.ViewModel)
  func displaySelectedBoat(viewModel: ListBoats.SelectBoat.ViewModel)
}

final class ListBoatsViewController: UITableViewController, ListBoatsDisplayLogic {
  var interactor: ListBoatsBusinessLogic?
  var router: (ListBoatsRoutingLogic & ListBoatsDataPassing)?
  private var displayedBoats: [ListBoats.FetchBoats.ViewModel.DisplayedBoat] = []

  override init(style: UITableView.Style) {
    super.init(style: style)
    setup()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }

  private func setup() {
    let presenter = ListBoatsPresenter()
    presenter.viewController = self
    let interactor = ListBoatsInteractor()
    interactor.presenter = presenter
    self.interactor = interactor
    let router = ListBoatsRouter()
    router.viewController = self
    router.dataStore = interactor
    self.router = router
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Boat")
    interactor?.fetchBoats(request: ListBoats.FetchBoats.Request(seats: 1))
  }

  // MARK: Display

  func displayBoats(viewModel: ListBoats.FetchBoats.ViewModel) {
    displayedBoats = viewModel.displayedBoats
    tableView.reloadData()
  }

  func displaySelectedBoat(viewModel: ListBoats.SelectBoat.ViewModel) {
    router?.routeToBookBoat()
  }

  // MARK: Table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    displayedBoats.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Boat", for: indexPath)
    let boat = displayedBoats[indexPath.row]
    cell.textLabel?.text = "\(boat.name), \(boat.seats)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    interactor?.selectBoat(request: ListBoats.SelectBoat.Request(row: indexPath.row))
  }
}
