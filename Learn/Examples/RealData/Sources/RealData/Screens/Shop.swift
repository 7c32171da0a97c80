import Observation

/// Owns the scenes of a window, whatever arranges their screens.
@MainActor @Observable
final class Shop: SignInNavigation {
  enum Tab { case iceCreams, account }

  let iceCreams: ListIceCreamsView
  let account: SignInView
  var tab = Tab.iceCreams {
    // Another tab may have changed the data.
    didSet { if tab == .iceCreams, oldValue != tab { iceCreams.watchIceCreams() } }
  }
  var selection: ListIceCreams.Row.ID?

  init(store: any LocalIceCreamStore, session: Session) {
    iceCreams = ListIceCreamsView().configure(store: store)
    account = SignInView().configure(session: session)
  }

  func showSignIn(isExpired: Bool) { tab = .account }
  func hideSignIn() { tab = .iceCreams }
}
