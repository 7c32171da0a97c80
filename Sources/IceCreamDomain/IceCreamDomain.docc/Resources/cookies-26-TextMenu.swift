/// What a menu prints, whatever is made.
protocol MenuStore: AnyObject {
  var title: String { get }
  var failure: String? { get }
  var caption: String { get }
  var alert: String? { get }
  var refusal: String? { get }
}

/// One step of a menu: the word to type, what there is, and whom to tell.
struct MenuStep {
  var word: String
  var options: [DisplayedOption]
  var choose: (Int) -> Void
}

/// The menu in the terminal: it prints what is in a store, and tells what was typed.
struct TextMenu {
  let store: any MenuStore
  let steps: () -> [MenuStep]
  let load: () -> Void
  let finish: () -> Void

  func run() {
    while let failure = store.failure {
      print(failure)
      print("Again> ", terminator: "")
      guard readLine() == "yes" else { return }
      load()
    }

    print(store.title)
    for step in steps() { show(step.word, step.options) }

    while store.alert == nil, let line = ask() {
      if line == "done" {
        finish()
      } else {
        choose(line, from: steps())
      }
      print(store.alert ?? store.refusal ?? store.caption)
    }
  }

  private func show(_ word: String, _ options: [DisplayedOption]) {
    for option in options {
      print("  \(word) \(option.number)  \(option.name)")
    }
  }

  private func ask() -> String? {
    print("Choice> ", terminator: "")
    return readLine()
  }

  private func choose(_ line: String, from steps: [MenuStep]) {
    let words = line.split(separator: " ")
    guard words.count == 2, let number = Int(words[1]), number > 0 else {
      return print("Type a word and a number, such as \(steps.first?.word ?? "") 1, or done.")
    }
    guard let step = steps.first(where: { $0.word == words[0] }) else {
      let known = steps.map(\.word)
      let others = known.dropLast().joined(separator: ", ")
      return print("Type \(others) or \(known.last ?? "") before the number.")
    }
    step.choose(number - 1)
  }
}
