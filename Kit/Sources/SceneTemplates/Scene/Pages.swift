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
    (next.title, next.confirmation, next.route) = (nil, nil, nil)
    return [first, next]
  }
}

extension SceneNames {
  /// The use cases that the description names, in its order.
  var describedUseCases: [UseCase] { useCases.filter { !$0.isNextPage } }
  var firstPage: UseCase? { useCases.first(where: \.isPaged) }
  var nextPage: UseCase? { useCases.first(where: \.isNextPage) }

  /// The list of the state that has pages.
  var pagedList: Field? { firstPage?.viewModelFields.first { $0.type.element != nil } }

  /// Returns the other use cases that fetch the list that one fetches, so that a late answer would replace its own.
  func rivals(of useCase: UseCase) -> [UseCase] {
    guard let list = useCase.work, useCase.isFetch, storedLists.contains(list),
      // It asks for nothing while the first page is fetched.
      !useCase.isNextPage
    else { return [] }
    return works.filter { $0 != useCase && $0.isFetch && $0.work == list }
  }
}
