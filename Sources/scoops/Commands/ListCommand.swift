import IceCreamDomain
import TerminalMenu

/// `scoops list`: prints the saved ice creams, one a line.
struct ListCommand {
  let services: IceCreamServices
  let settings: Settings
  let invocation: Invocation

  func run() throws(UsageError) -> ExitStatus {
    return try withIceCreams { iceCreams, _ in
      settings.isJSON
        ? settings.terminal.put(exact: iceCreams.map { $0.json + "\n" }.joined())
        : settings.terminal.put(lines(of: iceCreams).lines)
    }
  }

  /// Returns a line for each: for another program, or for a person's eyes or ears.
  private func lines(of iceCreams: [DisplayedResult]) -> [PrintedText] {
    let style = settings.outputStyle
    let columns = settings.isForPerson ? settings.windowSize().columns : .max
    if settings.isForPerson, settings.isPlain {
      return iceCreams.map {
        $0.spokenLine(madeAt: settings.time).wrapped(toColumns: columns - 1)
      }
    }
    let times = iceCreams.map { settings.time($0.madeAt) }
    let width = times.map(\.count).max() ?? 0
    return zip(iceCreams, times).map { iceCream, time in
      let padding = String(repeating: " ", count: width - time.count)
      let head: PrintedText = "\(style.bold(iceCream.id ?? ""))  \(time)"
      if "\(iceCream.id ?? "")  \(time)\(padding)  \(iceCream.sentence)".columns < columns {
        return "\(head)\(padding)  \(iceCream.sentence)"
      }
      // The terminal would break within a word.
      let sentence: PrintedText = "  \(iceCream.sentence)"
      return "\(head)\n\(sentence.wrapped(toColumns: columns - 1))"
    }
  }

  /// Calls a function with the ice creams to print, and the scene that shows them.
  ///
  /// - Throws: `UsageError` if the filter names unknown ingredients.
  func withIceCreams(
    _ put: ([DisplayedResult], ListIceCreamsView) -> ExitStatus
  ) throws(UsageError) -> ExitStatus {
    let names = invocation.ingredients
    // A catalog that is named has to be usable even if nothing is looked up in it.
    if invocation.options.contains(.catalog), names.kinds.isEmpty,
      !CreateIceCreamView().configure(services: services).load(isAsking: false, settings)
    {
      return .failed
    }
    let view = ListIceCreamsView().configure(services: services)
    let order = invocation.options[.sort].flatMap(IceCreamOrder.init) ?? .newest
    view.fetchIceCreams(
      .first(
        .init(
          names: names, text: invocation.operands.joined(separator: " ").trimmed, order: order,
          count: invocation.limit ?? .max)))
    let state = view.iceCreams.state
    if !state.faults.isEmpty {
      throw .refusedIngredients(state.faults, catalog: settings.catalog)
    }
    if let failure = state.failure {
      settings.say(failure)
      return .failed
    }
    for note in state.notes { settings.say("\(note)") }
    if state.iceCreams.isEmpty { settings.say("\(state.position)") }
    return put(state.iceCreams, view)
  }
}
