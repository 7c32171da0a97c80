import IceCreamDomain
import SystemCalls

extension Timestamp {
  /// Returns the local time of this moment in a zone that is some hours ahead of UTC.
  package func localTime(hours: Int) -> LocalTime? {
    let parts = Timestamp(secondsSince1970: secondsSince1970 + 3_600 * hours).iso8601
      .split { "-T:Z".contains($0) }.compactMap { Int($0) }
    return LocalTime(
      year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4])
  }
}
