extension CookieDataStore: MenuStore {}

extension TextMenu {
  /// Makes the menu of the scene in which cookies are made.
  init(view: CreateCookieView) {
    let store = view.cookie
    self.init(
      store: store,
      steps: {
        [
          MenuStep(word: "dough", options: store.displayedDoughs) {
            view.selectPart(.dough, at: $0)
          },
          MenuStep(word: "filling", options: store.displayedFillings) {
            view.selectPart(.filling, at: $0)
          },
          MenuStep(word: "glaze", options: store.displayedGlazes) {
            view.selectPart(.glaze, at: $0)
          },
        ]
      },
      load: view.fetchCookies, finish: view.finishCookie)
  }
}
