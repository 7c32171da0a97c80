import Arguments
import IceCreamDomain
import PlainText

/// Finds the candidates for the word at the cursor, from the tables of commands and options.
struct CompletionCandidates {
  /// A word that can be at the cursor.
  struct Candidate {
    var word: String
    var description = ""
  }

  /// The command and its operands, as far as they are before the cursor.
  private var words: [String] = []
  private var options: [GivenOption<Option>] = []
  /// The option whose value is at the cursor.
  private var pending: Option?
  private let hasOnlyWords: Bool
  private let program: Program

  /// Reads the words between the program's name and the cursor, whose faults do not matter yet.
  init(after arguments: [String], program: Program) {
    self.program = program
    var reader = ArgumentReader<Option>(arguments)
    while true {
      do throws(UsageError) {
        guard let argument = try reader.next() else { break }
        pending = nil
        switch argument {
        case .word(let word): words.append(word)
        case .option(let option, let value): options.append((option, value))
        }
      } catch {
        pending = if case .missingValue(let option) = error { option } else { nil }
      }
    }
    hasOnlyWords = reader.hasOnlyWords
  }

  private var command: Command? { words.first.flatMap(Command.init) }

  /// Returns the candidates, or `nil` for files.
  ///
  /// - Parameters:
  ///   - typed: The beginning of the word. The candidates need not begin with it.
  ///   - offersOptions: Whether to offer options before a dash is typed, if nothing else is possible.
  func candidates(for typed: String, offersOptions: Bool) -> [Candidate]? {
    if let pending {
      // A value of its own that begins with dashes would be taken for an option.
      return values(of: pending)?.filter { !$0.word.hasPrefix("--") }
    }
    if hasOnlyWords { return possibleWords }
    if let (option, prefix) = attachedValue(in: typed) {
      return values(of: option)?.map {
        Candidate(word: prefix + $0.word, description: $0.description)
      }
    }
    if !typed.hasPrefix("-") {
      guard let words = possibleWords?.filter({ !$0.word.hasPrefix("-") }) else { return nil }
      if !words.isEmpty || !typed.isEmpty || !offersOptions || lacksIdentifier { return words }
    }
    guard words.isEmpty || command != nil else { return [] }
    // Fish would also look for what is typed in the descriptions. Letters are offered only after a dash.
    let beginning = typed.isEmpty ? "--" : typed
    return Option.listed(for: command).filter { !options.contains($0) }.flatMap { option in
      option.spellings.filter { $0.hasPrefix(beginning) }.map {
        Candidate(word: $0, description: option.summary.substituting(" ", for: "\n"))
      }
    }
  }

  /// Whether an identifier has to come before any option, which a shell would insert if the book has none.
  private var lacksIdentifier: Bool {
    words.count == 1 && [.id, .ids].contains(command?.operands)
  }

  /// Returns the option in a word that also has its value, and all that is before the value.
  private func attachedValue(in typed: String) -> (Option, prefix: String)? {
    var reader = ArgumentReader<Option>([typed])
    do throws(UsageError) {
      while let argument = try reader.next() {
        guard case .option(let option, let value?) = argument else { continue }
        return (option, String(typed.dropLast(value.count)))
      }
    } catch {
      guard case .missingValue(let option) = error else { return nil }
      // A name without its value may be part of a longer name.
      return typed.hasSuffix("=") || !typed.hasPrefix("--") ? (option, typed) : nil
    }
    return nil
  }

  private func values(of option: Option) -> [Candidate]? {
    if let kind = IngredientKind(rawValue: option.rawValue) { return names(of: kind) }
    switch option.form {
    case .value("FILE"): return nil
    case .value("ID"): return iceCreams
    default: return option.choices.map { Candidate(word: $0) }
    }
  }

  /// The commands, or the operands of the command.
  private var possibleWords: [Candidate]? {
    if words.isEmpty {
      return Command.allCases.map { Candidate(word: $0.rawValue, description: $0.summary) }
    }
    switch command?.operands {
    case .files: return nil
    case .ids: return iceCreams.filter { !words.dropFirst().contains($0.word) }
    case .id where words.count == 1: return iceCreams
    case .oneOf(let known, _, _) where words.count == 1: return known.map { Candidate(word: $0) }
    case nil, .some(.none), .id, .oneOf, .words: return []
    }
  }

  /// Returns the names in the catalog in use; none if it is unusable, since a message would spoil the line.
  private func names(of kind: IngredientKind) -> [Candidate] {
    guard let settings = try? settings(for: .menu, .catalog), settings.catalog != "-",
      let catalog = try? Program.makeWorker(for: settings.catalog).fetchCatalog()
    else { return [] }
    return catalog.names(of: kind).filter { $0 == $0.printable }.map { Candidate(word: $0) }
  }

  /// The ice creams that were saved last; none if the book is unusable.
  private var iceCreams: [Candidate] {
    guard let settings = try? settings(for: .list, .book) else { return [] }
    let view = ListIceCreamsView().configure(services: program.makeServices(settings))
    view.fetchIceCreams(.first(.init(count: 50)))
    return view.iceCreams.state.iceCreams.compactMap { iceCream in
      // No command line shows an identifier with an unprintable character.
      guard let id = iceCream.id, id == id.printable else { return nil }
      return Candidate(
        word: id, description: "\(iceCream.madeAt.iso8601)  \(iceCream.sentence.printable)")
    }
  }

  /// Returns the settings of a command with the catalog or the book that the line names.
  private func settings(for command: Command, _ option: Option) throws(UsageError) -> Settings {
    let path = options[option].map(expanded)
    return try program.settings(
      for: Invocation([command.rawValue] + (path.map { ["\(option.name)=\($0)"] } ?? [])))
  }

  /// Returns a typed path with its tilde and variables replaced, as a shell does when it runs the line.
  ///
  /// Nothing else of it is replaced, and no command in it is run.
  private func expanded(_ path: String) -> String {
    var (result, rest) = ("", path[...])
    if rest.hasPrefix("~/"), let home = program.environment["HOME"] {
      result = home
      rest.removeFirst()
    }
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      let isBraced = rest.first == "{"
      let name = rest.dropFirst(isBraced ? 1 : 0).prefix { character in
        character.isASCII && (character.isLetter || character.isNumber) || character == "_"
      }
      let after = rest[name.endIndex...]
      if !isBraced || after.first == "}", let value = program.environment[String(name)] {
        result += value
        rest = after.dropFirst(isBraced ? 1 : 0)
      } else {
        result += "$"
      }
    }
    return result + rest
  }
}
