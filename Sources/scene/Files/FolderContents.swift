extension PackageFolder {
  /// The paths of all files that are not hidden, without those that links lead to.
  var allFiles: [String] {
    var found: [String] = []
    var known: Set<String> = []
    func list(_ folder: String) {
      for name in names(in: folder) where !name.hasPrefix(".") {
        let path = folder == "." ? name : "\(folder)/\(name)"
        guard identity(of: path).map({ known.insert($0).inserted }) ?? false else { continue }
        if hasFolder(path) { list(path) } else { found.append(path) }
      }
    }
    list(".")
    return found
  }

  /// Returns whether a folder or one below it has files that are not Swift.
  func hasOtherFiles(in folder: String) -> Bool {
    names(in: folder).contains { name in
      let path = "\(folder)/\(name)"
      return hasFolder(path) ? hasOtherFiles(in: path) : !name.hasSuffix(".swift")
    }
  }
}
