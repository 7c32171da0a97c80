import IceCreamDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A process is killed again and again while it works: what it was told to be kept has to be there.
struct Kills {
  let path: String

  func run(_ turns: Int, _ random: inout RandomNumbers) throws {
    var expected = Expected()
    var (unfinished, torn, leftBeside) = (0, 0, 0)
    for turn in 1...turns {
      let child = try Child(.alone, path: path, seed: UInt64(turn), count: 1_000_000)
      child.wait(forSteps: Int.random(in: 0..<20, using: &random))
      usleep(UInt32.random(in: 0..<3000, using: &random))
      child.kill()

      do {
        try expected.add(child.steps())
        if expected.pending != nil { unfinished += 1 }
        if access(path + ".scoops-new", F_OK) == 0 { leftBeside += 1 }
        let store = FileIceCreamStore(path: path)
        try expected.compare(with: store.all())
        if try store.fetch(IceCreamQuery(count: 1)).notes == [.tornLine] { torn += 1 }
      } catch {
        throw Failure("after \(turn) kills: \(error)")
      }
    }
    print(
      """
      Killed \(turns) times: \(expected.acknowledged) changes acknowledged, and all there.
        \(unfinished) cut short, each whole or absent; \(torn) lines torn, \(leftBeside) files left beside.
      """)
  }
}
