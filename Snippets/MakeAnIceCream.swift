import IceCreamDomain

// One line connects the view, the interactor and the presenter.
let view = CreateIceCreamView().configure()

// A screen observes the state. This one prints it.
let screen = view.iceCream.observe { iceCream in
  print(iceCream.refusal?.message ?? iceCream.progress.picture.caption)
}

// The view turns what the user does into requests.
view.loadIceCream()
view.selectIngredient(.flavor, .typed("vanilla"))

// The rule wants a cone first.
view.selectIngredient(.cone, .typed("sugar"))
view.selectIngredient(.flavor, .typed("vanilla"))
screen.cancel()
