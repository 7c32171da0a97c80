import IceCreamDomain

let view = CreateIceCreamView().configureView()
view.fetchIceCream()

// A form with three fields sends one request.
view.selectIngredients(cone: "sugar", flavor: "vanila", topping: "12")

for kind in IngredientKind.allCases {
  let fault = view.iceCream.progress.step(of: kind).fault
  print("\(kind): \(fault ?? "nothing is wrong")")
}
