import PlainText
import SystemCalls

extension Workspace {
  /// Returns the files that git says changed since a revision, or since a branch began at it, also new ones.
  func filesChanged(since revision: String) throws(Refusal) -> Set<String> {
    let git = "git -C \(package.absolute(".").shellWord)"
    let base = output("\(git) merge-base --end-of-options \(revision.shellWord) HEAD 2>&1")
    guard base.isSuccess, let base = base.lines.last else {
      throw Refusal(
        [
          "git knows no revision \(revision.quoted) here. Name a commit or a branch that HEAD has in common."
        ] + base.lines.prefix(2).map { "git: \($0.printable)" })
    }
    let changed = output("\(git) diff --name-only --relative -z \(base.shellWord) --")
    let new = output("\(git) ls-files --others --exclude-standard -z")
    guard changed.isSuccess, new.isSuccess else {
      throw Refusal("git cannot compare with \(revision.quoted).")
    }
    return Set(changed.lines + new.lines)
  }

  /// Returns the lines, or the parts, that a command prints, and whether it succeeds.
  private func output(_ command: String) -> (isSuccess: Bool, lines: [String]) {
    guard let pipe = popen(command, "r") else { return (false, []) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(pipe), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    let lines = bytes.split { $0 == 0 || $0 == UInt8(ascii: "\n") }
    return (pclose(pipe) == 0, lines.map { String(decoding: $0, as: UTF8.self) })
  }
}
