/// Values of one type, which templates use by names.
///
/// Their table says what each name stands for, so a test can compare it with the templates.
package protocol TemplateValues: TemplateObject, SendableMetatype {
  typealias Table = [String: TemplateEntry<Self>]
  static var table: Table { get }
}

extension TemplateValues {
  package subscript(name: String) -> TemplateValue? { Self.table[name]?.value(self) }

  /// The names of the values, and what they stand for.
  package static var schema: TemplateSchema {
    TemplateSchema(name: "\(Self.self)") { table.mapValues(\.kind) }
  }
}

/// What a name of a template stands for: its kind, and how it is read from its owner.
package struct TemplateEntry<Owner>: Sendable {
  let kind: TemplateKind
  let value: @Sendable (Owner) -> TemplateValue

  package static func text(_ read: @escaping @Sendable (Owner) -> String) -> Self {
    Self(kind: .text) { .text(read($0)) }
  }

  package static func flag(_ read: @escaping @Sendable (Owner) -> Bool) -> Self {
    Self(kind: .flag) { .flag(read($0)) }
  }

  /// A list of texts, each of which is `{{.}}`.
  package static func texts(_ read: @escaping @Sendable (Owner) -> [String]) -> Self {
    Self(kind: .texts) { .list(read($0).map { .text($0) }) }
  }

  package static func object<Value: TemplateValues>(
    _ read: @escaping @Sendable (Owner) -> Value?
  ) -> Self {
    Self(kind: .object(Value.schema)) { read($0).map { .object($0) } ?? false }
  }

  package static func list<Value: TemplateValues>(
    _ read: @escaping @Sendable (Owner) -> [Value]
  ) -> Self {
    Self(kind: .list(Value.schema)) { .list(read($0).map { .object($0) }) }
  }

  /// A value whose names are only used here.
  package static func object<Value>(
    _ read: @escaping @Sendable (Owner) -> Value?, _ table: [String: TemplateEntry<Value>]
  ) -> Self {
    Self(kind: .object(TemplateSchema(table))) { owner in
      read(owner).map { .object(TemplateRecord(value: $0, table: table)) } ?? false
    }
  }

  /// A list of values whose names are only used here.
  package static func list<Value>(
    _ read: @escaping @Sendable (Owner) -> [Value], _ table: [String: TemplateEntry<Value>]
  ) -> Self {
    Self(kind: .list(TemplateSchema(table))) { owner in
      .list(read(owner).map { .object(TemplateRecord(value: $0, table: table)) })
    }
  }
}

private struct TemplateRecord<Value>: TemplateObject {
  let value: Value
  let table: [String: TemplateEntry<Value>]

  subscript(name: String) -> TemplateValue? { table[name]?.value(value) }
}

/// What the value of a name is.
enum TemplateKind: Sendable {
  case text, flag, texts
  case object(TemplateSchema)
  case list(TemplateSchema)
}

/// The names of values, and what they stand for.
package struct TemplateSchema: Sendable {
  /// The type of the values; empty for a table of its own.
  let name: String
  let kinds: @Sendable () -> [String: TemplateKind]

  init(name: String, kinds: @escaping @Sendable () -> [String: TemplateKind]) {
    (self.name, self.kinds) = (name, kinds)
  }

  fileprivate init<Value>(_ table: [String: TemplateEntry<Value>]) {
    let kinds = table.mapValues(\.kind)
    self.init(name: "") { kinds }
  }
}
