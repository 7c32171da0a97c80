OrderTeaMenu(view: OrderTeaView().configure()).run()
