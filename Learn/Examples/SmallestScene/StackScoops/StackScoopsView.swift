import Scenery

protocol StackScoopsDisplayLogic: AnyObject {
  func displayScoop(viewModel: StackScoops.AddScoop.ViewModel)
}

/// Turns user actions into requests, and view models into the state of its store.
final class StackScoopsView: StackScoopsDisplayLogic {
  var interactor: (any StackScoopsBusinessLogic)?
  let text = ObservableStore("")

  func addScoop(_ flavor: String) {
    interactor?.addScoop(request: .init(flavor: flavor))
  }

  func displayScoop(viewModel: StackScoops.AddScoop.ViewModel) {
    text.update { $0 = viewModel.text }
  }
}
