import IceCreamDomain
import TerminalMenu

extension DisplayedFailure {
  /// The lines for standard error: what happened, then the faults.
  var lines: [PrintedText] { [text.asFailure] + details.map { "\($0)" } }

  /// What happened and what to do, with what to type.
  var text: String {
    switch advice {
    case .findIceCream: problem + " See: scoops list"
    case .chooseBook, .chooseFromList, nil: message
    }
  }
}

extension String {
  /// This message after the program's name, as every failure is on standard error.
  var asFailure: PrintedText { "scoops: \(self)" }
}
