import IceCreamDomain

// One line wires the whole scene: view, interactor and presenter.
let view = CreateIceCreamView().configureView()

// The renderer observes the store. Dropping the token ends the observation.
let observation = view.iceCream.observe { iceCream in
  print(iceCream.progress.picture.caption)
}

view.fetchIceCream()
view.selectIngredient(.cone, at: 0)
view.selectIngredient(.flavor, typed: "van")
observation.cancel()
