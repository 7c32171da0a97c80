import PlainText
import Seeds
import Testing

@testable import IceCreamDomain

/// What is wrong with a store is said in whole sentences: what happened, where, and what to do.
struct IceCreamStoreWordingTests {
  @Test(
    arguments: [
      (
        .cannotRead(reason: "Permission denied"),
        "book cannot be read: Permission denied. Check its permissions and try again."
      ),
      (
        .cannotWrite(reason: "Read-only file system"),
        "book cannot be written to: Read-only file system. Check its permissions and try again."
      ),
      (
        .diskFull,
        "The disk is full. Nothing saved in book is lost. Free some space and try again."
      ),
      (
        .lockedTooLong,
        "Another program has been using book for too long. Wait until it is done and try again."
      ),
      (
        .missingFolder("/there"),
        "There is no folder /there for a book. Create it and try again."
      ),
    ] as [(IceCreamStoreError.Problem, String)])
  func `offers another try where the same can succeed`(
    problem: IceCreamStoreError.Problem, message: String
  ) {
    let failure = IceCreamStoreWording.failure(for: .init(place: "book", problem: problem))

    #expect(failure == DisplayedFailure(message: message, retryButton: "Try again"))
    #expect(problem.canRetry)
  }

  @Test(
    arguments: [
      (
        .unconfirmed(reason: "Input/output error"),
        "A change to book could not be finished: Input/output error. It may be stored or not. "
          + "Look at the list before you try again."
      ),
      (
        .invalidIceCream,
        "This ice cream cannot be saved in book. Each name must have 1 to 1,000 bytes, "
          + "and the year 4 digits."
      ),
      (.notAFile, "book is not a regular file, so it cannot be a book. Choose another one."),
      (.notABook, "book is not a book of ice creams, and was left as it is. Choose another one."),
      (
        .newerVersion("3"),
        "book has version 3 of the format, which this Scoops cannot read. "
          + "Install a newer one, or choose another book."
      ),
      (
        .damagedLine(7),
        "Not found. Line 7 of book is damaged and may contain it."
      ),
      (
        .changedMeanwhile("w930gn1"),
        "Another program has changed w930gn1 meanwhile, so it was left as it is. "
          + "Look at it again first."
      ),
      (
        .unknownID("w93"),
        "There is no saved ice cream \"w93\". It may have been deleted, or be in another book."
      ),
      (
        .ambiguousID("w", matches: ["w930gn1", "w830gn1"]),
        "More than one saved ice cream begins with \"w\": w930gn1, w830gn1. Type more of it."
      ),
    ] as [(IceCreamStoreError.Problem, String)])
  func `offers no other try where the same would fail again`(
    problem: IceCreamStoreError.Problem, message: String
  ) {
    let failure = IceCreamStoreWording.failure(for: .init(place: "book", problem: problem))

    #expect(failure == DisplayedFailure(message: message))
    #expect(!problem.canRetry)
  }

  @Test(
    arguments: [
      (
        .damagedLine(7),
        "Line 7 of book is damaged and was skipped. It stays in the book as it is."
      ),
      (
        .clockWentBack(Seeds.madeAt),
        "The clock shows an earlier time than at the last ice cream, 2026-11-20T09:05:00Z. "
          + "This one counts as the newest all the same."
      ),
    ] as [(IceCreamStoreNote, String)])
  func `says what a store has to say besides`(note: IceCreamStoreNote, sentence: String) {
    #expect(IceCreamStoreWording(place: "book").sentence(note) == sentence)
  }

  @Test(
    arguments: [
      .cannotRead(reason: "\u{1B}"), .cannotWrite(reason: "\u{1B}"), .diskFull, .lockedTooLong,
      .missingFolder("\u{1B}"), .notAFile, .notABook, .newerVersion("\u{1B}"),
      .damagedLine(.min), .unconfirmed(reason: "\u{1B}"), .changedMeanwhile("\u{1B}"),
      .unknownID("\u{1B}"), .ambiguousID("\u{1B}", matches: ["\u{1B}"]),
    ] as [IceCreamStoreError.Problem])
  func `lets nothing through that a screen could take for a command`(
    problem: IceCreamStoreError.Problem
  ) {
    let failure = IceCreamStoreWording.failure(for: .init(place: "\u{202E}", problem: problem))

    #expect(failure.message.printable == failure.message)
  }
}
