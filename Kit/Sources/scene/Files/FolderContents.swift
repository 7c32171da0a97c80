import PlainText
import SystemCalls

extension PackageFolder {
  /// Returns the paths of all files and links that are not hidden, without what links lead to.
  func allFiles() throws(Refusal) -> (files: [String], links: [String]) {
    var (found, links): ([String], [String]) = ([], [])
    var known: Set<String> = []
    func list(_ folder: String) throws(Refusal) {
      for name in try names(in: folder) where !name.hasPrefix(".") {
        let path = folder == "." ? name : "\(folder)/\(name)"
        if isLink(path) {
          links.append(path)
          continue
        }
        guard identity(of: path).map({ known.insert($0).inserted }) ?? false else { continue }
        if hasFolder(path) { try list(path) } else { found.append(path) }
      }
    }
    try list(".")
    return (found, links)
  }

  /// Refuses to move files, or the folders around them, if links lead to them.
  func checkLinks(to moved: [String: String]) throws(Refusal) {
    var places: [String: String] = [:]
    for (new, old) in moved where !isLink(old) {
      let steps = old.split(separator: "/")
      let same = zip(steps, new.split(separator: "/")).prefix { $0 == $1 }.count
      for index in steps.indices.dropFirst(same) {
        let place = steps[...index].joined(separator: "/")
        if let identity = identity(of: place) { places[identity] = place }
      }
    }
    for link in try allFiles().links {
      guard let place = identity(of: link).flatMap({ places[$0] }) else { continue }
      throw Refusal(
        "\(link.printable): This link leads to \(place.printable), which would move. "
          + "Delete it, and make it again afterwards. Nothing was written.")
    }
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
