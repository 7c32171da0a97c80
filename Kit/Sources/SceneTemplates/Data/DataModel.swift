/// The data that scenes share.
package struct DataModel: Equatable, Sendable {
  /// A file with values of a type, which is embedded in the program.
  package struct Catalog: Equatable, Sendable {
    /// The name of the file, such as `teas.json`.
    package var file: String
    package var entries: String

    /// The key of the list: `teas`.
    var key: String { String(file.dropLast(".json".count)) }
    /// The type that reads it.
    package var reader: String { "\(entries)Catalog" }
  }

  package var types: [DataType] = [] {
    didSet { places = Dictionary(zip(types.map(\.name), types.indices)) { first, _ in first } }
  }
  private var places: [String: Int] = [:]
  package var catalog: Catalog?
  package var imports: [String] = []

  func type(named name: String) -> DataType? { places[name].map { types[$0] } }

  /// Adds types that are not known yet.
  package mutating func add(_ others: [DataType]) {
    types += others.filter { type(named: $0.name) == nil }
  }

  /// Returns the described type that a type is, without counting lists and optionals around it.
  func described(_ type: FieldType) -> DataType? {
    if case .named(let name) = type.base { self.type(named: name) } else { nil }
  }

  /// Returns whether values of a type contain values of another, at any depth.
  ///
  /// - Parameter isDirect: Whether lists are left out: a value cannot contain itself without one.
  package func contains(_ name: String, in type: DataType, isDirect: Bool = false) -> Bool {
    var known: Set<String> = []
    var open = [type]
    while let next = open.popLast() {
      for field in next.fields {
        if isDirect, field.type.swift.hasPrefix("[") { continue }
        guard let inner = described(field.type) else { continue }
        if inner.name == name { return true }
        if known.insert(inner.name).inserted { open.append(inner) }
      }
    }
    return false
  }

  /// The maximum number of values in a sample of a type.
  static let largestSample = 500

  /// Returns how many values a sample of a type has; of one that has too many, one more than it may have.
  ///
  /// - Parameter known: The numbers of types that were counted, by their names.
  func sampleSize(of type: DataType, known: inout [String: Int], depth: Int = 0) -> Int {
    if let size = known[type.name] { return size }
    var size = 1
    for field in type.fields where size <= Self.largestSample {
      guard let inner = described(field.type) else {
        size += 1
        continue
      }
      // As in a sample, a list or an optional of what contains the type is empty.
      if field.type.base != field.type, inner == type || contains(type.name, in: inner) { continue }
      let lists = field.type.swift.count { $0 == "[" }
      size +=
        depth == 50
        ? Self.largestSample : sampleSize(of: inner, known: &known, depth: depth + 1) << lists
    }
    known[type.name] = min(size, Self.largestSample + 1)
    return known[type.name] ?? 0
  }

  /// Removes the types whose samples would not end, or be very large.
  mutating func removeEndless() {
    let all = self
    types.removeAll { all.contains($0.name, in: $0, isDirect: true) }
    let ending = self
    var sizes: [String: Int] = [:]
    types.removeAll { ending.sampleSize(of: $0, known: &sizes) > Self.largestSample }
  }

  /// Makes types conform to what those that contain them conform to.
  mutating func spreadConformances() {
    for conformance in [DataType.Conformance.codable, .hashable] {
      for owner in types where owner.conformances.contains(conformance) {
        for index in types.indices where contains(types[index].name, in: owner) {
          types[index].conformances.insert(conformance)
        }
      }
    }
  }
}
