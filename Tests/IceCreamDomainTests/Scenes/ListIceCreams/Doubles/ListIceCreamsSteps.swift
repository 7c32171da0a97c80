import Seeds

@testable import IceCreamDomain

// Shorthand for the suites of the scene.
extension ListIceCreamsInteractor {
  /// Fetches the two newest ice creams.
  func fetchFirst() {
    fetchIceCreams(request: .first(.init(count: 2)))
  }

  /// Fetches one page after the other.
  func fetch(_ requests: ListIceCreams.FetchIceCreams.Request...) {
    for request in requests { fetchIceCreams(request: request) }
  }

  /// Deletes an ice cream, and answers the question with yes.
  func delete(at index: Int) {
    proposeChange(request: .delete(index: index))
    confirmChange(request: .init())
  }
}

extension ListIceCreamsPresentationLogicSpy.Call {
  /// A page with some of the ice creams of the seeds, by index.
  ///
  /// What is on it can be undone.
  static func page(
    _ indices: [Int], offset: Int = 0, of total: Int? = nil,
    filter: IceCreamFilter = IceCreamFilter(), canUndo: Bool? = nil,
    deleted: SavedIceCream? = nil, updated: SavedIceCream? = nil
  ) -> Self {
    .presentIceCreams(
      .init(
        page: IceCreamPage(
          iceCreams: indices.map { Seeds.savedIceCreams[$0] }, offset: offset, total: total),
        filter: filter, canUndo: canUndo ?? !indices.isEmpty, deleted: deleted, updated: updated))
  }

  /// A page that could not be fetched.
  static func failed(_ error: IceCreamFetchError) -> Self {
    .presentFailure(.notFetched(error))
  }

  /// The deletion of an ice cream of the seeds, by index.
  static func deleted(_ index: Int) -> Self {
    .presentChange(.init(action: .deleted([Seeds.savedIceCreams[index]])))
  }
}

extension ListIceCreamsDisplayLogicSpy {
  /// The state, if it was displayed last.
  var iceCreams: ListIceCreams.DisplayedIceCreams? {
    if case .displayIceCreams(let viewModel) = calls.last { viewModel } else { nil }
  }
}
