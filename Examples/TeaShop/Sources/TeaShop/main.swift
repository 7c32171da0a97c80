OrderTeaMenu(view: OrderTeaView().configure(worker: CatalogOrderTeaWorker())).run()
