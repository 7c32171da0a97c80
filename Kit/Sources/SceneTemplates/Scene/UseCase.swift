import SwiftWriting

/// A use case of a scene, with the names that follow from its own.
package struct UseCase: Equatable, Sendable {
  /// Where an outcome comes from.
  enum Kind: Sendable {
    /// From a request, by a rule.
    case request
    /// From rules that the description does not name.
    case other
    /// From a worker that has begun.
    case progress
    /// From a worker that failed.
    case failure
    /// From a form that is not filled in well.
    case refusal
  }

  /// What can go wrong with the work of a worker, besides that it is unavailable.
  package struct WorkerError: Equatable, Sendable {
    /// The name of the case.
    let name: String
    /// What a message says of it.
    let title: String
    /// The outcome that it leads to; `nil` for the failure of its use case.
    let outcome: String?

    /// The same error, which leads to the failure of its use case.
    var plain: Self { Self(name: name, title: title, outcome: nil) }
  }

  /// The name of the payloads' namespace, such as `ChooseTea`.
  package var name: String
  /// What is presented and displayed, such as `ChosenTea`; `nil` for the name, or to find a name.
  package var outcome: String?
  /// Whether a worker does the work of the use case, and takes its time.
  package var isAsync = false
  /// The service that does its work, such as `OrderStore`; `nil` for the scene's.
  package var service: String?
  /// Whether a worker that takes no time does the work of the use case.
  package var isWorked = false
  /// Where it leads, if anywhere.
  package var route: SceneDescription.Route?
  /// Whether it only leads there: the view asks the router, without a request.
  package var isLink = false
  /// Whether its worker is asked for what the scene was opened with.
  package var usesSelection = false
  /// The list in a response from which the user selects an entry with it, such as `orders`.
  package var selects: String?
  /// What people call it; `nil` for the words of its name.
  package var title: String?
  /// The question that a front end asks before it, if it does.
  package var confirmation: String?
  /// Whether its worker returns a stream of values.
  package var isStream = false
  /// The list in a response of which it changes or deletes an entry, such as `orders`.
  package var changes: String?
  /// The scene whose result it presents, if it is such an outcome.
  package var resultOf: String?
  /// The use case whose stream it stops, if it does.
  package var stops: String?
  /// Whether it is requested while the user types.
  package var isSearch = false
  /// Whether its list is fetched page by page; then it fetches the first.
  package var isPaged = false
  /// Whether it fetches the next page of the list that another use case began.
  var isNextPage = false
  /// Whether a front end offers it where it shows what was fetched, as a pull on a list.
  package var isRefresh = false
  /// What can go wrong with its work, as far as the description says.
  var errors: [WorkerError] = []
  /// Whether the description says that no worker takes its time.
  var isNeverAsync = false
  package var requestFields: [Field] = []
  /// The fields of the response; `nil` for those that its worker needs, if it has one.
  package var response: [Field]?
  /// The fields of the view model; `nil` for a message, or for what the worker returns.
  package var viewModel: [Field]?
  var kind = Kind.request
  /// Whether a worker does its work.
  var asksWorker = false
  /// Whether a described struct in its request is filled in as a form; not in a scene that was written otherwise.
  var isForm = true

  /// Creates a use case that shows a message.
  package init(name: String) { self.name = name }

  var responseFields: [Field] { response ?? [] }
  var viewModelFields: [Field] { viewModel ?? [.message] }

  /// Whether it only reads, by its verb: then a later request replaces an earlier one.
  var isFetch: Bool {
    if isStream || isSearch || isPaged || isNextPage { return true }
    let words = CamelCase(name).words
    return Self.fetchVerbs.contains(words.first ?? "")
      && !["In", "Out"].contains(words.dropFirst().first)
  }

  /// Whether it deletes what it names, by its verb.
  var isDeletion: Bool {
    ["Cancel", "Delete", "Remove"].contains(CamelCase(name).words.first ?? "")
  }

  /// Whether a field of its response is in its request, too.
  func isEchoed(_ field: Field) -> Bool {
    requestFields.contains { $0.name == field.name && $0.type == field.type }
  }

  /// What its worker returns, if anything: the first list of the response, or else its first field.
  var work: Field? {
    if !asksWorker { return nil }
    let fields = responseFields.filter { $0.name != changes }
    return fields.first { $0.type.element != nil } ?? fields.first
  }

  /// The method of the interactor: `chooseTea`.
  package var request: String { CamelCase(name).lowercased }
  /// The method of the presenter: `presentChosenTea`.
  var present: String { "present\(outcome ?? name)" }
  /// The method of the view: `displayChosenTea`.
  var display: String { "display\(outcome ?? name)" }
  /// What people call the use case: `Choose tea`.
  var phrase: String {
    if let title { return title }
    if isNextPage { return CamelCase("Show" + CamelCase(name).words.dropFirst().joined()).phrase }
    return CamelCase(VerbPhrase.spoken(name)).phrase
  }

  /// What the use case does, in the third person: `Chooses the tea`.
  var summary: String { VerbPhrase(name).thirdPerson.capitalizedFirst }

  /// What is true after it: `The tea was chosen`; its phrase, if nothing was changed.
  var success: String {
    let words = CamelCase(name).words
    guard kind == .request, words.count > 1, let participle = Self.participles[words[0]] else {
      return CamelCase(VerbPhrase.spoken(name)).phrase
    }
    return VerbPhrase(name).passive(participle.lowercased()).capitalizedFirst
  }

  /// Returns use cases with distinct outcomes.
  ///
  /// What was fetched is called by its name: `FetchTeas` presents `Teas`. What was changed says how: `ChooseTea`
  /// presents a `ChosenTea`. A use case whose verb is unknown, or whose outcome is taken, keeps its whole name.
  static func all(_ described: [UseCase]) -> [UseCase] {
    var cases = described
    var taken = Set(described.map(\.name))
    for index in cases.indices {
      let found = outcome(of: cases[index].name)
      let outcome = cases[index].outcome ?? (taken.contains(found) ? cases[index].name : found)
      cases[index].outcome = outcome
      taken.insert(outcome)
    }
    return cases
  }

  private static func outcome(of name: String) -> String {
    let words = CamelCase(name).words
    guard words.count > 1, let verb = words.first else { return name }
    let noun = words.dropFirst().joined()
    if VerbPhrase.wordsWithoutArticle.contains(words[1].lowercased()) { return name }
    if plainVerbs.contains(verb) { return noun }
    return participles[verb].map { $0 + noun } ?? name
  }

  private static let plainVerbs: Set<String> = [
    "Fetch", "Load", "Show", "List", "Get", "Read", "Watch",
  ]

  private static let fetchVerbs = plainVerbs.union([
    "Browse", "Check", "Count", "Filter", "Find", "Preview", "Query", "Refresh", "Reload", "Search",
    "View",
  ])

  private static let participles: [String: String] = [
    "Add": "Added", "Book": "Booked", "Borrow": "Borrowed", "Buy": "Bought", "Cancel": "Canceled",
    "Change": "Changed", "Choose": "Chosen", "Close": "Closed", "Confirm": "Confirmed",
    "Create": "Created", "Delete": "Deleted", "Edit": "Edited", "Find": "Found",
    "Filter": "Filtered", "Finish": "Finished", "Make": "Made", "Mark": "Marked", "Open": "Opened",
    "Order": "Ordered", "Pay": "Paid", "Pick": "Picked", "Place": "Placed", "Remove": "Removed",
    "Rename": "Renamed", "Renew": "Renewed", "Repeat": "Repeated", "Restore": "Restored",
    "Return": "Returned", "Save": "Saved", "Search": "Found", "Select": "Selected", "Send": "Sent",
    "Sort": "Sorted", "Start": "Started", "Submit": "Submitted", "Take": "Taken",
    "Toggle": "Toggled", "Update": "Updated", "Write": "Written",
  ]

  /// Returns what else its worker leads to, with names that are not taken: progress, if that takes time, and failure.
  func outcomesOfWorker(
    error prefix: String, takesTime: Bool, taken: Set<String>
  ) -> [UseCase] {
    let verb = CamelCase(name).words.first ?? ""
    func outcome(_ suffix: String, _ kind: Kind) -> UseCase {
      var useCase = UseCase(name: taken.contains(verb + suffix) ? name + suffix : verb + suffix)
      useCase.kind = kind
      return useCase
    }
    var failure = outcome("Failure", .failure)
    failure.response = [Field("error", .named("\(prefix)Error"))]
    // A stream has begun at once, and hands out what is wrong as a value.
    if isStream { return [] }
    guard takesTime else { return [failure] }
    var progress = outcome("Progress", .progress)
    progress.viewModel = [Field(progress.request, .string)]
    return [progress, failure]
  }

  /// Returns what its form leads to when it is refused, with a name that is not taken.
  ///
  /// - Parameters:
  ///   - type: The described struct that the form fills in.
  func refusal(of type: String, taken: Set<String>) -> UseCase {
    let verb = CamelCase(name).words.first ?? ""
    let short = verb + "Refusal"
    var refusal = UseCase(name: taken.contains(short) ? name + "Refusal" : short)
    refusal.kind = .refusal
    refusal.response = [
      Field("problems", .named("[\(type).Field: \(type).Problem]"), placeholder: "[:]")
    ]
    refusal.viewModel = [
      Field("\(request)Problems", .named("[\(type).Field: String]"), placeholder: "[:]")
    ]
    return refusal
  }
}

extension Field {
  /// What a use case shows that has no other field.
  static var message: Field { Field("message", .string) }
}
