import Seeds

@testable import IceCreamDomain

extension TimeWording {
  /// Times as two days after the seeds were made, in UTC.
  static var fixed: TimeWording {
    TimeWording(
      now: { Timestamp(secondsSince1970: Seeds.madeAt.secondsSince1970 + 2 * 86_400) },
      localTime: { $0.localTime(hours: 0) })
  }
}
