import Testing

@testable import SceneTemplates
@testable import SwiftWriting

/// Names are checked before anything is generated, and others follow from them.
struct NameTests {
  private static let isNoName =
    "is not a name. Use letters from A to Z and digits, beginning with a capital letter, such as ListTeas."

  @Test(arguments: [
    ("listTeas", "\"listTeas\" \(isNoName)"),
    ("", "\"\" is not a name."), ("../Evil", "\"../Evil\" is not a name."),
    ("List Teas", "\"List Teas\" is not a name."), ("List🍵", "\"List🍵\" is not a name."),
    ("2Teas", "\"2Teas\" is not a name."), ("Éclairs", "\"Éclairs\" is not a name."),
    ("List\u{1B}[0m", "\"List<U+001B>[0m\" is not a name."),
    (String(repeating: "A", count: 200), "is longer than 36 letters. Shorten it."),
    ("Switch", "Switch would be called switch in the code, which is a keyword."),
    ("ListSwitch", "ListSwitch would be called switch in the code, which is a keyword."),
    ("String", "The generated code already uses the name String. Choose another."),
    ("ShowRouter", "The generated code already uses the name ShowRouter. Choose another."),
  ])
  func `refuses an unusable name of a scene`(name: String, message: String) {
    let faults = messages(of: SceneDescription(name: name, useCases: ["FetchTeas"]))

    #expect(faults.count == 1)
    #expect(faults.first?.contains(message) == true)
  }

  @Test(arguments: [
    (
      ["Init"],
      "Init would be called init in the code, which is a keyword. Add a word, such as InitTeas."
    ),
    (["FetchTeas", "FetchTeas"], "FetchTeas is given twice. Remove one."),
    (
      ["Teas"],
      "Teas would be called teas in the code, like the scene's state. Choose another name."
    ),
    (["Response"], "The generated code already uses the name Response. Choose another."),
    (["Calls"], "The generated code already uses the name Calls. Choose another."),
    (["fetch"], "\"fetch\" \(isNoName)"),
  ])
  func `refuses unusable names of use cases`(names: [String], message: String) {
    #expect(messages(of: SceneDescription(name: "ListTeas", useCases: names)) == [message])
  }

  @Test(arguments: ["Scene", "A", "ListURLs2", "Task2", "SignIn"])
  func `accepts odd names that compile`(name: String) {
    #expect(messages(of: SceneDescription(name: name, useCases: ["FetchTeas"])) == [])
  }

  @Test(arguments: [
    (["FetchTeas", "ChooseTea"], ["Teas", "ChosenTea"]), (["StartOver"], ["StartOver"]),
    (["MarkTea"], ["MarkedTea"]), (["FetchTeas", "LoadTeas"], ["Teas", "LoadTeas"]),
    (["Brew"], ["Brew"]),
    (["FetchTeas", "Teas2", "Fetch"], ["Teas", "Teas2", "Fetch"]),
    (["FetchBrew", "Brew"], ["FetchBrew", "Brew"]),
  ])
  func `names what is presented`(names: [String], outcomes: [String]) {
    #expect(UseCase.all(names.map(UseCase.init)).map(\.outcome) == outcomes)
  }

  @Test(arguments: [
    ("ListTeas", "listTeas", "Teas", "List teas"), ("URLList", "urlList", "List", "URL list"),
    ("ShowURL", "showURL", "URL", "Show URL"), ("Show2Teas", "show2Teas", "Teas", "Show2 teas"),
    ("Menu", "menu", "Menu", "Menu"), ("SignIn", "signIn", "SignIn", "Sign in"),
    ("A", "a", "A", "A"),
  ])
  func `splits names into words`(name: String, method: String, noun: String, phrase: String) {
    let words = CamelCase(name)

    #expect(words.lowercased == method)
    #expect(words.noun == noun)
    #expect(words.phrase == phrase)
  }

  @Test(arguments: [
    ("FetchTeas", "Fetches the teas"), ("ChooseTea", "Chooses the tea"),
    ("TryAgain", "Tries again"),
    ("PlayURL", "Plays the URL"), ("Undo", "Undoes"),
  ])
  func `says what a use case does`(name: String, summary: String) {
    #expect(UseCase.all([UseCase(name: name)]).map(\.summary) == [summary])
  }

  @Test(arguments: [
    ("SaveOrder", "saving the order", "The order was saved"),
    ("CancelOrders", "canceling the orders", "The orders were canceled"),
    ("SubmitForm", "submitting the form", "The form was submitted"),
    ("GetStatus", "getting the status", "Load status"), ("TieKnot", "tying the knot", "Tie knot"),
    ("SeeAll", "seeing all", "See all"), ("BuyTea", "buying the tea", "The tea was bought"),
    ("CheckIn", "checking in", "Check in"), ("LoadMoreTeas", "loading more teas", "Load more teas"),
  ])
  func `says what is under way, and what was done`(name: String, gerund: String, success: String) {
    #expect(VerbPhrase(name).gerund == gerund)
    #expect(UseCase(name: name).success == success)
  }

  private func messages(of scene: SceneDescription) -> [String] {
    SceneDescriptions([scene]).faults.map(\.message)
  }

  @Test(
    arguments: [
      "Run", "Read", "Write", "Print", "ReadLine", "Offer", "Line", "Ask", "Show", "Choose",
    ].map { ("ListTeas", $0, SceneDescription.FrontEnd.text) }
      + ["Text", "List", "App", "Scene"].map { ($0, "FetchTeas", .swiftUI) })
  func `refuses the names that a front end uses`(
    name: String, useCase: String, frontEnd: SceneDescription.FrontEnd
  ) {
    var scene = SceneDescription(name: name, useCases: [useCase])
    #expect(messages(of: scene) == [])

    scene.frontEnd = frontEnd

    let taken = frontEnd == .text ? useCase : name
    #expect(
      messages(of: scene) == ["The generated code already uses the name \(taken). Choose another."])
  }

  @Test func `refuses the names of what a worker leads to`() {
    let names = ["FetchTeas", "FetchProgress", "FetchTeasProgress"]
    var scene = SceneDescription(name: "ListTeas", useCases: names)
    #expect(messages(of: scene) == [])

    scene.useCases[0].isAsync = true

    #expect(
      messages(of: scene) == [
        "The generated code already uses the name FetchTeasProgress. Choose another."
      ])
  }

  @Test func `gives what workers lead to names of their own`() {
    var scene = SceneDescription(name: "ListTeas", useCases: ["FetchTeas", "FetchCups"])
    scene.useCases[0].isAsync = true
    scene.useCases[1].isAsync = true

    #expect(
      SceneNames(scene).otherOutcomes.map(\.name)
        == ["FetchProgress", "FetchFailure", "FetchCupsProgress", "FetchCupsFailure"])
  }
}
