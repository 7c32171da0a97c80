import Scenery

/// The payloads of a scene that checks a name while it is typed.
enum NameTea {
  enum CheckName {
    struct Request: Equatable, Sendable {
      var name: String
    }

    enum Response: Equatable, Sendable {
      case empty
      case tooLong(by: Int)
      case checking
      case taken(String)
      case free
    }

    struct ViewModel: Equatable, Sendable {
      var message: String
      var isChecking = false
      var isSaveEnabled = false
    }
  }
}

/// Knows which names are taken.
protocol NameWorker: Sendable {
  @concurrent func isTaken(_ name: String) async -> Bool
}

@MainActor protocol NameTeaBusinessLogic: AnyObject {
  func checkName(request: NameTea.CheckName.Request)
}

@MainActor protocol NameTeaPresentationLogic: AnyObject {
  func presentName(response: NameTea.CheckName.Response)
}

@MainActor protocol NameTeaDisplayLogic: AnyObject {
  func displayName(viewModel: NameTea.CheckName.ViewModel)
}

@MainActor final class NameTeaView: NameTeaDisplayLogic {
  var interactor: (any NameTeaBusinessLogic)?
  let name = ObservableStore(NameTea.CheckName.ViewModel(message: ""))

  func type(_ text: String) {
    interactor?.checkName(request: .init(name: text))
  }

  func displayName(viewModel: NameTea.CheckName.ViewModel) {
    name.update { $0 = viewModel }
  }
}

@MainActor final class NameTeaInteractor: NameTeaBusinessLogic {
  var presenter: (any NameTeaPresentationLogic)?
  private(set) var work: Task<Void, Never>?

  private let worker: any NameWorker
  private let pause: Duration

  init(worker: any NameWorker, pause: Duration = .milliseconds(300)) {
    self.worker = worker
    self.pause = pause
  }

  deinit {
    work?.cancel()
  }

  func checkName(request: NameTea.CheckName.Request) {
    work?.cancel()
    let name = request.name
    if name.isEmpty { return present(.empty) }
    if name.count > 12 { return present(.tooLong(by: name.count - 12)) }
    present(.checking)
    work = Task { [weak self, worker, pause] in
      try? await Task.sleep(for: pause)
      if Task.isCancelled { return }
      let isTaken = await worker.isTaken(name)
      if Task.isCancelled { return }
      self?.present(isTaken ? .taken(name) : .free)
    }
  }

  private func present(_ response: NameTea.CheckName.Response) {
    presenter?.presentName(response: response)
  }
}

@MainActor final class NameTeaPresenter: NameTeaPresentationLogic {
  weak var view: (any NameTeaDisplayLogic)?

  private let words: NameTeaWords

  init(words: NameTeaWords = .english) {
    self.words = words
  }

  func presentName(response: NameTea.CheckName.Response) {
    view?.displayName(viewModel: viewModel(for: response))
  }

  private func viewModel(
    for response: NameTea.CheckName.Response
  ) -> NameTea.CheckName.ViewModel {
    switch response {
    case .empty: .init(message: words.empty)
    case .tooLong(let count): .init(message: words.tooLong(count))
    case .checking: .init(message: words.checking, isChecking: true)
    case .taken(let name): .init(message: words.taken(name))
    case .free: .init(message: "", isSaveEnabled: true)
    }
  }
}

/// The sentences of the scene in one language.
struct NameTeaWords: Sendable {
  var empty: String
  var checking: String
  var tooLong: @Sendable (Int) -> String
  var taken: @Sendable (String) -> String

  static let english = NameTeaWords(
    empty: "Type a name.", checking: "Checking…",
    tooLong: { $0 == 1 ? "Delete a character." : "Delete \($0) characters." },
    taken: { "\($0) is taken. Choose another name." })

  static let polish = NameTeaWords(
    empty: "Wpisz nazwę.", checking: "Sprawdzam…",
    tooLong: { count in
      let isFew = 2...4 ~= count % 10 && !(12...14 ~= count % 100)
      return "Usuń \(count) \(count == 1 ? "znak" : isFew ? "znaki" : "znaków")."
    },
    taken: { "Nazwa \($0) jest zajęta. Wybierz inną." })
}

extension NameTeaView {
  func configureView(
    interactor: NameTeaInteractor, presenter: NameTeaPresenter = NameTeaPresenter()
  ) -> NameTeaView {
    self.interactor = interactor
    interactor.presenter = presenter
    presenter.view = self
    return self
  }
}
