protocol StackScoopsBusinessLogic: AnyObject {
  func addScoop(request: StackScoops.AddScoop.Request)
}

/// Enforces the rule: a cone holds three scoops.
final class StackScoopsInteractor: StackScoopsBusinessLogic {
  var presenter: (any StackScoopsPresentationLogic)?
  var flavors: [String] = []

  func addScoop(request: StackScoops.AddScoop.Request) {
    if flavors.count < 3 {
      flavors.append(request.flavor)
      presenter?.presentScoop(response: .added(flavors))
    } else {
      presenter?.presentScoop(response: .refused(most: 3))
    }
  }
}
