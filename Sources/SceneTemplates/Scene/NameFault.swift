import PlainText

/// What is wrong with a name that was given for a scene or a use case.
package enum NameFault: Error, Equatable {
  case notAName(String, suggestion: String?)
  case tooLong(String, limit: Int)
  case keyword(String, derived: String)
  case reserved(String)
  case repeated(String)
  case sameAsState(String, derived: String)
  case noUseCase(scene: String)
  case routeNeedsUseCase
  case routeToItself(String)

  /// What is wrong and what to do, as two sentences.
  package var message: String { "\(words.problem). \(words.remedy)" }

  /// What is wrong, and what to do.
  package var words: (problem: String, remedy: String) {
    switch self {
    case .notAName(let name, let suggestion):
      (
        "\(name.shortened.quoted) is not a name",
        "Use letters from A to Z and digits, with a capital first"
          + (suggestion.map { ": \($0)." } ?? ", such as ListTeas.")
      )
    case .tooLong(let name, let limit):
      ("The name \(name.shortened.quoted) is longer than \(limit) letters", "Shorten it.")
    case .keyword(let name, let derived):
      (
        "\(name) would be called \(derived) in the code, which is a keyword",
        "Add a word, such as \(name)Teas."
      )
    case .reserved(let name):
      ("The generated code uses the name \(name) itself", "Choose another.")
    case .repeated(let name): ("\(name) is given twice", "Remove one.")
    case .sameAsState(let name, let derived):
      (
        "\(name) would be called \(derived) in the code, as the scene's state is",
        "Choose another name."
      )
    case .noUseCase(let scene):
      (
        "A scene needs a use case",
        "Add one: swift package scene new \(scene) --use-case Fetch\(CamelCase(scene).noun)"
      )
    case .routeNeedsUseCase:
      (
        "--router needs a second --use-case, which leads to the other scene",
        "The first one fills this scene."
      )
    case .routeToItself(let name):
      ("\(name) cannot lead to itself", "Name another scene after --router.")
    }
  }
}

extension String {
  /// The beginning, for a message.
  fileprivate var shortened: String { count > 60 ? prefix(60) + "…" : self }
}

extension SceneDescription {
  /// The maximum number of letters in a name; two longer ones would not fit on a line.
  package static let longestName = 36

  /// Checks the names.
  ///
  /// - Throws: `NameFault` for the first that cannot be used.
  package func validate() throws(NameFault) {
    let names = SceneNames(self)
    try validateName(names)
    guard !useCases.isEmpty else { throw .noUseCase(scene: name) }
    var known: Set<String> = []
    for useCase in useCases { try validate(useCase.name, names, known: &known) }
    try validateRoute()
  }

  /// Checks the scene's own name.
  func validateName(_ names: SceneNames) throws(NameFault) {
    try Self.validate(name)
    guard !Self.reservedTypes.contains(name),
      frontEnd != .swiftUI || !Self.screenTypes.contains(name)
    else { throw .reserved(name) }
    let store = names.store
    guard !Self.keywords.contains(store) else { throw .keyword(name, derived: store) }
    guard !Self.reservedMembers.contains(store) else { throw .reserved(name) }
  }

  /// Checks the name of a use case, or of an outcome that follows them.
  ///
  /// - Parameter known: The names before it, to which it is added.
  func validate(
    _ useCase: String, _ names: SceneNames, known: inout Set<String>
  ) throws(NameFault) {
    let isNew = known.insert(useCase).inserted
    try Self.validate(useCase)
    let method = CamelCase(useCase).lowercased
    guard isNew else { throw .repeated(useCase) }
    guard !Self.keywords.contains(method) else { throw .keyword(useCase, derived: method) }
    guard method != names.store else { throw .sameAsState(useCase, derived: method) }
    let isTaken =
      frontEnd == .text && Self.menuMembers.contains(method)
      || names.otherOutcomes.contains { $0.kind != .other && $0.name == useCase }
    guard !isTaken, !Self.reservedTypes.contains(useCase), !Self.reservedMembers.contains(method),
      useCase != names.state
    else { throw .reserved(useCase) }
  }

  /// Checks where the scene leads.
  func validateRoute() throws(NameFault) {
    switch route {
    case .scene(name): throw .routeToItself(name)
    case .scene(let other): try Self.validate(other)
    case .origin, nil: break
    }
    if case .scene? = route, useCases.count < 2 { throw .routeNeedsUseCase }
  }

  /// Checks the name of a described type.
  static func validateType(_ name: String) throws(NameFault) {
    try validate(name)
    let basic = ["Array", "Dictionary", "Double", "Optional", "Set"]
    guard !reservedTypes.contains(name), !basic.contains(name) else { throw .reserved(name) }
  }

  /// Returns whether a field can have a name: whether it is neither a keyword nor used by the generated code.
  static func isFree(field name: String) -> Bool {
    let used = [
      "ask", "observe", "read", "request", "response", "update", "viewModel", "write",
    ]
    return !keywords.contains(name) && !reservedMembers.contains(name) && !used.contains(name)
  }

  static func validate(_ name: String) throws(NameFault) {
    // The letters are counted in bytes first: a name may be very long.
    guard name.utf8.count <= longestName else { throw .tooLong(name, limit: longestName) }
    let isPlain = name.utf8.allSatisfy { byte in
      let scalar = Unicode.Scalar(byte)
      return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        || ("0"..."9").contains(scalar)
    }
    guard isPlain, let first = name.first, first.isUppercase else {
      let isLowercase = isPlain && name.first?.isLowercase == true
      let corrected = isLowercase ? name.prefix(1).uppercased() + name.dropFirst() : nil
      throw .notAName(name, suggestion: corrected)
    }
  }

  /// The keywords that a method or a property cannot be called, and words that would confuse a reader.
  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "some", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The types that the generated code refers to.
  private static let reservedTypes: Set<String> = [
    "Any", "AnyObject", "Bool", "Call", "Crossing", "CrossingRecorder", "CrossingRecorderSpy",
    "Equatable", "Error", "Int", "MainActor", "Never", "ObservableStore", "ObservationToken",
    "Protocol", "Request", "Response", "Result", "SceneNavigation", "SceneNavigationSpy",
    "SceneTracer", "Scenery", "Self", "Sendable", "String", "Suite", "Swift", "Task", "Test",
    "Testing", "TracedBoundary", "Type", "ViewModel", "Void",
  ]

  /// The types that a screen for SwiftUI refers to, and those that an app with screens does.
  private static let screenTypes: Set<String> = [
    "AnyView", "App", "Array", "Binding", "Button", "ForEach", "List", "Observable", "Scene",
    "Section", "State", "Text", "TextField", "Toggle", "View",
  ]

  /// The names that a menu uses itself.
  private static let menuMembers: Set<String> = [
    "answer", "ask", "choose", "line", "menu", "offer", "print", "read", "readLine", "run", "show",
    "write",
  ]

  /// The members that the generated code declares.
  private static let reservedMembers: Set<String> = [
    "boundary", "calls", "configureView", "dataStore", "display", "interactor", "presenter",
    "router", "selection", "state", "trace", "tracer", "view", "work", "worker",
  ]
}
