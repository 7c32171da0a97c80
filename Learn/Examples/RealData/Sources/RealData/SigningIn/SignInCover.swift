/// Shows a scene for signing in in place of all others, and takes it away.
@MainActor
protocol SignInNavigation: AnyObject {
  func showSignIn(isExpired: Bool)
  /// Says why the saved token cannot be read.
  func showProblem(_ error: TokenStoreError)
  /// Goes back to the covered scenes of this user, and reloads what they show; another user gets new scenes.
  func hideSignIn(user: String) async
}

/// Covers all scenes while the user is not signed in; the owner of the scenes runs this in a task.
@MainActor
func cover(_ navigation: any SignInNavigation, during states: AsyncStream<Session.State>) async {
  for await state in states {
    switch state {
    case .signedIn(let user): await navigation.hideSignIn(user: user)
    case .signedOut: navigation.showSignIn(isExpired: false)
    case .expired: navigation.showSignIn(isExpired: true)
    case .unreadable(let error): navigation.showProblem(error)
    }
  }
}
