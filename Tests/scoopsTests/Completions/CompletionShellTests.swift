import Testing

@testable import scoops

struct CompletionShellTests {
  /// What newer versions of bash brought, up to 5.3 (its NEWS file): macOS has bash 3.2.
  @Test(arguments: [
    "source <(", "mapfile", "readarray", "declare -", "local -A", "local -n", "local -g", ",,}",
    "^^}",
    ";;&", ";&", "|&", "&>>", "coproc", "globstar", "lastpipe", "inherit_errexit", "[[ -v",
    "wait -n",
    "[-1]", "@Q}", "@E}", "EPOCH", "read -N", "read -i", "printf -v candidates[", "%(", "\\u",
    "${|",
  ])
  func `needs nothing that bash 3.2 lacks`(construct: String) {
    #expect(!CompletionShell.bash.script.contains(construct))
  }
}
