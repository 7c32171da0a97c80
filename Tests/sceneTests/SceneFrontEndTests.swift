import Testing

@testable import scene

/// The generator writes the front end that it is asked for, and says where to offer a use case that is added.
struct SceneFrontEndTests {
  private let package = TemporaryPackage()

  @Test func `writes a menu for a terminal`() {
    let outcome = new(frontEnd: "text")

    #expect(
      outcome.output.contains(
        "  Call ListTeasMenu(view: ListTeasView().configure()).run() in your program; in another target, this needs --access package.\n"
      ))
    let menu = package["Sources/App/Scenes/ListTeas/ListTeasMenu.swift"]
    #expect(menu.contains("    case \"2\": view.chooseTea()\n"))
    #expect(menu.contains("      print($0)\n      fflush(nil)\n"))
  }

  @Test func `prints only what a menu waits for, not the old state`() {
    _ = package.run(["new", "ListTeas", "--use-case=FetchTeas", "--async", "--front-end=text"])

    let menu = package["Sources/App/Scenes/ListTeas/ListTeasMenu.swift"]
    #expect(
      menu.contains(
        "    if lines.isEmpty { return }\n    for line in lines { write(line) }\n    for await"))
    #expect(menu.contains("[state.fetchProgress].filter { !$0.isEmpty }"))
  }

  @Test func `tests what a menu shows, offers, asks and refuses`() {
    package["scene.json"] = """
      {
        "types": { "Tea": { "name": "String" } },
        "scenes": [{
          "name": "ListTeas", "frontEnd": "text", "async": true, "useCases": [
            { "name": "FetchTeas", "response": { "teas": "[Tea]" },
              "viewModel": { "teas": "[Tea]", "cups": "Int", "last": "Tea?" } },
            { "name": "ChooseTea", "request": { "name": "String", "cups": "Int" } }
          ]
        }]
      }
      """

    #expect(package.run(["new", "--from", "scene.json"]).errors == "")

    #expect(
      package["Tests/AppTests/Scenes/ListTeas/ListTeasMenuTests.swift"].contains(
        #"""
            view.teas.update {
              $0 = .init(teas: [.first, .second], cups: 2, last: .first, message: "A message")
            }
            let input = ["1", "2", "A name", "2", "0", " q ", "1"]
            var rest = input[...]
            var output: [String] = []
            let menu = ListTeasMenu(view: view, read: { rest.popFirst() }, write: { output.append($0) })

            await menu.run()

            #expect(interactor.calls == [.fetchTeas(.init()), .chooseTea(.init(name: "A name", cups: 2))])
            #expect(rest == ["1"])
            let offer = [
              "  First name",
              "  Second name",
              "Cups: 2",
              "Last: First name",
              "A message",
              "1 Load teas",
              "2 Choose tea",
            ]
            #expect(output.starts(with: offer))
            #expect(output.last == "q Quit")
            #expect(output.contains("Type one of the numbers, or q."))
        """#))
  }

  @Test func `writes a screen for SwiftUI`() {
    package["scene.json"] = """
      {
        "scenes": [{
          "name": "ListTeas", "frontEnd": "swiftui", "useCases": [{
            "name": "ChooseTea", "request": { "name": "String", "cups": "Int", "isHot": "Bool" },
            "viewModel": { "teas": "[String]", "last": "String?", "price": "Double" }
          }]
        }]
      }
      """

    let outcome = package.run(["new", "--from", "scene.json"])

    #expect(
      outcome.output.contains(
        "  Let your app make model = ListTeasModel(view: ListTeasView().configure()) once, "
          + "and show ListTeasScreen(model: model).\n"))
    #expect(
      package["Sources/App/Scenes/ListTeas/ListTeasScreen.swift"] == #"""
        #if canImport(SwiftUI)
          import Observation
          import Scenery
          import SwiftUI

          /// The state of ListTeas, which SwiftUI observes.
          @MainActor @Observable
          final class ListTeasModel {
            private(set) var state: ListTeas.DisplayedTeas
            @ObservationIgnored let view: ListTeasView
            @ObservationIgnored private var observation: ObservationToken?

            /// Creates a model of a scene, which observes it.
            init(view: ListTeasView) {
              self.view = view
              state = view.teas.state
              observation = view.teas.observe { [weak self] state in
                self?.state = state
              }
            }
          }

          /// Shows the state of ListTeas, and offers its use cases.
          struct ListTeasScreen: SwiftUI.View {
            private let model: ListTeasModel
            @State private var chooseTea = ListTeas.ChooseTea.Request(name: "", cups: 0, isHot: false)
            @State private var chooseTeaUnreadable: Set<Int> = []

            /// Creates a screen of a model, which is made elsewhere, since SwiftUI makes screens again and again.
            init(model: ListTeasModel) {
              self.model = model
            }

            var body: some SwiftUI.View {
              Form {
                Section {
                  ForEach(Array(model.state.teas.enumerated()), id: \.offset) { Text(verbatim: $0.element) }
                  if let value = model.state.last { Text(verbatim: value) }
                  Text(verbatim: "Price: \(model.state.price)")
                }
                Section {
                  FormFields(
                    form: $chooseTea,
                    fields: ListTeas.ChooseTea.Request.fields(),
                    unreadable: $chooseTeaUnreadable)
                  Button("Choose tea") {
                    model.view.chooseTea(name: chooseTea.name, cups: chooseTea.cups, isHot: chooseTea.isHot)
                  }
                  .disabled(!chooseTeaUnreadable.isEmpty)
                }
              }
            }
          }

          #Preview {
            NavigationStack {
              ListTeasScreen(model: ListTeasModel(view: ListTeasView().configure()))
            }
          }
        #endif

        """#)
  }

  @Test func `writes a view controller that asks in a form, and a stack of them`() {
    package["scene.json"] = """
      {
        "scenes": [{
          "name": "ListTeas", "frontEnd": "uikit", "router": true, "useCases": [
            { "name": "FetchTeas", "viewModel": { "teas": "[String]" } },
            { "name": "ChooseTea", "request": { "name": "String", "cups": "Int", "isHot": "Bool" } }
          ]
        }]
      }
      """

    let outcome = package.run(["new", "--from", "scene.json"])

    #expect(
      outcome.output.contains(
        """
            let stack = ControllerStack()
            stack.show(ListTeasView().configure(services: .samples(navigation: stack)))
            window.rootViewController = stack.navigationController
        """))
    let controller = package["Sources/App/Scenes/ListTeas/ListTeasViewController.swift"]
    #expect(
      controller.contains(
        #"""
              let blank = ListTeas.ChooseTea.Request(name: "", cups: 0, isHot: false)
              let fields = ListTeas.ChooseTea.Request.fields()
              let form = FormController("Choose tea", form: blank, fields: fields) { [scene] form in
                scene.chooseTea(name: form.name, cups: form.cups, isHot: form.isHot)
                return nil
              }
        """#))
    #expect(
      controller.contains(
        "      case .fetchTeas: scene.fetchTeas()\n      case .chooseTea: askForChooseTea()\n"))
    #expect(controller.contains("      super.viewWillAppear(animated)\n      scene.fetchTeas()\n"))
    #expect(package.has("Tests/AppTests/Scenes/ListTeas/ListTeasViewControllerTests.swift"))
    #expect(package.has("Tests/AppTests/Scenes/ControllerStackTests.swift"))
  }

  @Test(arguments: ["FetchTeas", "BuyTea"], ["text", "swiftui"])
  func `begins with a fetch, but never with a command`(name: String, kind: String) {
    _ = package.run([
      "new", "ListTeas", "--use-case", name, "--async", "--router", "--front-end", kind,
    ])

    let (isFetch, isText) = (name == "FetchTeas", kind == "text")
    let file = package["Sources/App/Scenes/ListTeas/ListTeas\(isText ? "Menu" : "Screen").swift"]
    #expect(file.contains(isText ? "    view.fetchTeas()\n" : ".task { model.load() }") == isFetch)
    #expect(!file.contains(isText ? "    view.buyTea()\n" : ".task") || isFetch)
    let tests = package["Tests/AppTests/Scenes/ListTeas/ListTeasMenuTests.swift"]
    #expect(tests.contains("`loads when the scene appears`") == (isText && isFetch))
  }

  @Test func `loads a screen once, and again when a scene above it leads back`() {
    _ = package.run([
      "new", "ListTeas", "--use-case", "FetchTeas", "--router", "--front-end", "swiftui",
    ])

    let screen = package["Sources/App/Scenes/ListTeas/ListTeasScreen.swift"]
    #expect(
      screen.contains(
        """
            func load() {
              if hasLoaded { return }
              hasLoaded = true
              view.fetchTeas()
            }
        """))
    #expect(screen.contains("    func reloadScreen() {\n      fetchTeas()\n    }\n"))
    // Where it runs, this checks the rest.
    #expect(
      package["Tests/AppTests/Scenes/ScreenStackTests.swift"].contains(
        "`reloads the scene below when the one on top is left`(bySwiping: Bool)"))
  }

  @Test(arguments: [("text", "Menu"), ("swiftui", "Screen"), ("uikit", "ViewController")])
  func `says where to offer a use case that was added`(kind: String, suffix: String) {
    _ = new(frontEnd: kind)

    let outcome = package.run(["add", "DeleteTea", "--to", "ListTeas"])

    let path = "Sources/App/Scenes/ListTeas/ListTeas\(suffix).swift"
    #expect(outcome.output.contains("\nNext:\n  Offer and show DeleteTea in \(path).\n"))
  }

  private func new(frontEnd kind: String) -> SceneProgram.Outcome {
    package.run([
      "new", "ListTeas", "--use-case", "FetchTeas", "--use-case", "ChooseTea", "--front-end", kind,
    ])
  }
}
