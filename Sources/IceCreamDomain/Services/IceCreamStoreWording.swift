import PlainText

/// Formats the errors and remarks of stores as sentences.
struct IceCreamStoreWording {
  /// The name of the store.
  let place: String

  /// Creates the wording for a store.
  init(place: String) {
    self.place = place.printable
  }

  /// The message when there is no store.
  static let noStore = "Ice creams are not saved here, so there is no list of them."

  /// Returns the message for an error.
  static func failure(for error: IceCreamStoreError) -> DisplayedFailure {
    DisplayedFailure(
      message: IceCreamStoreWording(place: error.place).sentence(error.problem),
      retryButton: error.problem.canRetry ? "Try again" : nil)
  }

  /// Returns the message after an ice cream was saved.
  static func news(ofSaved iceCream: SavedIceCream) -> String {
    "Saved as \(iceCream.id.printable)."
  }

  /// Returns the message after an ice cream was changed.
  static func news(ofUpdated iceCream: SavedIceCream) -> String {
    "Updated \(iceCream.id.printable)."
  }

  /// Returns the message after an ice cream was deleted.
  static func news(ofDeleted iceCream: SavedIceCream) -> String {
    "Deleted \(iceCream.id.printable)."
  }

  /// Returns the sentence for a remark.
  func sentence(_ note: IceCreamStoreNote) -> String {
    switch note {
    case .damagedLine(let line):
      "Line \(line) of \(place) is damaged and was skipped. It stays in the book as it is."
    case .clockWentBack(let last):
      "The clock shows an earlier time than at the last ice cream, \(last.iso8601). "
        + "This one counts as the newest all the same."
    }
  }

  /// Returns the sentences for a problem: what happened, then what to do.
  private func sentence(_ problem: IceCreamStoreError.Problem) -> String {
    switch problem {
    case .cannotRead(let reason):
      "\(place) cannot be read: \(reason.printable). Check its permissions and try again."
    case .cannotWrite(let reason):
      "\(place) cannot be written to: \(reason.printable). Check its permissions and try again."
    case .unconfirmed(let reason):
      "A change to \(place) could not be finished: \(reason.printable). It may be stored or not. "
        + "Look at the list before you try again."
    case .invalidIceCream:
      "This ice cream cannot be saved in \(place). Each name must have 1 to 1,000 bytes, and the year 4 digits."
    case .diskFull:
      "The disk is full. Nothing saved in \(place) is lost. Free some space and try again."
    case .lockedTooLong:
      "Another program has been using \(place) for too long. Wait until it is done and try again."
    case .missingFolder(let folder):
      "There is no folder \(folder.printable) for a book. Create it and try again."
    case .notAFile:
      "\(place) is not a regular file, so it cannot be a book. Choose another one."
    case .notABook:
      "\(place) is not a book of ice creams, and was left as it is. Choose another one."
    case .newerVersion(let version):
      "\(place) has version \(version.printable) of the format, which this Scoops cannot read. "
        + "Install a newer one, or choose another book."
    case .damagedLine(let line):
      "Not found. Line \(line) of \(place) is damaged and may contain it."
    case .changedMeanwhile(let id):
      "Another program has changed \(id.printable) meanwhile, so it was left as it is. "
        + "Look at it again first."
    case .unknownID(let id):
      "There is no saved ice cream \(id.quoted). It may have been deleted, or be in another book."
    case .ambiguousID(let id, let matches):
      "More than one saved ice cream begins with \(id.quoted): "
        + "\(matches.map(\.printable).joined(separator: ", ")). Type more of it."
    }
  }
}
