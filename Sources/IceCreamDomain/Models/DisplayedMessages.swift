import PlainText

/// The news that an ice cream is ready.
public struct DisplayedAlert: Equatable, Sendable {
  /// The news in short.
  public var title: String
  /// The ice cream that is ready.
  public var iceCream: DisplayedResult
  /// What to say to close the alert.
  public var button: String
  /// What there is to say about how it is kept, a sentence each.
  public var notes: [String]

  /// Makes an alert.
  public init(title: String, iceCream: DisplayedResult, button: String, notes: [String] = []) {
    self.title = title
    self.iceCream = iceCream
    self.button = button
    self.notes = notes
  }
}

/// An ice cream that was made.
public struct DisplayedResult: Equatable, Sendable {
  /// The short text that stands for it alone; empty while it is not saved, since another one may get
  /// that text.
  public var id: String
  /// When it was made, in ISO 8601 and UTC.
  public var madeAt: String
  /// The name of its cone.
  public var cone: String
  /// The name of its flavor.
  public var flavor: String
  /// The name of its topping.
  public var topping: String
  /// All of it in one line.
  public var sentence: String

  /// Makes a result.
  public init(
    id: String, madeAt: String, cone: String, flavor: String, topping: String, sentence: String
  ) {
    self.id = id
    self.madeAt = madeAt
    self.cone = cone
    self.flavor = flavor
    self.topping = topping
    self.sentence = sentence
  }

  /// Makes the result for an ice cream, printable.
  init(_ iceCream: SavedIceCream) {
    let (cone, flavor) = (iceCream.cone.printable, iceCream.flavor.printable)
    let topping = iceCream.topping.printable
    self.init(
      id: iceCream.id.printable, madeAt: iceCream.madeAt.iso8601, cone: cone, flavor: flavor,
      topping: topping,
      sentence: DisplayedPicture.caption(cone: cone, flavor: flavor, topping: topping))
  }
}

/// Why a request was refused.
public struct DisplayedRefusal: Equatable, Sendable {
  /// What happened and what to do.
  public var message: String
  /// Whether the same request can succeed later, once the steps before it are done.
  public var isTooEarly: Bool
  /// How many requests were refused in a row, this one included, so that the same refusal again is
  /// seen to be a new one.
  public var count: Int

  /// Makes a refusal.
  public init(message: String, isTooEarly: Bool, count: Int) {
    self.message = message
    self.isTooEarly = isTooEarly
    self.count = count
  }
}

/// Why a catalog could not be loaded, or a store could not do what was wanted.
public struct DisplayedFailure: Equatable, Sendable {
  /// What happened and what to do.
  public var message: String
  /// Everything that is wrong, one thing a line.
  public var details: [String]
  /// What to choose to try again, or `nil` where that is of no use.
  public var retryButton: String?

  /// Makes a failure.
  public init(message: String, details: [String] = [], retryButton: String? = nil) {
    self.message = message
    self.details = details
    self.retryButton = retryButton
  }
}
