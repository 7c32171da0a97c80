import IceCreamDomain

// Created once, when the program starts, and passed from scene to scene.
let services = IceCreamServices(store: InMemoryIceCreamStore())

let counter = CreateIceCreamView().configureView(services: services)
counter.fetchIceCream()
counter.selectIngredients(cone: "paper cup", flavor: "mango", topping: "wafer")
counter.finishIceCream()

let list = ListIceCreamsView().configureView(services: services)
list.fetchIceCreams()
for iceCream in list.iceCreams.state.iceCreams {
  print(iceCream.sentence)
}
