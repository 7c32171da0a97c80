import IceCreamDomain

let view = CreateIceCreamView().configure()
view.loadIceCream()

// A form with three fields sends one request.
view.selectIngredients(
  PerKind(cone: .typed("sugar"), flavor: .typed("vanila"), topping: .typed("12")))

for fault in view.iceCream.refusal?.faults ?? [] {
  print("\(fault.kind): \(fault.message)")
}
