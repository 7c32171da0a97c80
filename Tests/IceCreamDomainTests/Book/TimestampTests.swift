import IceCreamDomain
import Seeds
import Testing

struct TimestampTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (951_782_400, "2000-02-29T00:00:00Z"),
    (1_795_165_500, "2026-11-20T09:05:00Z"), (4_102_444_799, "2099-12-31T23:59:59Z"),
    (-1, "1969-12-31T23:59:59Z"),
    (-30_000_000_000, "1019-05-04T18:40:00Z"), (.max, "9999-12-31T23:59:59Z"),
    (.min, "0000-01-01T00:00:00Z"),
  ])
  func `is written in ISO 8601 and UTC`(seconds: Int, text: String) {
    #expect(Timestamp(secondsSince1970: seconds).iso8601 == text)
  }

  @Test(arguments: [0, 951_782_400, 1_795_165_500, 253_402_300_799, -62_167_219_200])
  func `reads back what it writes`(seconds: Int) {
    let moment = Timestamp(secondsSince1970: seconds)

    #expect(Timestamp(iso8601: moment.iso8601) == moment)
  }

  @Test(arguments: [
    "", "2026-11-20", "2026-11-20T09:05:00", "2026-11-20 09:05:00Z", "2026-02-30T09:05:00Z",
    "2026-11-20T24:00:00Z", "2026-11-20T09:05:60Z", "2026-11-20T09:05:00+", "-026-11-20T09:05:00Z",
    "٢٠26-11-20T09:05Z", "2026-11-20T09:05:00z",
  ])
  func `rejects other forms`(text: String) {
    #expect(Timestamp(iso8601: text) == nil)
  }
}
