import Foundation
import Testing

@testable import RealData

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class EditIceCreamPresentationLogicSpy: EditIceCreamPresentationLogic {
  private(set) var responses: [EditIceCream.SaveIceCream.Response] = []

  func presentSave(response: EditIceCream.SaveIceCream.Response) { responses.append(response) }
}

/// A server that refuses all ice creams, and says which fields are to blame.
struct PickyServerStub: Transport {
  var body: String

  func send(_ request: URLRequest) async throws(ConnectionFault) -> (status: Int, body: Data) {
    (422, Data(body.utf8))
  }
}

@MainActor
struct EditIceCreamTests {
  let presenter = EditIceCreamPresentationLogicSpy()

  func store(_ transport: any Transport) throws -> HTTPIceCreamStore {
    HTTPIceCreamStore(
      address: try #require(URL(string: "http://shop.test/icecreams")), pageSize: 3,
      transport: transport)
  }

  @Test(arguments: [
    (
      #"{"fields": ["extras", "taste"]}"#,
      EditIceCream.SaveIceCream.Response.refused([.toppings, .flavor])
    ),
    // A field that this form does not have.
    (#"{"fields": ["price"]}"#, .failed(.invalid([]))),
    ("oops", .failed(.damaged)),
  ])
  func `refuses the fields that the server refuses`(
    body: String, response: EditIceCream.SaveIceCream.Response
  ) async throws {
    // Given
    let interactor = EditIceCreamInteractor(store: try store(PickyServerStub(body: body)))
    interactor.presenter = presenter
    // When
    interactor.saveIceCream(request: .init(iceCream: IceCream(id: 1, flavor: "Soap")))
    await interactor.saveTask?.value
    // Then
    #expect(presenter.responses == [.saving, response])
  }

  @Test func `shows each problem beside its field, until the next save`() async throws {
    // Given
    let view = EditIceCreamView(IceCream(id: 1, flavor: "Soap")).configure(
      store: try store(ShopServer()))
    let interactor = try #require(view.interactor as? EditIceCreamInteractor)
    // When
    view.saveIceCream()
    await interactor.saveTask?.value
    // Then
    #expect(view.form == .init(problems: [.flavor: "The shop does not have this flavor."]))

    // When
    view.iceCream.flavor = "Plum"
    view.saveIceCream()
    view.saveIceCream()
    #expect(view.form == .init(isSaving: true))
    await interactor.saveTask?.value
    // Then
    #expect(view.form == .init(message: "Saved."))
  }

  @Test func `says in one sentence what concerns no field`() {
    // Given
    let view = EditIceCreamView(IceCream(id: 1, flavor: "Soap"))
    let presenter = EditIceCreamPresenter()
    presenter.view = view
    // When
    presenter.presentSave(response: .failed(.invalid([])))
    // Then
    #expect(view.form == .init(message: "The shop does not accept this ice cream."))
  }
}
