import Testing

@testable import SmallestScene

/// Records its calls, in place of the presenter.
final class StackScoopsPresentationLogicSpy: StackScoopsPresentationLogic {
  private(set) var responses: [StackScoops.AddScoop.Response] = []

  func presentScoop(response: StackScoops.AddScoop.Response) { responses.append(response) }
}

struct StackScoopsTests {
  @Test func `refuses a fourth scoop`() {
    let presenter = StackScoopsPresentationLogicSpy()
    let interactor = StackScoopsInteractor()
    interactor.presenter = presenter
    interactor.flavors = ["lemon", "plum", "fig"]

    interactor.addScoop(request: .init(flavor: "mint"))

    #expect(presenter.responses == [.refused(most: 3)])
    #expect(interactor.flavors == ["lemon", "plum", "fig"])
  }

  @Test func `displays the cone after each scoop`() {
    let view = StackScoopsView().configure()
    view.addScoop("lemon")

    view.addScoop("plum")

    #expect(view.text.state == "Cone with lemon, plum")
  }

  @Test func `frees the whole scene with its view`() {
    var view: StackScoopsView? = StackScoopsView().configure()
    weak let interactor = view?.interactor

    view = nil

    #expect(interactor == nil)
  }
}
