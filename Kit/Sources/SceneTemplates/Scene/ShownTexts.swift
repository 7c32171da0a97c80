import SwiftReading
import SwiftWriting

extension SceneFeatures {
  /// Finds what a front end calls the scene and its use cases, what it asks before them, and which one a pull repeats.
  func findTexts(in description: inout SceneDescription, shownBy source: SwiftSource) {
    let tokens = source.tokens
    let names = description.useCases.map(\.request)
    // A plain text, after a word and a mark.
    func text(at index: Int, after words: [String]) -> String? {
      guard index > 1, words.contains(tokens[index - 2].text) else { return nil }
      return source.plainText(at: index)
    }
    let title = tokens.indices.lazy.compactMap {
      text(at: $0, after: ["title", "navigationTitle"])
    }
    if let title = title.first, title != CamelCase(scene).phrase { description.title = title }
    let all = names + description.useCases.filter(\.isPaged).map { $0.pages[1].request }
    let calls = tokens.indices.dropFirst().dropLast().filter {
      all.contains(tokens[$0].text) && "." ~= tokens[$0 - 1] && "(" ~= tokens[$0 + 1]
    }
    let isTable = source.file.hasSuffix("\(SceneDescription.FrontEnd.uiKit.suffix).swift")
    if isTable { findQuestions(in: &description, askedBy: source) }
    for (start, call) in zip([0] + calls, calls) {
      guard let index = names.firstIndex(of: tokens[call].text) else { continue }
      let question = (start..<call).last {
        text(at: $0, after: ["asking", "confirmationDialog"]) != nil
      }
      if let question, !isTable {
        description.useCases[index].confirmation = source.plainText(at: question)
      }
      let offers = ["send", "form", "select", "Button", "prompt"]
      let shown = (start..<call).last { text(at: $0, after: offers) != nil }
      let row = tokens.indices.dropLast(2).first {
        tokens[$0].text == names[index] && "=" ~= tokens[$0 + 1]
      }
      guard let title = (isTable ? row.map { $0 + 2 } : shown).flatMap(source.plainText),
        description.useCases[index].title == nil, title != description.useCases[index].phrase
      else { continue }
      description.useCases[index].title = title
    }
    let pull = tokens.firstIndex { ["refreshable", "refreshControl"].contains($0.text) }
    if let pull {
      let call = calls.first { $0 > pull }
      let isReload = tokens[pull..<(call ?? tokens.endIndex)].contains { "reload" ~= $0 }
      let index = isReload ? 0 : call.flatMap { names.firstIndex(of: tokens[$0].text) }
      if let index { description.useCases[index].isRefresh = true }
    }
  }

  /// Finds what a view controller asks before use cases: each question is followed by what it does.
  private func findQuestions(in description: inout SceneDescription, askedBy source: SwiftSource) {
    let tokens = source.tokens
    for index in tokens.indices.dropLast(2) where "confirm" ~= tokens[index] {
      guard let question = source.plainText(at: index + 2),
        let begin = tokens[index...].firstIndex(where: { "in" ~= $0 }),
        let call = tokens[begin...].firstIndex(where: { "(" ~= $0 })
      else { continue }
      let name = tokens[call - 1].text
      let asked = description.useCases.firstIndex {
        name == $0.request || name == "askFor\($0.name)"
      }
      if let asked { description.useCases[asked].confirmation = question }
    }
  }
}

extension SwiftSource {
  /// Returns the text of a literal on one line; `nil` if a token is something else.
  fileprivate func plainText(at index: Int) -> String? {
    let text = tokens[index].text
    let isPlain = text.hasPrefix("\"") && !text.hasPrefix("\"\"\"") && !text.contains("\\")
    return tokens[index].kind == .literal && isPlain ? String(text.dropFirst().dropLast()) : nil
  }
}

/// What code shows of types: titles, ranges, conformances, and which fields are secure or read-only.
struct ShownFields {
  /// A line of a form, with the type that it is a line for, and the names that lead to its field.
  private struct Line {
    let type: String
    let path: [String]
    let label: String
    let control: String
    let range: ClosedRange<Int>?

    /// Takes what the line shows of the field with a name.
    func complete(_ fields: inout [Field], named name: String?, isWhole: Bool = true) {
      guard let index = fields.firstIndex(where: { $0.name == name }) else { return }
      fields[index].range = range
      fields[index].isSecure = control.hasPrefix("secret")
      fields[index].isReadOnly = control.hasPrefix("shown")
      if isWhole {
        fields[index].title = nil
        if fields[index].label != label { fields[index].title = label }
      }
    }
  }

  private var lines: [Line] = []
  /// The ranges of fields by the types that check them, with the fields that these ask for.
  private var forms: [String: (ranges: [String: ClosedRange<Int>], asked: [String])] = [:]
  private let module: SwiftModule

  /// Reads the forms of a module.
  init(in module: SwiftModule) {
    self.module = module
    for source in module.sources {
      for form in source.all where form.keyword == "extension" {
        guard let body = form.body else { continue }
        for index in body where "(" ~= source.tokens[index] {
          if "FormField" ~= source.tokens[index - 1], let end = source.ends[index] {
            lines.append(Self.line(source.tokens[(index + 1)..<end], of: form.name))
          } else if "outside" ~= source.tokens[index - 1], let end = source.ends[index],
            "=" ~= source.tokens[index - 3]
          {
            let range = Self.range(source.tokens[(index + 1)..<end].joined)
            forms[form.name, default: ([:], [])].ranges[source.tokens[index - 5].text] = range
          }
        }
        if let fields = source.members(of: body).first(where: { $0.name == "Field" }),
          let cases = source.body(of: fields)
        {
          forms[form.name, default: ([:], [])].asked = source.tokens[cases].filter {
            $0.kind == .word
          }
          .map(\.text)
        }
      }
    }
  }

  private static func line(_ arguments: ArraySlice<SwiftToken>, of type: String) -> Line {
    let parts = arguments.dropFirst(2).joined.split(separator: ",").map { $0.drop { $0 == " " } }
    let value = parts.first?.split(separator: "\\.") ?? []
    let label = arguments.first?.text.dropFirst().dropLast() ?? ""
    return Line(
      type: type,
      path: (value.last ?? "").split { $0 == "." || $0 == "?" }.map(String.init),
      label: String(label), control: value.count > 1 ? String(value[0]) : "",
      range: parts.first { $0.hasPrefix("in:") }.flatMap { range(String($0.dropFirst(3))) })
  }

  /// Returns the range that code such as `-9...(-8)` means.
  private static func range(_ code: String) -> ClosedRange<Int>? {
    let limits = code.split(separator: "...").compactMap { Int($0.filter { !"() ".contains($0) }) }
    return limits.count == 2 && limits[0] <= limits[1] ? limits[0]...limits[1] : nil
  }

  /// Takes from forms, as far as there are any, what descriptions say of their fields.
  func complete(_ described: inout SceneDescriptions) {
    complete(&described.data)
    for scene in described.scenes.indices {
      let name = described.scenes[scene].name
      for useCase in described.scenes[scene].useCases.indices {
        let request = "\(name).\(described.scenes[scene].useCases[useCase].name).Request"
        for line in lines where line.type == request {
          line.complete(
            &described.scenes[scene].useCases[useCase].requestFields, named: line.path.first)
        }
      }
    }
  }

  private func complete(_ data: inout DataModel) {
    var types = data.types
    let places = Dictionary(zip(types.map(\.name), types.indices)) { first, _ in first }
    for index in types.indices {
      guard let form = forms[types[index].name] else { continue }
      for field in types[index].fields.indices {
        let name = types[index].fields[field].name
        types[index].fields[field].range = form.ranges[name]
        if form.asked.contains(name) { types[index].fields[field].isReadOnly = false }
      }
    }
    for line in lines {
      var (owner, names) = (places[line.type], line.path[...])
      while let known = owner,
        let field = types[known].fields.first(where: { $0.name == names.first }),
        names.count > 1
      {
        guard case .named(let type) = field.type.base, let inner = places[type],
          !types[inner].isEnum
        else { break }
        owner = inner
        names = names.dropFirst().drop { $0 == "orBlank" }
      }
      // What several fields are called is said with what contains them.
      if let owner {
        line.complete(
          &types[owner].fields, named: names.first, isWhole: names.count == line.path.count)
      }
    }
    for index in types.indices {
      guard let source = module.source(of: types[index].name),
        let type = source.type(named: types[index].name)
      else { continue }
      types[index].conformances = Set(
        DataType.Conformance.allCases.filter { name in type.head.contains { name.rawValue ~= $0 } })
      for place in types[index].cases.indices {
        let name = types[index].cases[place].name
        let title = type.body?.dropLast(2).first { word in
          "." ~= source.tokens[word - 1] && name ~= source.tokens[word]
            && ":" ~= source.tokens[word + 1]
        }.flatMap { source.plainText(at: $0 + 2) }
        if let title { types[index].cases[place].title = title }
      }
    }
    data.types = types
  }
}

extension Field {
  /// Takes what a description does not say from the field that is there.
  mutating func keep(_ known: Field) {
    title = title ?? known.title
    range = range ?? known.range
    isSecure = isSecure || known.isSecure
    isReadOnly = isReadOnly || known.isReadOnly
  }
}
