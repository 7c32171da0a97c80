import PlainText
import SwiftWriting

/// A list that is fetched page by page.
extension UseCase {
  /// The field of a request that says how many entries a page has; front ends send 20.
  static let pageSize = Field("size", .int, placeholder: "20")
  /// The field of a response and of the state that says whether another page may follow.
  static let hasMore = Field("hasMore", .bool)

  /// The use cases that fetch the first page and the next ones: `FetchOrders` and `FetchMoreOrders`.
  var pages: [UseCase] {
    var first = self
    first.requestFields.append(Self.pageSize)
    first.response = responseFields + [Self.hasMore]
    first.viewModel = viewModelFields + [Self.hasMore]
    var next = first
    let words = CamelCase(name).words
    next.name = (words.prefix(1) + ["More"] + words.dropFirst()).joined()
    next.requestFields = [Self.pageSize]
    (next.outcome, next.isPaged, next.isNextPage, next.isSearch) = (nil, false, true, false)
    (next.title, next.confirmation, next.route, next.stops) = (nil, nil, nil, nil)
    next.changes = nil
    return [first, next]
  }
}

extension SceneNames {
  /// The use cases that the description names, in its order.
  var describedUseCases: [UseCase] { actions.filter { !$0.isNextPage } }
  var firstPage: UseCase? { useCases.first(where: \.isPaged) }
  var nextPage: UseCase? { useCases.first(where: \.isNextPage) }

  /// The list of the state that has pages.
  var pagedList: Field? { firstPage?.viewModelFields.first { $0.type.element != nil } }

  /// Returns the use cases that fetch what one fetches, with itself: a new request of one replaces the last of any.
  private func sharing(_ useCase: UseCase) -> [UseCase] {
    guard let list = useCase.work, useCase.isFetch, !useCase.isStream, storedLists.contains(list)
    else { return [useCase] }
    return works.filter { $0.isFetch && !$0.isStream && $0.work == list }
  }

  /// Returns the other use cases that fetch what one fetches, and whose progress ends when it begins.
  func rivals(of useCase: UseCase) -> [UseCase] {
    // A next page is not requested while something else is fetched.
    useCase.isNextPage ? [] : sharing(useCase).filter { $0 != useCase }
  }

  /// Returns the property of the interactor for the work of a use case: `saveTeaWork`, or `teasWork` for all that
  /// fetch the list.
  func place(of useCase: UseCase) -> String {
    let name = sharing(useCase).count > 1 ? useCase.work?.name : nil
    return "\(name ?? useCase.request)Work"
  }

  /// Whether the work of a use case has a place of its own.
  func hasOwnPlace(_ useCase: UseCase) -> Bool { sharing(useCase).count == 1 }

  /// Returns what begins the work that a use case begins, too.
  func begun(with useCase: UseCase) -> String {
    sharing(useCase).map { "`\($0.request)`" }.listed(with: "and")
  }
}
