/// The store that keeps ice creams in a file, the book, one to a line.
///
/// Several processes may use a book at once. What a method has returned from is on the disk. A line
/// that cannot be read costs that line only, and stays in the book as it is. All the rest is in
/// <doc:TheBook>.
///
/// A file may not grow larger than a limit of its process (`ulimit -f`). Where there is one, the system
/// ends a process that goes beyond it with the signal `SIGXFSZ`; a process that ignores this signal gets
/// an error instead.
public final class FileIceCreamStore: IceCreamStore {
  public var place: String { path }

  let path: String
  let makesFolders: Bool
  let patience: Duration
  let whenWaiting: (() -> Void)?

  /// Makes a store.
  ///
  /// Nothing is read or written before it is asked for.
  ///
  /// - Parameters:
  ///   - path: Where the book is, or will be: the first save makes it.
  ///   - makesFolders: Whether the first save makes the folders that it should be in, too. Otherwise a
  ///     folder that is missing is an error, also where something is only read.
  ///   - patience: How long to wait for others who write in the book.
  ///   - whenWaiting: Called once, by whatever has to wait for longer than a second.
  public init(
    path: String, makesFolders: Bool = false, patience: Duration = .seconds(10),
    whenWaiting: (() -> Void)? = nil
  ) {
    self.path = path
    self.makesFolders = makesFolders
    self.patience = patience
    self.whenWaiting = whenWaiting
  }

  func error(_ problem: IceCreamStoreError.Problem) -> IceCreamStoreError {
    IceCreamStoreError(place: path, problem: problem)
  }
}
