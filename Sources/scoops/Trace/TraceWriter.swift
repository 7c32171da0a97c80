import IceCreamDomain

/// The recorder that writes crossings to standard error, a line each, as they happen.
///
/// A menu on the same terminal takes them in, and puts them above itself.
final class TraceWriter: CrossingRecorder {
  private let form: TraceForm
  private let terminal: any Terminal
  /// How many menus are open.
  private var menus = 0
  private var held = ""

  init(form: TraceForm, terminal: any Terminal) {
    self.form = form
    self.terminal = terminal
  }

  func record<Payload>(_ crossing: Crossing, payload: Payload) {
    let words = payload is Void ? nil : PayloadText.text(of: payload)
    let line = form.line(for: crossing, payload: words) + "\n"
    if menus > 0, terminal.isErrorTerminal { held += line } else { terminal.say(line) }
  }

  /// Holds the lines back for a menu that is opened now.
  func hold() {
    menus += 1
  }

  /// Writes what is held once a menu is closed.
  func release() {
    menus -= 1
    if menus == 0 { terminal.say(takeHeld()) }
  }

  /// Returns the lines that are held, for a menu to show.
  func takeHeld() -> String {
    defer { held = "" }
    return held
  }
}
