import IceCreamDomain

/// A screen with the list on the left, and the ice cream that is changed on the right.
final class SplitScreen: IceCreamNavigation {
  let list = ListIceCreamsView()
  private(set) var detail: CreateIceCreamView?

  init(store: any IceCreamStore) {
    list.configure(services: IceCreamServices(store: store, navigation: self))
    list.fetchIceCreams()
  }

  func show(_ view: ListIceCreamsView) {}
  func show(_ view: ShowIceCreamView) {}
  func show(_ view: CreateIceCreamView) {
    detail = view
    view.loadIceCream()
  }

  func goBack() {
    detail = nil
    list.fetchIceCreams(.again)
  }
}

let saved = SavedIceCream(
  id: "w930gn1", madeAt: .now, cone: "Paper cup", flavor: "Vanilla", topping: "Cherry")
let screen = SplitScreen(store: InMemoryIceCreamStore([saved]))
screen.list.editIceCream(at: 0)
screen.detail?.selectIngredient(.topping, .typed("wafer"))
screen.detail?.finishIceCream()

print(screen.list.iceCreams.iceCreams.map(\.sentence))
print(screen.list.iceCreams.state.news ?? "There is no news.")
print(screen.detail == nil ? "The right half is empty." : "The right half is still there.")
