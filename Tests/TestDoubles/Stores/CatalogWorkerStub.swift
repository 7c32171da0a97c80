import IceCreamDomain
import Seeds

/// Returns its results one by one, and repeats the last; without any, the small catalog.
final class CatalogWorkerStub: CatalogWorker {
  typealias Answer = Swift.Result<IceCreamCatalog, CatalogError>

  private(set) var calls = 0
  var answers: [Answer]

  init(_ answers: Answer...) {
    self.answers = answers
  }

  func fetchCatalog() throws(CatalogError) -> IceCreamCatalog {
    calls += 1
    let answer = answers.count > 1 ? answers.removeFirst() : answers.first
    return try (answer ?? .success(Seeds.iceCream)).get()
  }
}
