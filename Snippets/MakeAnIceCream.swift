import IceCreamDomain

// One line wires the whole scene: view, interactor and presenter.
let view = CreateIceCreamView().configureView()

// A renderer observes the store, until its token is cancelled or freed.
let observation = view.iceCream.observe { iceCream in
  print(iceCream.progress.picture.caption)
}

view.fetchIceCream()
view.selectIngredient(.cone, .index(0))
view.selectIngredient(.flavor, .typed("van"))
observation.cancel()
