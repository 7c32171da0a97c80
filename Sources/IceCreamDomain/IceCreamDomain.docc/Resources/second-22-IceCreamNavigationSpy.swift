@testable import Parlour

/// Records what it should show, in order, and keeps each scene alive until it is left.
final class IceCreamNavigationSpy: IceCreamNavigation {
  enum Call: Equatable {
    case showListIceCreams
    case showCreateIceCream
    case goBack
  }

  private(set) var calls: [Call] = []
  private(set) var scenes: [AnyObject] = []

  func show(_ view: ListIceCreamsView) {
    calls.append(.showListIceCreams)
    scenes.append(view)
  }

  func show(_ view: CreateIceCreamView) {
    calls.append(.showCreateIceCream)
    scenes.append(view)
  }

  func goBack() {
    calls.append(.goBack)
    _ = scenes.popLast()
  }
}
