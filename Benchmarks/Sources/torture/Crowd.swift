import IceCreamDomain

/// Eight processes use one book at once.
struct Crowd {
  let path: String

  func run(_ saves: Int) throws {
    try run(savers: 8, editors: 0, saves: saves, path: path)
    try run(savers: 5, editors: 3, saves: saves / 4, path: path + ".edited")
  }

  private func run(savers: Int, editors: Int, saves: Int, path: String) throws {
    let start = ContinuousClock.now
    var children: [Child] = []
    for number in 0..<savers + editors {
      children.append(
        try Child(
          number < savers ? .save : .edit, path: path, seed: UInt64(number), count: saves))
    }
    var expected = Expected()
    for (number, child) in children.enumerated() {
      // To the end of the pipe first: who waits for room in it would never end.
      var own = Expected()
      try own.add(child.steps())
      try expected.add(own)
      try check(child.wait(), "process \(number) of \(children.count) failed")
    }
    let time = ContinuousClock.now - start

    let all = try FileIceCreamStore(path: path).all()
    try expected.compare(with: all)
    // The sign that counts the least comes first in an identifier.
    let numbers = all.map { String($0.id.reversed()) }
    try check(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }, "identifiers do not rise")
    let others = editors > 0 ? ", \(editors) more changed and removed" : ""
    print(
      """
      \(savers) processes saved \(saves) times each\(others), at once: all is as acknowledged.
        \(all.count) ice creams, no identifier twice; \(Int(time / .milliseconds(1))) ms.
      """)
  }
}
