import IceCreamDomain

/// Changes a saved ice cream, or makes it again, on top of the scene that shows it.
final class CreateScene: PresentedScene {
  private let view: CreateIceCreamView
  private let scenes: SceneFactory
  private(set) var outcome: String?
  // The session ends by itself when the ice cream is made or changed.
  var hasLeft = false

  init(view: CreateIceCreamView, scenes: SceneFactory) {
    self.view = view
    self.scenes = scenes
  }

  func run() {
    let isOverMenu = scenes.findScreen() != nil
    view.fetchIceCream()
    if let failure = view.iceCream.failure {
      // The menu below would cover what is printed.
      if isOverMenu {
        outcome = ([failure.message] + failure.details.prefix(1)).joined(separator: " ")
      } else {
        scenes.settings.say(failure)
      }
      return
    }
    let choices = view.iceCream.progress.choices
    let isMade = view.iceCream.isChange ? change() : makeAgain()
    if isOverMenu, isMade, !view.iceCream.isChange {
      outcome = view.iceCream.alert?.notes.joined(separator: " ")
    }
    if !isMade, view.iceCream.progress.choices != choices {
      outcome =
        view.iceCream.isChange
        ? SessionWording.unchanged : SessionWording.left(with: view.iceCream.state.chosenNames)
    }
  }

  /// Returns whether the ice cream was changed, or the user was told why not.
  private func change() -> Bool {
    let session = scenes.makeSession(for: view, asksAll: true, isNested: true)
    let iceCream = session.makeIceCream()
    if let failure = view.iceCream.saveFailure {
      scenes.prompter.fail()
      session.say(failure.message.asFailure)
    }
    if iceCream == nil, scenes.prompter.hasEnded { session.say(SessionWording.nothingChanged) }
    return iceCream != nil || view.iceCream.saveFailure != nil
  }

  /// Returns whether an ice cream was made.
  private func makeAgain() -> Bool {
    let session = scenes.makeSession(for: view, isNested: true)
    guard let alert = session.makeIceCream() else { return false }
    let made = MadeIceCream(view: view, settings: scenes.settings)
    if made.put(alert, from: session) != .done { scenes.prompter.fail() }
    return true
  }
}
