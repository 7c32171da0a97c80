import Testing

@testable import OrderDesk

/// The presenter formats responses into view models.
@MainActor
struct EditOrderPresenterTests {
  private let presenter = EditOrderPresenter()
  private let view = EditOrderDisplayLogicSpy()

  init() {
    presenter.view = view
  }

  @Test func `presents the outcome of FetchOrder`() {
    presenter.presentOrder(response: .init(order: .first))

    #expect(view.calls == [.displayOrder(.init(order: .first))])
  }

  @Test func `presents the outcome of SaveOrder`() {
    presenter.presentSavedOrder(response: .init())

    #expect(view.calls == [.displaySavedOrder(.init())])
  }

  @Test func `presents the outcome of CheckTitle`() {
    presenter.presentCheckTitle(response: .init(problem: nil))

    #expect(view.calls == [.displayCheckTitle(.init(titleProblem: ""))])
  }

  @Test(arguments: [(1, "Remove 1 letter."), (2, "Remove 2 letters.")])
  func `says by how much a title is too long`(count: Int, sentence: String) {
    presenter.presentCheckTitle(response: .init(problem: .tooLong(by: count)))

    #expect(view.calls == [.displayCheckTitle(.init(titleProblem: sentence))])
  }

  @Test func `presents the picked customer`() {
    presenter.presentCustomer(response: .init(customer: .second))

    #expect(view.calls == [.displayCustomer(.init(customer: .second))])
  }

  @Test func `presents the outcome of AnswerQuestion`() {
    presenter.presentAnswerQuestion(response: .init())

    #expect(view.calls == [.displayAnswerQuestion(.init(question: ""))])
  }

  @Test func `presents the outcome of SaveQuestion`() {
    presenter.presentSaveQuestion(response: .init(copies: 1_200))

    let question = "1200 copies take a week. Print that many?"
    #expect(view.calls == [.displaySaveQuestion(.init(question: question))])
  }

  @Test(
    arguments: [
      (OrderWords.english, "Postcard", "By courier"), (.polish, "pocztówka", "kurier"),
    ])
  func `names the choices that are offered`(words: OrderWords, format: String, delivery: String) {
    let presenter = EditOrderPresenter(words: words)
    presenter.view = view

    presenter.presentOfferChoices(response: .init(formats: [.postcard], deliveries: [.courier]))

    #expect(
      view.calls == [
        .displayOfferChoices(
          .init(
            formats: [.init(format: .postcard, title: format)],
            deliveries: [.init(delivery: .courier, title: delivery)]))
      ])
  }

  @Test func `says that a day is over`() {
    presenter.presentSaveRefusal(response: .init(problems: [.due: .past]))

    let problems = [Order.Field.due: "Choose today, or a later day."]
    #expect(view.calls == [.displaySaveRefusal(.init(saveOrderProblems: problems))])
  }

  @Test func `presents the outcome of FetchProgress`() {
    presenter.presentFetchProgress(response: .init())

    #expect(view.calls == [.displayFetchProgress(.init(fetchProgress: "Loading the order…"))])
  }

  @Test func `presents the outcome of FetchFailure`() {
    presenter.presentFetchFailure(response: .init(error: .unavailable))

    #expect(
      view.calls == [.displayFetchFailure(.init(message: "Could not load the order. Try again."))])
  }

  @Test func `presents the outcome of SaveProgress`() {
    presenter.presentSaveProgress(response: .init())

    #expect(view.calls == [.displaySaveProgress(.init(saveProgress: "Saving the order…"))])
  }

  @Test func `presents the outcome of SaveFailure`() {
    presenter.presentSaveFailure(response: .init(error: .unavailable))

    #expect(
      view.calls == [.displaySaveFailure(.init(message: "Could not save the order. Try again."))])
  }

  @Test func `presents the outcome of SaveRefusal`() {
    presenter.presentSaveRefusal(response: .init(problems: [.title: .missing]))

    #expect(
      view.calls == [.displaySaveRefusal(.init(saveOrderProblems: [.title: "Fill this in."]))])
  }

  @Test func `says how many copies can be printed`() {
    presenter.presentSaveRefusal(response: .init(problems: [.copies: .outside(1...10)]))

    #expect(
      view.calls == [.displaySaveRefusal(.init(saveOrderProblems: [.copies: "Fill in 1 to 10."]))])
  }

  @Test func `presents the outcome of LostOrder`() {
    presenter.presentLostOrder(response: .init())

    #expect(view.calls == [.displayLostOrder(.init(lostOrder: "This order was canceled."))])
  }
}
