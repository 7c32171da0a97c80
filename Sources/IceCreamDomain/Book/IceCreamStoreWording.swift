import PlainText

/// Formats the errors and remarks of stores as sentences.
enum IceCreamStoreWording {
  /// Returns the message for a fetch that failed.
  static func failure(for error: IceCreamFetchError) -> DisplayedFailure {
    switch error {
    case .noStore: DisplayedFailure(problem: "Saving is off, so there are no saved ice creams.")
    case .nothingSaved: DisplayedFailure(problem: "No saved ice creams yet. Make one first.")
    case .noneSelected: DisplayedFailure(problem: "No ice cream is selected.")
    case .store(let error): failure(for: error)
    case .catalog(let error): CatalogFaultWording.failure(for: error)
    case .names(let faults): DisplayedFailure(problem: IngredientFaultWording.message(for: faults))
    }
  }

  /// Returns the message for an error.
  static func failure(for error: IceCreamStoreError) -> DisplayedFailure {
    DisplayedFailure(
      problem: sentence(error.problem, of: error.store),
      advice: advice(on: error.problem), retryButton: error.problem.canRetry ? "Try again" : nil)
  }

  /// Returns the warning that ice creams will not be saved.
  static func warning(of error: IceCreamStoreError) -> DisplayedFailure {
    let failure = failure(for: error)
    return DisplayedFailure(
      problem: failure.problem + " Ice creams will be made, but not saved.", advice: failure.advice)
  }

  /// Returns the message after an ice cream was updated.
  static func news(ofUpdated iceCream: SavedIceCream) -> String {
    "Updated \(iceCream.id)."
  }

  /// Returns the message after a save or a deletion, or after a change was undone by this one.
  static func news(of action: IceCreamChange.Action) -> String {
    switch action {
    case .saved(let iceCream): "Saved as \(iceCream.id)."
    case .updated(let iceCream, from: _): "Changed \(iceCream.id) back."
    case .deleted(let iceCreams): "Deleted \(named(iceCreams))."
    case .restored(let iceCreams): "Restored \(named(iceCreams))."
    }
  }

  /// Returns the identifiers of ice creams, or the number of many.
  private static func named(_ iceCreams: [SavedIceCream]) -> String {
    iceCreams.count > 5
      ? "\(iceCreams.count.grouped) ice creams"
      : iceCreams.map(\.id).listed(with: "and")
  }

  /// Returns what a change did, after "The last change" or the like.
  static func deed(
    _ action: IceCreamChange.Action, _ wording: IceCreamWording = IceCreamWording()
  ) -> String {
    func named(_ iceCreams: [SavedIceCream]) -> String {
      guard iceCreams.count == 1 else { return self.named(iceCreams) }
      let result = wording.result(for: iceCreams[0])
      return "\(result.id ?? ""), \(result.sentence)"
    }
    return switch action {
    case .saved(let iceCream): "saved \(named([iceCream]))"
    case .updated(let iceCream, from: let old):
      "updated \(named([old])), to \(wording.result(for: iceCream).sentence)"
    case .deleted(let iceCreams): "deleted \(named(iceCreams))"
    case .restored(let iceCreams): "restored \(named(iceCreams))"
    }
  }

  /// Returns why the last change of an ice cream is not undone.
  static func notUndone(
    _ id: String, since change: IceCreamChange, _ wording: IceCreamWording
  ) -> String {
    "Cannot undo \(id): a later change \(deed(change.action, wording)). Edit or delete \(id) instead."
  }

  /// Returns the sentence for a remark; `nil` for one that is said instead of the list.
  static func sentence(_ note: IceCreamStoreNote) -> String? {
    switch note {
    case .damagedLine(let line, let store):
      "Skipped line \(line) of \(store): it is damaged. The line stays in the book."
    case .repeatedIdentifier(let id, let line, let store):
      "Line \(line) of \(store) repeats the identifier \(id.quoted) of an earlier line and replaces it. "
        + "Both lines stay in the book."
    case .missing: nil
    }
  }

  private static func advice(on problem: IceCreamStoreError.Problem) -> DisplayedAdvice? {
    switch problem {
    case .cannotRead, .cannotWrite, .cannotLock, .missing, .noIdentifier, .file: .chooseBook
    case .unknownID: .findIceCream
    default: nil
    }
  }

  /// Returns what happened since a change.
  private static func since(_ change: IceCreamChange, _ last: IceCreamChange?) -> String {
    guard let last, last.number > change.number else {
      return
        "the book was replaced in the meantime. Undo again to see its last change."
    }
    let count = last.number - change.number
    let deed = deed(last.action)
    return
      (count == 1 ? "a later change " : "\(count.grouped) changes came later, and the last one ")
      + "\(deed). Undo again to undo that change."
  }

  private static let permissionAdvice = " Check its permissions and try again."

  /// Returns the sentences for a problem: what happened, then what to do if no advice says it.
  private static func sentence(
    _ problem: IceCreamStoreError.Problem, of store: String
  ) -> String {
    switch problem {
    case .cannotRead(let reason, let isRefused):
      "Cannot read \(store): \(reason)." + (isRefused ? permissionAdvice : "")
    case .cannotWrite(let reason, let isRefused):
      "Cannot write to \(store): \(reason)."
        + (isRefused ? permissionAdvice : " Nothing was changed.")
    case .unconfirmed(let reason):
      "Changing \(store) failed midway: \(reason). The change may or may not be saved. "
        + "Check the list before you try again."
    case .invalidIceCream:
      "Cannot save this ice cream in \(store). Each name must have 1 to 1,000 bytes and at most "
        + "\(String.mostMarks) combining marks in a row."
    case .invalidTime:
      "Cannot save this ice cream in \(store): the computer's clock is before the year 0 or after 9999. "
        + "Set the clock and make it again."
    case .tooManyAtOnce:
      "Cannot change that many ice creams in \(store) at once. Choose fewer."
    case .noIdentifier:
      "Cannot save in \(store): it has the greatest possible identifier."
    case .diskFull:
      "The disk is full. Nothing saved in \(store) is lost. Free some space and try again."
    case .lockedTooLong:
      "Another program is using \(store). Wait until it is done and try again."
    case .cannotLock(let reason):
      "Cannot lock \(store): \(reason). Its file system may not support locks."
    case .missing:
      "\(store) does not exist."
    case .damagedLine(let line):
      "Not found. Line \(line) of \(store) is damaged and may contain it."
    case .damagedChange(let line):
      "Cannot undo the last change: line \(line) of \(store) is damaged and may contain that change or "
        + "the version before it. Nothing was changed."
    case .missingChange:
      "Cannot undo the last change: \(store) has no earlier version to restore. Nothing was changed."
    case .changedSince(let change, let last):
      "Nothing was undone: " + since(change, last)
    case .changedMeanwhile(let id):
      "Another program changed \(id) in the meantime, so your change was not made. "
        + "Reload it and try again."
    case .unknownID(let id):
      "There is no saved ice cream \(id.quoted)."
    case .ambiguousID(let id, let matches):
      "More than one saved ice cream begins with \(id.quoted): "
        + "\(matches.joined(separator: ", ")). Type more of the identifier."
    case .file(.brokenLink(let path)):
      "\(store) is a link to \(path), whose folder does not exist. "
        + "Create the folder and try again."
    case .file(.missingFolder(let folder)):
      "The folder \(folder) does not exist. Create it and try again."
    case .file(.cannotCreateFolder(let folder, let reason)):
      "Cannot create the folder \(folder): \(reason)."
    case .file(.notAFile):
      "\(store) is not a regular file."
    case .file(.notABook):
      "\(store) is not a book of ice creams and was not changed."
    case .file(.newerVersion(let version)):
      "\(store) has format version \(version), which this version of Scoops cannot read. "
        + "Update Scoops."
    }
  }
}
