import PlainText
import Seeds
import Testing

@testable import IceCreamDomain

/// Messages of a store: what happened, where, and what to do.
struct IceCreamStoreWordingTests {
  @Test(
    arguments: [
      .cannotRead(reason: "no"), .cannotWrite(reason: "no"), .diskFull, .lockedTooLong,
      .file(.brokenLink(to: "there")), .file(.missingFolder("there")),
      .file(.cannotCreateFolder("there", reason: "no")),
    ] as [IceCreamStoreError.Problem])
  func `offers a retry if it can succeed`(problem: IceCreamStoreError.Problem) {
    #expect(failure(problem).retryButton == "Try again")
    #expect(problem.canRetry)
  }

  @Test(
    arguments: [
      .unconfirmed(reason: "no"), .invalidIceCream, .invalidTime, .cannotLock(reason: "no"),
      .tooManyAtOnce, .noIdentifier, .missing, .file(.notAFile), .file(.notABook),
      .file(.newerVersion("3")),
      .damagedLine(7), .damagedChange(line: 7), .missingChange,
      .changedSince(change(7), last: nil), .changedMeanwhile("w"), .unknownID("w"),
      .ambiguousID("w", matches: []),
    ] as [IceCreamStoreError.Problem])
  func `offers no retry if it would fail again`(problem: IceCreamStoreError.Problem) {
    #expect(failure(problem).retryButton == nil)
    #expect(!problem.canRetry)
  }

  @Test(
    arguments: [
      (
        .cannotRead(reason: "Permission denied", isRefused: true),
        "Cannot read book: Permission denied. Check its permissions and try again. \(other)"
      ),
      (.cannotRead(reason: "Input/output error"), "Cannot read book: Input/output error. \(other)"),
      (
        .cannotWrite(reason: "Permission denied", isRefused: true),
        "Cannot write to book: Permission denied. Check its permissions and try again. \(other)"
      ),
      (
        .cannotWrite(reason: "Read-only file system"),
        "Cannot write to book: Read-only file system. Nothing was changed. \(other)"
      ),
      (.missing, "book does not exist. \(other)"),
      (
        .cannotLock(reason: "No locks available"),
        "Cannot lock book: No locks available. Its file system may not support locks. \(other)"
      ),
      (.noIdentifier, "Cannot save in book: it has the greatest possible identifier. \(other)"),
      (.file(.notABook), "book is not a book of ice creams and was not changed. \(other)"),
      (
        .file(.newerVersion("3")),
        "book has format version 3, which this version of Scoops cannot read. Update Scoops. \(other)"
      ),
      (
        .file(.missingFolder("there")),
        "The folder there does not exist. Create it and try again. \(other)"
      ),
      (
        .changedSince(change(7), last: change(8)),
        "Nothing was undone: a later change deleted w930gn1, Paper cup with Vanilla and Cherry. "
          + "Undo again to undo that change."
      ),
      (
        .changedSince(change(7), last: change(1_010)),
        "Nothing was undone: 1,003 changes came later, and the last one deleted w930gn1, "
          + "Paper cup with Vanilla and Cherry. Undo again to undo that change."
      ),
      (
        .changedSince(change(7), last: nil),
        "Nothing was undone: the book was replaced in the meantime. "
          + "Undo again to see its last change."
      ),
      (
        .unknownID("w93"),
        "There is no saved ice cream \"w93\". It may have been deleted or be in another book."
      ),
      (
        .ambiguousID("w", matches: ["w930gn1", "w830gn1"]),
        "More than one saved ice cream begins with \"w\": w930gn1, w830gn1. Type more of the identifier."
      ),
    ] as [(IceCreamStoreError.Problem, String)])
  func `says what happened, then what to do`(problem: IceCreamStoreError.Problem, message: String) {
    #expect(failure(problem).message == message)
  }

  /// What mends every problem of a book that another book does not have.
  private static let other = "Use another book."

  @Test func `warns of what will happen before anything is saved`() {
    let warning = IceCreamStoreWording.warning(of: .init(store: "book", problem: .file(.notAFile)))

    #expect(
      warning.message
        == "book is not a regular file. Ice creams will be made, but not saved. \(Self.other)")
    #expect(warning.retryButton == nil)
  }

  private func failure(_ problem: IceCreamStoreError.Problem) -> DisplayedFailure {
    IceCreamStoreWording.failure(for: .init(store: "book", problem: problem))
  }

  private static func change(_ number: Int) -> IceCreamChange {
    IceCreamChange(number: number, action: .deleted([Seeds.savedIceCream]))
  }

  @Test(
    arguments: [
      (.saved(Seeds.savedIceCream), "Saved as w930gn1."),
      (.deleted([Seeds.savedIceCream]), "Deleted w930gn1."),
      (.restored([Seeds.savedIceCream]), "Restored w930gn1."),
      (.restored(Array(repeating: Seeds.savedIceCream, count: 6)), "Restored 6 ice creams."),
      (.updated(Seeds.savedIceCream, from: Seeds.changedIceCream), "Changed w930gn1 back."),
    ] as [(IceCreamChange.Action, String)])
  func `confirms each change`(action: IceCreamChange.Action, news: String) {
    #expect(IceCreamStoreWording.news(of: action) == news)
  }
}
