/// The words for what stores have to say.
struct IceCreamStoreWording {
  /// What the store is called.
  let place: String

  /// Makes the words for a store.
  init(place: String) {
    self.place = place.printable
  }

  /// Returns what is shown when a store could not do what was wanted.
  static func failure(for error: IceCreamStoreError) -> DisplayedFailure {
    DisplayedFailure(
      message: IceCreamStoreWording(place: error.place).sentence(error.problem),
      retryButton: error.problem.canRetry ? "Try again" : nil)
  }

  /// Returns that an ice cream is kept.
  static func news(ofSaved iceCream: SavedIceCream) -> String {
    "Saved as \(iceCream.id.printable)."
  }

  /// Returns that an ice cream is deleted.
  static func news(ofDeleted iceCream: SavedIceCream) -> String {
    "\(iceCream.id.printable) is deleted."
  }

  /// Returns what a store says besides, in a sentence.
  func sentence(_ note: IceCreamStoreNote) -> String {
    switch note {
    case .damagedLine(let line):
      "Line \(line) of \(place) is damaged, and was left out. It stays in the book as it is."
    case .tornLine:
      "The last line of \(place) was cut off, and was left out. The next save mends that."
    case .mended(let text):
      "The last line of \(place) had been cut off. It was taken out: \(text.printable)"
    case .clockWentBack(let last):
      "The clock shows an earlier time than at the last ice cream, \(last.iso8601). "
        + "This one counts as the newest all the same."
    }
  }

  /// Returns what is wrong, and what to do about it.
  private func sentence(_ problem: IceCreamStoreError.Problem) -> String {
    switch problem {
    case .cannotRead(let reason):
      "\(place) cannot be read: \(reason.printable). See who may read it, and try again."
    case .cannotWrite(let reason):
      "\(place) cannot be written to: \(reason.printable). See who may write to it, and try again."
    case .diskFull:
      "The disk is full. Nothing saved in \(place) is lost. Make room, and try again."
    case .lockedTooLong:
      "Another program has been using \(place) for too long. Wait until it is done, and try again."
    case .missingFolder(let folder):
      "There is no folder \(folder.printable) to keep a book in. Create it, and try again."
    case .notAFile:
      "\(place) is not a file, and so it cannot be a book. Choose another one."
    case .notABook:
      "\(place) is not a book of ice creams, and was left as it is. Choose another one."
    case .newerVersion(let version):
      "\(place) is in version \(version) of the format, which only a newer Scoops can read. "
        + "Install that, or choose another book."
    case .damagedLine(let line):
      "It is not in what can be read of \(place), but line \(line) is damaged. Look at that line."
    case .changedMeanwhile(let id):
      "\(id.printable) has been changed by another program meanwhile, and was left as it is. "
        + "Look at it again first."
    case .unknownID(let id):
      "There is no saved ice cream \(id.quoted). It may have been deleted, or be in another book."
    case .ambiguousID(let id, let matches):
      "More than one saved ice cream begins with \(id.quoted): "
        + "\(matches.map(\.printable).joined(separator: ", ")). Type more of it."
    }
  }
}
