import Scenery

/// The payloads of a scene that checks a name while it is typed, and saves it.
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

  enum SaveName {
    struct Request: Equatable, Sendable {
      var name: String
    }

    enum Response: Equatable, Sendable {
      case saving
      case saved(String)
      case refused(CheckName.Response)
    }

    struct ViewModel: Equatable, Sendable {
      var message: String
      var isSaving = false
    }
  }

  /// The state that renderers observe.
  struct DisplayedName: Equatable, Sendable {
    var message = ""
    var isChecking = false
    var isSaveEnabled = false
    var isSaving = false
  }
}

/// Knows which names are taken, and saves others.
protocol NameWorker: Sendable {
  @concurrent func isTaken(_ name: String) async -> Bool
  @concurrent func save(_ name: String) async -> Bool
}

@MainActor protocol NameTeaBusinessLogic: AnyObject {
  func checkName(request: NameTea.CheckName.Request)
  func saveName(request: NameTea.SaveName.Request)
}

@MainActor protocol NameTeaPresentationLogic: AnyObject {
  func presentName(response: NameTea.CheckName.Response)
  func presentSavedName(response: NameTea.SaveName.Response)
}

@MainActor protocol NameTeaDisplayLogic: AnyObject {
  func displayName(viewModel: NameTea.CheckName.ViewModel)
  func displaySavedName(viewModel: NameTea.SaveName.ViewModel)
}

@MainActor final class NameTeaView: NameTeaDisplayLogic {
  var interactor: (any NameTeaBusinessLogic)?
  let name = ObservableStore(NameTea.DisplayedName())

  func type(_ text: String) {
    interactor?.checkName(request: .init(name: text))
  }

  func save(_ text: String) {
    interactor?.saveName(request: .init(name: text))
  }

  func displayName(viewModel: NameTea.CheckName.ViewModel) {
    name.update { name in
      name.message = viewModel.message
      name.isChecking = viewModel.isChecking
      name.isSaveEnabled = viewModel.isSaveEnabled
    }
  }

  func displaySavedName(viewModel: NameTea.SaveName.ViewModel) {
    name.update { $0 = .init(message: viewModel.message, isSaving: viewModel.isSaving) }
  }
}

@MainActor final class NameTeaInteractor: NameTeaBusinessLogic {
  var presenter: (any NameTeaPresentationLogic)?
  private(set) var work: Task<Void, Never>?
  private(set) var saving: Task<Void, Never>?

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
    if saving != nil { return present(.saving) }
    let name = request.name
    if let fault = fault(of: name) { return present(fault) }
    present(.checking)
    work = Task { [weak self, worker, pause] in
      try? await Task.sleep(for: pause)
      if Task.isCancelled { return }
      let isTaken = await worker.isTaken(name)
      if Task.isCancelled { return }
      self?.present(isTaken ? .taken(name) : .free)
    }
  }

  func saveName(request: NameTea.SaveName.Request) {
    work?.cancel()
    if saving != nil { return present(.saving) }
    let name = request.name
    if let fault = fault(of: name) { return present(.refused(fault)) }
    present(.saving)
    saving = Task { [weak self, worker] in
      let isSaved = await worker.save(name)
      self?.saving = nil
      self?.present(isSaved ? .saved(name) : .refused(.taken(name)))
    }
  }

  /// What is wrong with a name that no worker has to judge.
  private func fault(of name: String) -> NameTea.CheckName.Response? {
    if name.isEmpty { return .empty }
    return name.count > 12 ? .tooLong(by: name.count - 12) : nil
  }

  private func present(_ response: NameTea.CheckName.Response) {
    presenter?.presentName(response: response)
  }

  private func present(_ response: NameTea.SaveName.Response) {
    presenter?.presentSavedName(response: response)
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

  func presentSavedName(response: NameTea.SaveName.Response) {
    let viewModel: NameTea.SaveName.ViewModel =
      switch response {
      case .saving: .init(message: words.saving, isSaving: true)
      case .saved(let name): .init(message: words.saved(name))
      case .refused(let fault): .init(message: self.viewModel(for: fault).message)
      }
    view?.displaySavedName(viewModel: viewModel)
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
  var saving: String
  var saved: @Sendable (String) -> String

  static let english = NameTeaWords(
    empty: "Type a name.", checking: "Checking…",
    tooLong: { $0 == 1 ? "Delete a character." : "Delete \($0) characters." },
    taken: { "\($0) is taken. Choose another name." },
    saving: "Saving…", saved: { "Saved \($0)." })

  static let polish = NameTeaWords(
    empty: "Wpisz nazwę.", checking: "Sprawdzam…",
    tooLong: { count in
      let isFew = 2...4 ~= count % 10 && !(12...14 ~= count % 100)
      return "Usuń \(count) \(count == 1 ? "znak" : isFew ? "znaki" : "znaków")."
    },
    taken: { "Nazwa \($0) jest zajęta. Wybierz inną." },
    saving: "Zapisuję…", saved: { "Zapisano nazwę \($0)." })
}

extension NameTeaView {
  func configure(
    interactor: NameTeaInteractor, presenter: NameTeaPresenter = NameTeaPresenter()
  ) -> NameTeaView {
    self.interactor = interactor
    interactor.presenter = presenter
    presenter.view = self
    return self
  }
}
