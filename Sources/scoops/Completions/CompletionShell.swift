/// The shells that there is a completion script for.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish

  /// The script, made from the commands and options that there are.
  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }

  /// What to add where, for the help.
  var installation: String {
    switch self {
    case .bash:
      """
      add this line to ~/.bashrc:
        source <(scoops completions bash)
      """
    case .zsh:
      """
      put the script into a folder of $fpath, as the file _scoops:
        scoops completions zsh > FOLDER/_scoops
      or add this line to ~/.zshrc, after compinit:
        source <(scoops completions zsh)
      """
    case .fish:
      """
      put the script where fish looks for it:
        scoops completions fish > ~/.config/fish/completions/scoops.fish
      """
    }
  }
}
