OrderTeaMenu(view: OrderTeaView().configureView()).run()
