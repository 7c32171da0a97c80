let worker: any CreateIceCreamWorker =
  if let path = CommandLine.arguments.dropFirst().first {
    FileCatalogWorker(path: path)
  } else {
    BundledCatalogWorker()
  }
let stack = SceneStack()
let services = IceCreamServices(
  worker: worker, store: FileIceCreamStore(path: "book.txt"), navigation: stack)
stack.show(ListIceCreamsView().configureView(services: services))
