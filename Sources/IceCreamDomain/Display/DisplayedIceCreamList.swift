/// The state of a screen that lists saved ice creams.
public struct DisplayedIceCreamList: Equatable, Sendable {
  /// The title of the list, with the filter.
  public var title = ""
  /// The range that is shown, such as `1–20 of 1,100`.
  public var position = ""
  /// How many ice creams come before the page.
  public var offset = 0
  /// The number of ice creams in the whole list.
  public var total = 0
  /// The ice creams of the page.
  public var iceCreams: [DisplayedResult] = []
  /// Whether the store has a change to undo.
  public var canUndo = false
  /// Notes about what was read, a sentence each.
  public var notes: [String] = []
  /// The result of the last action, a sentence.
  public var news: String?
  /// The ice creams that the last action deleted, or whose last change it undid.
  public var changed: [DisplayedResult] = []
  /// What the last action left out, and why.
  public var leftOut: [DisplayedFailure] = []
  /// The picture of the ice cream that was previewed last.
  public var picture: DisplayedPicture?
  /// Why it has no picture, a sentence.
  public var pictureNote: String?
  /// The question to answer before ice creams are deleted, or a change is undone.
  public var question: DisplayedQuestion?
  /// Why the page could not be fetched.
  public var failure: DisplayedFailure?
  /// What is wrong with the names of the filter.
  public var faults: [DisplayedFault] = []
}

extension DisplayedIceCreamList {
  /// Whether there is a page before this one.
  public var hasPrevious: Bool { offset > 0 }
  /// Whether there is a page after this one.
  public var hasNext: Bool { offset + iceCreams.count < total }
  /// The notes about what was read, and about the picture.
  package var allNotes: [String] { notes + [pictureNote].compactMap { $0 } }
}
