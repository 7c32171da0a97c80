import IceCreamDomain

// Made once, where the program starts, and handed on from scene to scene.
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
