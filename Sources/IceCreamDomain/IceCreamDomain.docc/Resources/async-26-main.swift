let worker: any CreateIceCreamWorker =
  if let path = CommandLine.arguments.dropFirst().first {
    FileCatalogWorker(path: path)
  } else {
    BundledCatalogWorker()
  }
let store = FileIceCreamStore(path: "book.txt")
let interactor = CreateIceCreamInteractor(
  worker: DistantCatalogWorker(worker: worker), store: store)
let view = CreateIceCreamView().configureView(interactor: interactor)
view.fetchIceCream()

let menu = TextMenu(view: view)
if await menu.waitForCatalog() {
  menu.run()
}
