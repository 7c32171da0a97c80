import PlainText
import SystemCalls

extension Workspace {
  /// Returns the files that git says changed since a revision, or since a branch began at it, also new ones.
  func filesChanged(since revision: String) throws(Refusal) -> Set<String> {
    let git = "git -C \(package.absolute(".").shellWord)"
    guard !revision.hasPrefix("-"),
      let base = output("\(git) merge-base \(revision.shellWord) HEAD")?.first
    else {
      throw Refusal(
        "git knows no revision \(revision.quoted) here. Name a commit or a branch that HEAD has in common."
      )
    }
    guard let changed = output("\(git) diff --name-only --relative -z \(base.shellWord) --"),
      let new = output("\(git) ls-files --others --exclude-standard -z")
    else { throw Refusal("git cannot compare with \(revision.quoted).") }
    return Set(changed + new)
  }

  /// Returns the lines, or the parts, that a command prints; `nil` if it fails.
  private func output(_ command: String) -> [String]? {
    guard let pipe = popen(command + " 2>/dev/null", "r") else { return nil }
    var bytes: [UInt8] = []
    while case let byte = fgetc(pipe), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    guard pclose(pipe) == 0 else { return nil }
    return bytes.split { $0 == 0 || $0 == UInt8(ascii: "\n") }.map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
