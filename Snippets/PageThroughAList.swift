import IceCreamDomain

let flavors = ["Vanilla", "Mint", "Mango", "Lemon", "Hazelnut"]
let store = InMemoryIceCreamStore(
  flavors.enumerated().map { index, flavor in
    SavedIceCream(id: "id\(index)", madeAt: .now, cone: "Cup", flavor: flavor, topping: "Wafer")
  })
let list = ListIceCreamsView().configure(services: IceCreamServices(store: store))
let observation = list.iceCreams.observe { state in
  let names = state.iceCreams.map(\.names.flavor).joined(separator: ", ")
  print("\(state.position): \(names)\(state.hasNext ? " …" : "")")
}

list.fetchIceCreams(.first(.init(order: .oldest, count: 2)))
list.fetchIceCreams(.next)
list.fetchIceCreams(.last)
list.fetchIceCreams(.first(.init(text: "m", order: .oldest, count: 2)))
list.fetchIceCreams(.unfiltered())
