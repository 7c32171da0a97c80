import IceCreamDomain

/// Owns the scenes on screen, one on top of the other.
final class Stack: IceCreamNavigation {
  private(set) var scenes: [AnyObject] = []

  func show(_ view: ListIceCreamsView) { push(view) }
  func show(_ view: ShowIceCreamView) { push(view) }
  func show(_ view: CreateIceCreamView) { push(view) }

  func goBack() {
    _ = scenes.popLast()
    appear()
  }

  private func push(_ scene: AnyObject) {
    scenes.append(scene)
    appear()
  }

  /// Reloads the scene on top.
  private func appear() {
    switch scenes.last {
    case let list as ListIceCreamsView: list.fetchIceCreams(.again)
    case let show as ShowIceCreamView: show.fetchIceCream()
    case let create as CreateIceCreamView: create.loadIceCream()
    default: break
    }
  }
}

let stack = Stack()
let saved = SavedIceCream(
  id: "w930gn1", madeAt: .now, cone: "Paper cup", flavor: "Vanilla", topping: "Cherry")
let services = IceCreamServices(
  store: InMemoryIceCreamStore([saved]), navigation: stack)

let list = ListIceCreamsView().configure(services: services)
stack.show(list)

// The list leads to the ice cream; the ice cream, once deleted, leads back.
list.selectIceCream(at: 0)
weak var shown = stack.scenes.last as? ShowIceCreamView
print(shown?.iceCream.state.iceCream?.sentence ?? "Nothing is shown.")
shown?.deleteIceCream()
shown?.confirmDeletion()

print(list.iceCreams.state.news ?? "There is no news.")
print(shown == nil ? "The other scene is freed." : "The other scene is still there.")
