/// The list in the terminal: it prints what is in the store, and tells the view what was typed.
final class ListMenu: PresentedScene {
  private let view: ListIceCreamsView
  private var hasLeft = false

  init(view: ListIceCreamsView) {
    self.view = view
  }

  func run() {
    view.fetchIceCreams()
    tell()
    while !hasLeft, let line = ask(), line != "quit" {
      if line == "new" {
        view.selectIceCream(at: nil)
      } else if let number = Int(line), number > 0 {
        view.selectIceCream(at: number - 1)
      }
      // Another scene may have made one.
      view.fetchIceCreams()
      tell()
    }
  }

  func leave() {
    hasLeft = true
  }

  private func tell() {
    if let failure = view.iceCreams.failure { return print(failure) }
    if let news = view.iceCreams.news { print(news) }
    print(view.iceCreams.title)
    for iceCream in view.iceCreams.displayedIceCreams {
      print("  \(iceCream.number)  \(iceCream.name)")
    }
    print("Type a number to make one like it, new for another one, or quit.")
  }

  private func ask() -> String? {
    print("Book> ", terminator: "")
    return readLine()
  }
}
