#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The book that is written beside the old one, whose lock is held meanwhile.
final class NewBook {
  private let path: String
  private let file: BookFile
  private var size = 0

  /// Makes an empty file with the owner and the mode of the old one.
  ///
  /// Who holds the lock is the only one that writes it, so one name is enough; a file of this name is
  /// what a process left behind that was ended.
  init(in path: BookPath, place: String, like status: stat) throws(IceCreamStoreError) {
    self.path = path.target + ".scoops-new"
    unlink(self.path)
    file = try BookFile.toMake(self.path, place: place, in: path.folder)
    // Only the superuser may give a file away; for others it is enough that it is their own.
    _ = fchown(file.number, status.st_uid, status.st_gid)
    guard fchmod(file.number, status.st_mode & 0o7777) == 0 else {
      let error = file.error(.writing(.last))
      remove()
      throw error
    }
  }

  /// Writes some bytes.
  func append(_ bytes: [UInt8]) throws(IceCreamStoreError) {
    try file.write(bytes[...], at: size)
    size += bytes.count
  }

  /// Writes what stands in a part of the old book, whatever it is.
  func copy(_ book: BookFile, _ range: Range<Int>) throws(IceCreamStoreError) {
    var bytes = [UInt8](repeating: 0, count: min(range.count, 1 << 18))
    var place = range.lowerBound
    while place < range.upperBound {
      let count = min(bytes.count, range.upperBound - place)
      guard try book.read(into: &bytes, from: place, count: count) == count else {
        throw book.error(.cannotRead(reason: SystemError(code: EIO).reason))
      }
      try file.write(bytes[..<count], at: size)
      size += count
      place += count
    }
  }

  /// Puts the new book, once it is on the disk, in the place of the old one.
  func replace(_ path: BookPath) throws(IceCreamStoreError) {
    try file.sync()
    guard rename(self.path, path.target) == 0 else {
      throw .writing(.last, place: file.place, in: path.folder)
    }
  }

  /// Removes the file beside.
  func remove() {
    unlink(path)
  }
}
