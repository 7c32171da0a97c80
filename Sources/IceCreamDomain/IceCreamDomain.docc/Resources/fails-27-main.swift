let worker: any CreateIceCreamWorker =
  if let path = CommandLine.arguments.dropFirst().first {
    FileCatalogWorker(path: path)
  } else {
    BundledCatalogWorker()
  }
let view = CreateIceCreamView().configureView(interactor: CreateIceCreamInteractor(worker: worker))
view.fetchIceCream()

let menu = TextMenu(view: view)
menu.run()
