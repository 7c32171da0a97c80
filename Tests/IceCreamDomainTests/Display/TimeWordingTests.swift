import Seeds
import SystemCalls
import Testing

@testable import IceCreamDomain

struct TimeWordingTests {
  /// Half past midnight of 21 November, an hour ahead of UTC.
  private let wording = TimeWording(
    now: { Timestamp(iso8601: "2026-11-20T23:30:00Z") ?? Seeds.madeAt },
    localTime: { $0.localTime(hours: 1) })

  @Test(arguments: [
    ("2026-11-20T23:30:00Z", "just now"), ("2026-11-20T23:29:01Z", "just now"),
    ("2026-11-20T23:29:00Z", "1 min ago"), ("2026-11-20T22:30:01Z", "59 min ago"),
    // The day has changed meanwhile.
    ("2026-11-20T22:30:00Z", "yesterday 23:30"), ("2026-11-19T23:00:00Z", "yesterday 00:00"),
    ("2026-11-19T22:59:59Z", "19 Nov 2026 23:59"), ("2025-01-02T03:04:05Z", "2 Jan 2025 04:04"),
    // A clock was wrong.
    ("2026-11-20T23:30:01Z", "21 Nov 2026 00:30"), ("2031-05-01T12:00:00Z", "1 May 2031 13:00"),
  ])
  func `says how long ago a moment was, or when`(moment: String, text: String) throws {
    #expect(wording.relative(try time(moment)) == text)
  }

  @Test func `counts the hours of the same day`() throws {
    let evening = TimeWording(
      now: { Timestamp(iso8601: "2026-11-20T22:30:00Z") ?? Seeds.madeAt },
      localTime: { $0.localTime(hours: 1) })

    #expect(evening.relative(try time("2026-11-20T21:30:00Z")) == "1 h ago")
    #expect(evening.relative(try time("2026-11-19T23:00:00Z")) == "23 h ago")
  }

  @Test(arguments: [
    ("2026-11-20T23:30:00Z", "21 November 2026, 00:30"),
    ("2026-05-09T09:05:59Z", "9 May 2026, 10:05"),
  ])
  func `says a date as people read it aloud`(moment: String, text: String) throws {
    #expect(wording.spoken(try time(moment)) == text)
  }

  @Test func `leaves a time as it is if the system does not know its local time`() {
    let wording = TimeWording(now: { Seeds.madeAt }, localTime: { _ in nil })

    #expect(wording.relative(Seeds.madeAt) == "2026-11-20T09:05:00Z")
    #expect(wording.spoken(Seeds.madeAt) == "2026-11-20T09:05:00Z")
  }

  @Test(arguments: [Int.min, .min + 1, -62_167_219_201, -1, 0, 253_402_300_800, .max - 1, .max])
  func `formats any two moments`(seconds: Int) {
    let moment = Timestamp(secondsSince1970: seconds)
    for now in [Int.min, 0, .max].map(Timestamp.init(secondsSince1970:)) {
      for localTime in [
        { LocalTime(secondsSince1970: $0) }, { _ in Seeds.madeAt.localTime(hours: 0) },
      ]
        as [(Int) -> LocalTime?]
      {
        let wording = TimeWording(
          now: { now }, localTime: { localTime($0.secondsSince1970) })

        #expect(!wording.relative(moment).isEmpty)
        #expect(!wording.spoken(moment).isEmpty)
      }
    }
  }

  private func time(_ text: String) throws -> Timestamp {
    try #require(Timestamp(iso8601: text))
  }
}
