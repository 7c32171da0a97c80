import IceCreamDomain
import IceCreamPicture
import TerminalMenu

/// `scoops show`: prints a saved ice cream.
struct ShowCommand {
  let services: IceCreamServices
  let settings: Settings
  let invocation: Invocation

  func run() -> ExitStatus {
    let view = ShowIceCreamView().configure(services: services)
    view.fetchIceCream(id: invocation.id)
    let state = view.iceCream.state
    guard let iceCream = state.iceCream else {
      settings.say(state.failure)
      return .failed
    }
    let isSVG = invocation.options.contains(.svg)
    if settings.isJSON || isSVG {
      for note in state.notes { settings.say("\(note)") }
      // A file without a picture would pass for one.
      if isSVG, state.picture.isEmpty {
        let id = iceCream.id ?? "the ice cream"
        settings.say(
          "Cannot draw \(id) without its cone. Name a catalog that has it with --catalog.".asFailure
        )
        return .failed
      }
      return isSVG
        ? settings.terminal.put(exact: SVGPicture.text(of: state.picture)) : settings.put(iceCream)
    }
    let style = settings.outputStyle
    let labeled: [PrintedText] = [
      "\(style.bold(iceCream.id ?? "")), made \(settings.time(iceCream.madeAt))",
      "Cone     \(iceCream.names.cone)",
      "Flavor   \(iceCream.names.flavor)",
      "Topping  \(iceCream.names.topping)",
    ]
    let lines = state.lines(
      below: settings.isPlain ? [iceCream.spokenLine(madeAt: settings.time)] : labeled,
      style: settings.isPlain ? nil : style, isUnicode: settings.abilities.hasBlocks,
      window: settings.terminal.isOutputTerminal ? settings.windowSize() : nil)
    return settings.terminal.put(lines.lines)
  }
}
