import SwiftReading
import Testing

@testable import SceneCheck

/// Scenes are recognized by what their components are and who holds them, however they are named and connected.
struct RecognitionTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let code: String
    /// The scene, its use cases, and its components.
    let scene: String

    init(_ name: String, _ scene: String, _ code: String) {
      (testDescription, self.code, self.scene) = (name, code, scene)
    }
  }

  private static let classic = """
    protocol PiersBusinessLogic { func load() }
    protocol PiersPresentationLogic { func presentPiers() }
    protocol PiersDisplayLogic: AnyObject { func displayPiers() }
    class PiersInteractor: PiersBusinessLogic { var presenter: PiersPresentationLogic?; func load() { presenter?.presentPiers() } }
    class PiersPresenter: PiersPresentationLogic { weak var view: PiersDisplayLogic?; func presentPiers() { view?.displayPiers() } }

    """

  static let cases = [
    Case(
      "protocols", "Piers: load; view, interactor, presenter",
      classic
        + "class PiersViewController: UIViewController, PiersDisplayLogic { var interactor: PiersBusinessLogic? }"
    ),
    Case(
      "an alias", "Piers: load; view, interactor, presenter",
      classic
        + "typealias Piers = PiersBusinessLogic\nclass PiersViewController: UIViewController, PiersDisplayLogic { var interactor: Piers? }"
    ),
    Case(
      "an alias of a composition of aliases", "Piers: load; view, interactor, presenter",
      classic
        + """
        protocol PiersDataStore { var names: [String] { get } }
        extension PiersInteractor: PiersDataStore {}
        typealias Logic = PiersBusinessLogic
        typealias Both = Logic & PiersDataStore
        class PiersViewController: UIViewController, PiersDisplayLogic { var interactor: Both? }
        """
    ),
    Case(
      "a generic base class", "Piers: load; view, interactor, presenter",
      classic
        + """
        class Base<I>: UIViewController { var interactor: I? }
        class PiersViewController: Base<PiersBusinessLogic>, PiersDisplayLogic {}
        """
    ),
    Case(
      "a base class of a base class", "Piers: load; view, interactor, presenter",
      classic
        + """
        class Root<I, R: AnyObject>: UIViewController { var router: R?; var interactor: I! }
        class Base<I>: Root<I, NSObject> {}
        class PiersViewController: Base<PiersInteractor>, PiersDisplayLogic {}
        """
    ),
    Case(
      "a base class that is not generic", "Piers: load; view, interactor, presenter",
      classic
        + """
        class Base: UIViewController { var interactor: PiersBusinessLogic? }
        class PiersViewController: Base, PiersDisplayLogic {}
        """
    ),
    Case(
      "inputs and outputs", "Piers: load; view, interactor, presenter",
      """
      protocol PiersViewControllerOutput { func load(request: Int) }
      protocol PiersInteractorInput { func load(request: Int) }
      protocol PiersInteractorOutput { func presentLoad(response: Int) }
      protocol PiersPresenterInput { func presentLoad(response: Int) }
      protocol PiersPresenterOutput: AnyObject { func displayLoad(viewModel: Int) }
      class PiersInteractor: PiersInteractorInput { var output: PiersInteractorOutput!; func load(request: Int) {} }
      class PiersPresenter: PiersPresenterInput { weak var output: PiersPresenterOutput!; func presentLoad(response: Int) {} }
      class PiersViewController: UIViewController { var output: PiersViewControllerOutput!; func displayLoad(viewModel: Int) {} }
      extension PiersInteractor: PiersViewControllerOutput {}
      extension PiersPresenter: PiersInteractorOutput {}
      extension PiersViewController: PiersPresenterOutput {}
      """
    ),
    Case(
      "outputs that are aliases", "Piers: load; view, interactor, presenter",
      """
      protocol PiersInteractorInput { func load() }
      protocol PiersPresenterInput { func presentLoad() }
      protocol PiersViewControllerInput: AnyObject { func displayLoad() }
      typealias PiersViewControllerOutput = PiersInteractorInput
      typealias PiersPresenterOutput = PiersViewControllerInput
      class PiersInteractor { var presenter: PiersPresenterInput? }
      extension PiersInteractor: PiersInteractorInput { func load() {} }
      class PiersPresenter { weak var viewController: PiersPresenterOutput? }
      extension PiersPresenter: PiersPresenterInput { func presentLoad() {} }
      class PiersViewController: UIHostingController<PiersView> { var interactor: PiersViewControllerOutput? }
      extension PiersViewController: PiersViewControllerInput { func displayLoad() {} }
      """
    ),
    Case(
      "names that begin with the role", "Piers: load; view, interactor, presenter, worker",
      """
      protocol PiersLogic { func load() }
      protocol PiersPresentation { func show() }
      class InteractorPiers: PiersLogic { var presenter: PiersPresentation?; var worker = Pile(); func load() {} }
      class Pile {}
      class PresenterPiers: PiersPresentation { weak var view: ViewPiers?; func show() {} }
      class ViewPiers: UIViewController { var interactor: PiersLogic? }
      """
    ),
    Case(
      "classes without protocols", "Piers: load; view, interactor, presenter",
      """
      class PiersInteractor { var presenter: PiersPresenter?; func load() {}; func helper() {} }
      class PiersPresenter { weak var view: PiersViewController? }
      class PiersViewController: UIViewController { var interactor: PiersInteractor?; func a() { interactor?.load() } }
      """
    ),
    Case(
      "protocols of a team's own names", "Piers: load; view, interactor, presenter",
      """
      protocol PiersViewActions { func load(); func unload() }
      class PiersInteractor: PiersViewActions { var presenter: PiersPresenter?; func load() {}; func unload() {} }
      class PiersPresenter { weak var view: PiersViewController? }
      class PiersViewController: UIViewController { var interactor: PiersInteractor?; func a() { interactor?.load() } }
      """
    ),
    Case(
      "a function that connects", "Piers: load; view, interactor, presenter",
      """
      protocol PiersBusinessLogic { func load() }
      protocol PiersPresentationLogic { func show() }
      class PiersInteractor: PiersBusinessLogic { func load() {}; func bind(to presenter: PiersPresentationLogic) {} }
      class PiersPresenter: PiersPresentationLogic { func show() {}; func bind(to view: PiersViewController) {} }
      class PiersViewController: UIViewController { var interactor: PiersBusinessLogic? }
      """
    ),
    Case(
      "a container", "Piers: load; view, interactor, presenter",
      classic
        + "class PiersViewController: UIViewController, PiersDisplayLogic { let interactor = container.resolve(PiersBusinessLogic.self)! }"
    ),
    Case(
      "a cell as the view", "Piers: load; view, interactor, presenter",
      classic
        + "class PierRow: UITableViewCell, PiersDisplayLogic { var interactor: PiersBusinessLogic? }"
    ),
    Case(
      "a view that is not there", "Piers: load; interactor, presenter; not view",
      classic
    ),
    Case(
      "an interactor that only publishes", "Piers: ; view, interactor; not presenter",
      """
      class PiersInteractor: ObservableObject {}
      struct PiersView: View { var interactor: PiersInteractor }
      """
    ),
  ]

  @Test(arguments: cases)
  func `finds a scene by`(one: Case) throws {
    let found = Project([try SwiftSource(one.code, file: "A.swift")]).inventory

    #expect(
      found.map { scene in
        "\(scene.name): \(scene.useCases.joined(separator: ", ")); "
          + scene.components.joined(separator: ", ")
          + (scene.missing.isEmpty ? "" : "; not \(scene.missing.joined(separator: ", "))")
      } == [one.scene])
  }

  @Test(arguments: [
    "class BaseInteractor {}\nclass Piers: BaseInteractor {}",
    "class PiersViewModel { var coordinator: Coordinator? }\nclass PiersViewController: UIViewController { var model: PiersViewModel? }",
    "typealias Handler = (PiersInteractor) -> Void\nclass A: UIViewController { var interactor: Handler? }",
    "struct InteractorError: Error {}",
  ])
  func `finds no scene`(code: String) throws {
    #expect(Project([try SwiftSource(code, file: "A.swift")]).inventory.map(\.name) == [])
  }

  @Test func `takes endings of a team's own for roles`() throws {
    let code = """
      class PiersActions { var words: PiersWords? }
      class PiersWords { weak var view: PiersScene? }
      class PiersScene { var actions: PiersActions? }
      """
    var configuration = Configuration()
    configuration.suffixes = [
      "interactor": ["Actions"], "presenter": ["Words"], "view": ["Scene"],
    ]
    let source = try SwiftSource(code, file: "A.swift")

    #expect(Project([source]).inventory == [])
    #expect(
      Project([source], configuration).inventory.map(\.components) == [
        ["view", "interactor", "presenter"]
      ])
  }
}
