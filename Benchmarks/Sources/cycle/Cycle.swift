import IceCreamDomain

@main
struct Cycle {
  static func main() {
    let bare = HandWrittenCycle(tally: Tally())
    let proto = ProtoCycle(tally: Tally())
    let shipped = ShippedCycle(tally: Tally())
    let n = CommandLine.arguments.count > 1 ? 10_000_000 : 300_000
    for _ in 0..<7 {
      let a = Measurement.of(300_000) { bare.select($0 % 5) }
      let p = Measurement.of(300_000) { proto.select($0 % 5) }
      let b = Measurement.of(n) { shipped.select($0 % 5) }
      print(
        a.nanoseconds, p.nanoseconds, b.nanoseconds, b.nanoseconds / a.nanoseconds, b.allocations)
      if n > 9000000 { break }
    }
  }
}
