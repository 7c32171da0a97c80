import PlainText
import Seeds
import Testing

@testable import IceCreamDomain

/// Messages of a store: what happened, where, and what to do.
struct IceCreamStoreWordingTests {
  @Test(
    arguments: [
      (
        .cannotRead(reason: "Permission denied", isRefused: true),
        "Cannot read book: Permission denied. Check its permissions and try again."
      ),
      (
        .cannotWrite(reason: "Permission denied", isRefused: true),
        "Cannot write to book: Permission denied. Check its permissions and try again."
      ),
      (.cannotRead(reason: "Input/output error"), "Cannot read book: Input/output error."),
      (
        .cannotWrite(reason: "Read-only file system"),
        "Cannot write to book: Read-only file system. Nothing was changed."
      ),
      (
        .file(.brokenLink(to: "/there/book")),
        "book is a link to /there/book, whose folder does not exist. Create the folder and try again."
      ),
      (
        .diskFull,
        "The disk is full. Nothing saved in book is lost. Free some space and try again."
      ),
      (
        .lockedTooLong,
        "Another program is using book. Wait until it is done and try again."
      ),
      (
        .file(.missingFolder("/there")),
        "The folder /there does not exist. Create it and try again."
      ),
      (
        .file(.cannotCreateFolder("/there/a", reason: "No such file or directory")),
        "Cannot create the folder /there/a: No such file or directory. Choose another book."
      ),
    ] as [(IceCreamStoreError.Problem, String)])
  func `offers a retry if it can succeed`(
    problem: IceCreamStoreError.Problem, message: String
  ) {
    let failure = IceCreamStoreWording.failure(for: .init(store: "book", problem: problem))

    #expect(failure.message == message)
    #expect(failure.retryButton == "Try again")
    #expect(problem.canRetry)
  }

  @Test(
    arguments: [
      (
        .unconfirmed(reason: "Input/output error"),
        "Changing book failed midway: Input/output error. The change may or may not be saved. "
          + "Check the list before you try again."
      ),
      (
        .invalidIceCream,
        "Cannot save this ice cream in book. Each name must have 1 to 1,000 bytes and at most "
          + "30 combining marks in a row, and the year 4 digits."
      ),
      (
        .cannotLock(reason: "No locks available"),
        "Cannot lock book: No locks available. Its file system may not support locks. "
          + "Choose a book on another one."
      ),
      (.tooManyAtOnce, "Cannot change so many ice creams in book at once. Choose fewer."),
      (
        .noIdentifier,
        "Cannot save in book: it has the greatest possible identifier. Choose another book."
      ),
      (.missing, "book does not exist. Choose another book."),
      (.file(.notAFile), "book is not a regular file. Choose another book."),
      (
        .file(.notABook),
        "book is not a book of ice creams and was not changed. Choose another file."
      ),
      (
        .file(.newerVersion("3")),
        "book has format version 3, which this version of Scoops cannot read. "
          + "Update Scoops or choose another book."
      ),
      (
        .damagedLine(7),
        "Not found. Line 7 of book is damaged and may contain it."
      ),
      (
        .damagedChange(line: 7),
        "Cannot undo the last change: line 7 of book is damaged, and may be that change or what was "
          + "before it. Nothing was changed."
      ),
      (
        .missingChange,
        "Cannot undo the last change: book lacks what was before it. Nothing was changed."
      ),
      (
        .changedSince(change(7), last: change(8)),
        "Nothing was undone: a later change deleted w930gn1, Paper cup with Vanilla and Cherry. "
          + "Undo again to undo that."
      ),
      (
        .changedSince(change(7), last: change(1_010)),
        "Nothing was undone: 1,003 changes came later, and the last one deleted w930gn1, "
          + "Paper cup with Vanilla and Cherry. Undo again to undo that."
      ),
      (
        .changedSince(change(7), last: nil),
        "Nothing was undone: the saved ice creams were replaced in the meantime. "
          + "Undo again to see their last change."
      ),
      (
        .changedMeanwhile("w930gn1"),
        "Another program changed w930gn1 in the meantime, so it was left unchanged. "
          + "Reload it and try again."
      ),
      (
        .unknownID("w93"),
        "No saved ice cream begins with \"w93\". It may have been deleted or be in another book."
      ),
      (
        .ambiguousID("w", matches: ["w930gn1", "w830gn1"]),
        "More than one saved ice cream begins with \"w\": w930gn1, w830gn1. Type more of the identifier."
      ),
    ] as [(IceCreamStoreError.Problem, String)])
  func `offers no retry if it would fail again`(
    problem: IceCreamStoreError.Problem, message: String
  ) {
    let failure = IceCreamStoreWording.failure(for: .init(store: "book", problem: problem))

    #expect(failure.message == message)
    #expect(failure.retryButton == nil)
    #expect(!problem.canRetry)
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

  @Test(
    arguments: [
      (
        .damagedLine(7, of: "book"),
        "Skipped line 7 of book: it is damaged. The line stays in the book."
      ),
      (
        .repeatedIdentifier("a", line: 7, of: "book"),
        "Line 7 of book has the identifier \"a\" of an earlier line, and replaces it. "
          + "Both lines stay in the book."
      ),
      (.missing("book"), "book does not exist yet."),
    ] as [(IceCreamStoreNote, String)])
  func `describes what a reader should know`(note: IceCreamStoreNote, sentence: String) {
    #expect(IceCreamStoreWording.sentence(note) == sentence)
  }

  @Test(
    arguments: [
      .cannotRead(reason: "\u{1B}"), .cannotWrite(reason: "\u{1B}"), .diskFull, .lockedTooLong,
      .file(.missingFolder("\u{1B}")), .file(.notAFile), .file(.notABook),
      .file(.newerVersion("\u{1B}")),
      .damagedLine(.min), .damagedChange(line: .min), .missingChange,
      .unconfirmed(reason: "\u{1B}"), .cannotLock(reason: "\u{1B}"),
      .changedMeanwhile("\u{1B}"), .file(.cannotCreateFolder("\u{1B}", reason: "\u{1B}")),
      .file(.brokenLink(to: "\u{1B}")),
      .changedSince(change(1), last: .init(number: 2, action: .saved(Seeds.hostileIceCream))),
      .unknownID("\u{1B}"), .ambiguousID("\u{1B}", matches: ["\u{1B}"]),
    ] as [IceCreamStoreError.Problem])
  func `escapes unprintable characters`(
    problem: IceCreamStoreError.Problem
  ) {
    let failure = IceCreamStoreWording.failure(for: .init(store: "\u{202E}", problem: problem))

    #expect(failure.message.printable == failure.message)
  }
}
