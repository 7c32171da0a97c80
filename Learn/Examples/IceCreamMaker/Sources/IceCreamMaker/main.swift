let catalog = try Catalog(json: PackageResources.icecream_json)
runMenu(CreateIceCreamView().configure(catalog: catalog))

func runMenu(_ view: CreateIceCreamView) {
  view.loadIceCream()
  var choices: [(step: Step, name: String)] = []
  for shown in view.iceCream.steps {
    print(shown.title)
    for name in shown.names {
      choices.append((shown.step, name))
      print("  \(choices.count) \(name)")
    }
  }
  while true {
    print("> ", terminator: "")
    guard let line = readLine(), line != "quit" else { return }
    guard let number = Int(line), number > 0, number <= choices.count else {
      print("Type a number, or quit.")
      continue
    }
    let choice = choices[number - 1]
    view.select(choice.name, for: choice.step)
    print(view.iceCream.message)
  }
}
