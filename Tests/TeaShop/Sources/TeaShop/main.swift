OrderTeaMenu().run()
