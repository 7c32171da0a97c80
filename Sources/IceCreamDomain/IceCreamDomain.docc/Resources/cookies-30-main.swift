let arguments = CommandLine.arguments.dropFirst()

if arguments.first == "cookies" {
  let worker = FileCookieWorker(path: arguments.dropFirst().first ?? "cookies.json")
  let interactor = CreateCookieInteractor(worker: worker)
  let view = CreateCookieView().configureView(interactor: interactor)
  view.fetchCookies()

  let menu = TextMenu(view: view)
  menu.run()
} else {
  let worker: any CreateIceCreamWorker =
    if let path = arguments.first {
      FileCatalogWorker(path: path)
    } else {
      BundledCatalogWorker()
    }
  let store = FileIceCreamStore(path: "book.txt")
  let interactor = CreateIceCreamInteractor(worker: worker, store: store)
  let view = CreateIceCreamView().configureView(interactor: interactor)
  view.fetchIceCream()

  let menu = TextMenu(view: view)
  menu.run()
}
