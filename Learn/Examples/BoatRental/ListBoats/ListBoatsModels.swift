enum ListBoats {
  enum FetchBoats {
    struct Request {
      var seats: Int
    }
    struct Response {
      var boats: [Boat]
    }
    struct ViewModel {
      struct DisplayedBoat {
        var name: String
        var seats: String
      }
      var displayedBoats: [DisplayedBoat]
    }
  }

  enum SelectBoat {
    struct Request {
      var row: Int
    }
    struct Response {}
    struct ViewModel {}
  }
}
