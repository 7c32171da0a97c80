import Seeds
import Testing

@testable import IceCreamDomain

/// A place remembers the way back, to the same pages and within a limit.
struct ListPlaceTests {
  @Test func `starts at the first page`() {
    let place = ListPlace(query: IceCreamQuery(count: 2))

    #expect(place.query == IceCreamQuery(count: 2))
    #expect(place.offset == 0)
    #expect(!place.hasPrevious)
  }

  @Test func `goes back to the start of each page, whatever its length`() {
    var place = ListPlace(query: IceCreamQuery(order: .oldest, count: 2))
    place.goOn(after: .init(of: Seeds.savedIceCreams[1], at: 1), count: 2)
    place.goOn(after: .init(of: Seeds.savedIceCreams[2], at: 2), count: 1)
    #expect(place.query.after == .init(of: Seeds.savedIceCreams[2], at: 2))
    #expect(place.offset == 3)

    place.goBack()
    #expect(place.query.after == .init(of: Seeds.savedIceCreams[1], at: 1))
    #expect(place.offset == 2)

    place.goBack()
    #expect(place.query == IceCreamQuery(order: .oldest, count: 2))
    #expect(place.offset == 0)
    #expect(!place.hasPrevious)
  }

  @Test func `stays on the first page`() {
    var place = ListPlace(query: IceCreamQuery(count: 2))

    place.goBack()

    #expect(place.query == IceCreamQuery(count: 2))
    #expect(place.offset == 0)
  }

  @Test func `drops distant pages, and remembers how many ice creams they had`() {
    var place = ListPlace(query: IceCreamQuery(count: 2))
    for _ in 0..<ListPlace.mostPagesBack + 5 {
      place.goOn(after: .init(of: Seeds.savedIceCream, at: 0), count: 2)
    }

    var pages = 0
    while place.hasPrevious {
      place.goBack()
      pages += 1
    }

    #expect(pages == ListPlace.mostPagesBack)
    #expect(place.offset == 10)
  }
}
