struct NameIndex {
  let names: [String]
  init(_ names: some Sequence<String>) { self.names = names.map { $0.lowercased() } }
  func matches(_ text: String) -> [Int32] {
    names.indices.filter { text.isEmpty || names[$0].contains(text.lowercased()) }.map(Int32.init)
  }
  func matches(_ text: String, among earlier: [Int32]) -> [Int32] {
    earlier.filter { names[Int($0)].contains(text.lowercased()) }
  }
}
