import IceCreamDomain
import Scenery
import TerminalMenu

/// The recorder that writes crossings to standard error, a line each, as they happen.
final class TraceWriter: CrossingRecorder {
  private let form: TraceForm
  private let terminal: any Terminal

  init(form: TraceForm, terminal: any Terminal) {
    self.form = form
    self.terminal = terminal
  }

  func record<Payload>(_ crossing: Crossing, payload: Payload) {
    let words = payload is Void ? nil : PayloadText.text(of: payload)
    terminal.say(form.line(for: crossing, payload: words) + "\n")
  }
}
