import IceCreamDomain

// Created once, when the program starts, and passed from scene to scene.
let services = IceCreamServices(store: InMemoryIceCreamStore())

let counter = CreateIceCreamView().configure(services: services)
counter.loadIceCream()
counter.selectIngredients(
  PerKind(cone: .typed("paper cup"), flavor: .typed("mango"), topping: .typed("wafer")))
counter.finishIceCream()

let list = ListIceCreamsView().configure(services: services)
list.fetchIceCreams()
for iceCream in list.iceCreams.state.iceCreams {
  print(iceCream.sentence)
}
