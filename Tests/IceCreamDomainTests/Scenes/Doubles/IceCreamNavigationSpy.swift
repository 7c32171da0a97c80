@testable import IceCreamDomain

/// Records the scenes that it is asked to show, and retains each until the user leaves it.
final class IceCreamNavigationSpy: IceCreamNavigation {
  enum Call: Equatable {
    case showListIceCreams
    case showShowIceCream
    case showCreateIceCream
    case goBack
  }

  private(set) var calls: [Call] = []
  /// The scenes from bottom to top.
  private(set) var scenes: [AnyObject] = []

  func show(_ view: ListIceCreamsView) {
    calls.append(.showListIceCreams)
    scenes.append(view)
  }

  func show(_ view: ShowIceCreamView) {
    calls.append(.showShowIceCream)
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

  /// Drops the scene at an index, if any, even if others are on top of it.
  func leave(at index: Int) {
    guard scenes.indices.contains(index) else { return }
    scenes.remove(at: index)
  }
}
