import Observation

/// Owns the scenes of a window, whatever arranges their screens.
@MainActor @Observable
final class Shop {
  enum Tab { case iceCreams, account }

  private(set) var iceCreams: ListIceCreamsView
  var tab = Tab.iceCreams {
    // Another tab may have changed the data.
    didSet { if tab == .iceCreams, oldValue != tab { iceCreams.watchIceCreams() } }
  }
  var selection: ListIceCreams.Row.ID?

  /// What the window shows.
  private(set) var content = Content.nothing
  private let openStore: (_ user: String) async -> any LocalIceCreamStore
  private let session: Session
  /// Whose scenes these are.
  private var user: String?

  /// Creates the scenes of a window.
  ///
  /// - Parameters:
  ///   - openStore: Opens a user's store, off the main actor if that takes time.
  ///   - session: Knows whether a user is signed in.
  init(openStore: @escaping (_ user: String) async -> any LocalIceCreamStore, session: Session) {
    (self.openStore, self.session) = (openStore, session)
    iceCreams = ListIceCreamsView()
  }

  /// Shows what the state of the session says, until the task is canceled.
  func followSession() async { await cover(self, during: await session.states()) }

  /// Reads the saved token again, after the user has unlocked the device.
  func reloadSession() { Task { [session] in await session.reload() } }

  func signOut() { Task { [session] in await session.signOut() } }
}

extension Shop: SignInNavigation {
  enum Content {
    /// The session has not said yet whether the user is signed in.
    case nothing
    case problem(String)
    case signIn(SignInView)
    case scenes
  }

  func showProblem(_ error: TokenStoreError) {
    content = .problem(SignInPresenter.message(error))
  }

  func showSignIn(isExpired: Bool) {
    // Each attempt begins with empty fields.
    let signIn = SignInView().configure(session: session, isExpired: isExpired)
    content = .signIn(signIn)
    signIn.loadForm()
    if !isExpired { freeScenes() }
  }

  func hideSignIn(user: String) async {
    let wasCovered = if case .signIn = content { true } else { false }
    if user != self.user {
      freeScenes()
      iceCreams = iceCreams.configure(store: await openStore(user))
      self.user = user
    }
    content = .scenes
    if wasCovered { iceCreams.watchIceCreams() }
  }

  /// The next user must not see what this one saw.
  private func freeScenes() {
    iceCreams = ListIceCreamsView()
    (user, tab, selection) = (nil, .iceCreams, nil)
  }
}
