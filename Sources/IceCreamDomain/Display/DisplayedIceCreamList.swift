/// The state of a screen that lists saved ice creams.
public struct DisplayedIceCreamList: Equatable, Sendable {
  /// The title of the list, with the filter.
  public var title = ""
  /// The range that is shown, such as `1–20`.
  public var position = ""
  /// How many ice creams come before the page.
  public var offset = 0
  /// The number of ice creams in the whole list, if they have been counted.
  public var total: Int?
  /// The ice creams of the page.
  public var iceCreams: [DisplayedResult] = []
  /// Whether there is a page after this one.
  public var hasNext = false
  /// Whether there is a page before this one.
  public var hasPrevious = false
  /// Whether the store has a change to undo.
  public var canUndo = false
  /// Notes about what was read, a sentence each.
  public var notes: [String] = []
  /// The result of the last action, a sentence.
  public var news: String?
  /// The ice cream that the last action deleted, or whose last change it undid.
  public var changed: DisplayedResult?
  /// The picture of the ice cream that was previewed last.
  public var picture: DisplayedPicture?
  /// Why it has no picture, a sentence.
  public var pictureNote: String?
  /// The question to answer before an ice cream is deleted, or a change undone.
  public var question: DisplayedQuestion?
  /// Why the page could not be fetched.
  public var failure: DisplayedFailure?
  /// What is wrong with the names of the filter.
  public var faults: [DisplayedFault] = []
}

extension DisplayedIceCreamList {
  /// The notes about what was read, and about the picture.
  package var allNotes: [String] { notes + [pictureNote].compactMap { $0 } }
}
