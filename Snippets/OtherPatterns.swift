// The rule "a cone comes first" in MVC, VIPER, Redux and MVI.

/// What the user has chosen.
struct IceCream {
  var cone: String?
  var flavor: String?
}

// MARK: MVC

final class Label {
  var text = "" { didSet { print("MVC: \(text)") } }
}

/// A view controller reads the input, applies the rule, writes the sentence and changes the label.
final class IceCreamController {
  let label = Label()
  var iceCream = IceCream()

  func flavorTapped(_ flavor: String) {
    if iceCream.cone == nil {
      label.text = "Choose a cone first."
    } else {
      iceCream.flavor = flavor
      label.text = "\(flavor) it is."
    }
  }
}

IceCreamController().flavorTapped("Mango")

// MARK: VIPER

/// The interactor's rule; the outcome goes to its output.
final class IceCreamInteractor {
  weak var output: (any IceCreamInteractorOutput)?
  var iceCream = IceCream()

  func choose(_ flavor: String) {
    guard iceCream.cone != nil else {
      output?.needsCone()
      return
    }
    iceCream.flavor = flavor
    output?.hasChosen(flavor)
  }
}

protocol IceCreamInteractorOutput: AnyObject {
  func needsCone()
  func hasChosen(_ flavor: String)
}
protocol IceCreamViewInput: AnyObject { func show(_ text: String) }
protocol IceCreamRouting: AnyObject { func openReceipt() }

/// The view calls the presenter, which asks the interactor, and decides what happens after each outcome.
final class IceCreamPresenter: IceCreamInteractorOutput {
  weak var view: (any IceCreamViewInput)?
  var router: (any IceCreamRouting)?
  let interactor = IceCreamInteractor()

  func flavorTapped(_ flavor: String) { interactor.choose(flavor) }
  func needsCone() { view?.show("Choose a cone first.") }
  func hasChosen(_ flavor: String) { router?.openReceipt() }
}

final class IceCreamScreen: IceCreamViewInput {
  func show(_ text: String) { print("VIPER: \(text)") }
}

let screen = IceCreamScreen()
let presenter = IceCreamPresenter()
presenter.view = screen
presenter.interactor.output = presenter
presenter.flavorTapped("Mango")

// MARK: Redux and MVI

struct AppState {
  var iceCream = IceCream()
  var message = ""
}

enum Action { case coneChosen(String), flavorChosen(String) }

/// Makes the new state from the old one and an action.
func reduce(_ state: AppState, _ action: Action) -> AppState {
  var state = state
  switch action {
  case .coneChosen(let cone): state.iceCream.cone = cone
  case .flavorChosen where state.iceCream.cone == nil: state.message = "Choose a cone first."
  case .flavorChosen(let flavor): state.iceCream.flavor = flavor
  }
  return state
}

/// Redux: one store for the whole app, to which screens send actions.
final class Store {
  private(set) var state = AppState()
  func dispatch(_ action: Action) { state = reduce(state, action) }
}

let store = Store()
store.dispatch(.flavorChosen("Mango"))
print("Redux: \(store.state.message)")

// MVI: a loop for each screen, from a stream of intents to what is drawn.
let (intents, intent) = AsyncStream.makeStream(of: Action.self)
intent.yield(.flavorChosen("Mango"))
intent.finish()

var state = AppState()
for await intent in intents {
  state = reduce(state, intent)
  print("MVI: \(state.message)")
}
