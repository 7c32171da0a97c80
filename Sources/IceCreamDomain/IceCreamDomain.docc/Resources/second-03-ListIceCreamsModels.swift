/// The scene in which the kept ice creams are listed: what travels, use case by use case.
enum ListIceCreams {
  /// See what is kept.
  enum FetchIceCreams {
    struct Request: Equatable {}

    struct Response: Equatable {
      var iceCreams: [SavedIceCream]
      /// What another scene has made meanwhile.
      var made: SavedIceCream?
    }

    struct ViewModel: Equatable {
      var title: String
      var iceCreams: [DisplayedOption]
      var news: String?
    }
  }

  /// What is kept cannot be fetched.
  enum FetchFailure {
    struct Response: Equatable {
      var error: IceCreamStoreError
    }

    struct ViewModel: Equatable {
      var message: String
    }
  }

  /// Choose an ice cream, to make another one like it.
  enum SelectIceCream {
    struct Request: Equatable {
      /// Its index in the list; `nil` to begin with nothing.
      var index: Int?
    }

    struct Response: Equatable {}

    struct ViewModel: Equatable {}
  }
}
