import IceCreamDomain
import TerminalMenu

extension DisplayedFailure {
  /// The lines for standard error: what happened, then the faults.
  var lines: [PrintedText] { [text.asFailure] + details.map { "\($0)" } }

  /// What happened and what to do, with what to type.
  var text: String { advice == .findIceCream ? problem + " See: scoops list" : menuText }

  /// What happened and what to do, in a menu that lists the ice creams.
  var menuText: String { message(advising: \.text) }
}

extension DisplayedAdvice {
  /// The advice, with the option that follows it.
  var text: String { self == .chooseBook ? "To use another book, add --book FILE." : sentence }
}

extension String {
  /// This message after the program's name, as every failure is on standard error.
  var asFailure: PrintedText { "scoops: \(self)" }
}
