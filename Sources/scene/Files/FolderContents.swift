import SystemCalls

extension PackageFolder {
  /// Returns the paths of all files that are not hidden, without those that links lead to.
  func allFiles() throws(Refusal) -> [String] {
    var found: [String] = []
    var known: Set<String> = []
    func list(_ folder: String) throws(Refusal) {
      for name in try names(in: folder) where !name.hasPrefix(".") {
        let path = folder == "." ? name : "\(folder)/\(name)"
        if isLink(path) { continue }
        guard identity(of: path).map({ known.insert($0).inserted }) ?? false else { continue }
        if hasFolder(path) { try list(path) } else { found.append(path) }
      }
    }
    try list(".")
    return found
  }

  /// Returns whether a path is a symbolic link, which could lead out of the package.
  private func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(absolute(path), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns whether a folder or one below it has files that are not Swift.
  func hasOtherFiles(in folder: String) throws(Refusal) -> Bool {
    for name in try names(in: folder) {
      let path = "\(folder)/\(name)"
      if hasFolder(path) ? try hasOtherFiles(in: path) : !name.hasSuffix(".swift") { return true }
    }
    return false
  }
}
