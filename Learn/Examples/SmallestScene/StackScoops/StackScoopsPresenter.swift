protocol StackScoopsPresentationLogic: AnyObject {
  func presentScoop(response: StackScoops.AddScoop.Response)
}

/// Formats responses into texts.
final class StackScoopsPresenter: StackScoopsPresentationLogic {
  weak var view: (any StackScoopsDisplayLogic)?

  func presentScoop(response: StackScoops.AddScoop.Response) {
    let text =
      switch response {
      case .added(let flavors): "Cone with " + flavors.joined(separator: ", ")
      case .refused(let most): "A cone holds \(most) scoops."
      }
    view?.displayScoop(viewModel: .init(text: text))
  }
}
