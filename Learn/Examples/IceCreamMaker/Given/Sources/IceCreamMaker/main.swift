let catalog = try Catalog(json: PackageResources.icecream_json)
runMenu()

func runMenu() {
  var choices: [(step: Step, name: String)] = []
  for step in Step.allCases {
    switch step {
    case .cone: print("Choose a cone")
    case .flavor: print("Choose a flavor")
    case .topping: print("Choose a topping")
    }
    for name in catalog.names(for: step) {
      choices.append((step, name))
      print("  \(choices.count) \(name)")
    }
  }
  var cone: String?
  var flavor: String?
  var topping: String?
  while true {
    print("> ", terminator: "")
    guard let line = readLine(), line != "quit" else { return }
    guard let number = Int(line), number > 0, number <= choices.count else {
      print("Type a number, or quit.")
      continue
    }
    let choice = choices[number - 1]
    switch choice.step {
    case .cone:
      cone = choice.name
    case .flavor:
      if cone == nil {
        print("Choose a cone first.")
        continue
      }
      flavor = choice.name
    case .topping:
      if cone == nil {
        print("Choose a cone first.")
        continue
      }
      if flavor == nil {
        print("Choose a flavor first.")
        continue
      }
      topping = choice.name
    }
    var sentence = cone ?? ""
    if let flavor { sentence += " with \(flavor)" }
    if let topping { sentence += " and \(topping)" }
    print(sentence)
  }
}
