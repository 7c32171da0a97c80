import IceCreamDomain
import Seeds

/// Returns its results one by one, and repeats the last.
final class CatalogWorkerStub: CatalogWorker {
  typealias Answer = Swift.Result<IceCream, CatalogError>

  private var answers: [Answer]

  init(_ answers: Answer...) {
    self.answers = answers
  }

  func fetchIceCream() throws(CatalogError) -> IceCream {
    let answer = answers.count > 1 ? answers.removeFirst() : answers.first
    return try (answer ?? .success(Seeds.iceCream)).get()
  }
}
