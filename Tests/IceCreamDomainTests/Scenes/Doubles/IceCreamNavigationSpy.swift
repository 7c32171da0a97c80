@testable import IceCreamDomain


/// Somebody who shows scenes to nobody: it records what it was to show, in order, and keeps each scene
/// alive until it is left.
final class IceCreamNavigationSpy: IceCreamNavigation {
  enum Call: Equatable {
    case showListIceCreams
    case showShowIceCream
    case showCreateIceCream
    case goBack
  }

  private(set) var calls: [Call] = []
  /// The scenes, the one on top last.
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

  /// Drops the scene at an index, if there is one, whatever is on top of it.
  func leave(at index: Int) {
    guard scenes.indices.contains(index) else { return }
    scenes.remove(at: index)
  }
}
