#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension IceCreamStoreError.Problem {
  /// What is wrong where the system does not write.
  static func writing(_ error: SystemError) -> Self {
    // EFBIG: the file would be larger than the file system or a limit of the process lets it be.
    [ENOSPC, EDQUOT, EFBIG].contains(error.code)
      ? .diskFull : .cannotWrite(reason: error.reason)
  }
}

extension IceCreamStoreError {
  /// What is wrong where the system makes, or renames, no file in a folder.
  ///
  /// Who may do that, the folder says and not the book; so it is what somebody has to look at.
  static func writing(_ error: SystemError, place: String, in folder: String) -> Self {
    let isRefused = [EACCES, EPERM, EROFS].contains(error.code)
    return Self(place: isRefused ? named(folder) : place, problem: .writing(error))
  }

  /// Returns what a folder is called in a message, where a dot would say nothing.
  private static func named(_ folder: String) -> String {
    guard folder == "." else { return folder }
    // getcwd(3) writes at most as many bytes as the buffer has, the zero after them included.
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard getcwd(&bytes, bytes.count) != nil else { return folder }
    let text = bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    return String(decoding: text, as: UTF8.self)
  }
}
