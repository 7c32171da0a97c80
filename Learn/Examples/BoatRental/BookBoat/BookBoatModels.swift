enum BookBoat {
  enum FetchBoat {
    struct Request {}
    struct Response {
      var boat: Boat
    }
    struct ViewModel {
      var title: String
    }
  }

  enum BookBoat {
    struct Request {
      var hours: String
    }
    struct Response {
      var boat: Boat
      var hours: Int?
    }
    struct ViewModel {
      var message: String
    }
  }
}
