import IceCreamDomain

/// The shells with a completion script.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish

  /// The script, made from the commands and options.
  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }

  /// The instructions to install the script, for help.
  var installation: String {
    switch self {
    case .bash:
      """
      add this line to ~/.bashrc:
        eval "$(scoops completions bash)"
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

/// The completions for a value or an operand.
enum CompletedValue: Equatable {
  /// Nothing, because anything is valid.
  case nothing
  case words([String])
  case files
  /// The names in a list of the catalog in use.
  case names(IngredientKind)
  /// The identifiers of the last saved ice creams.
  case ids
}

extension Option {
  /// The completions for the option's value, or `nil` if it takes none.
  var completedValue: CompletedValue? {
    if let kind = IngredientKind(rawValue: rawValue) { return .names(kind) }
    if self == .like { return .ids }
    if !choices.isEmpty { return .words(choices) }
    return value.map { $0 == "FILE" ? .files : .nothing }
  }
}

extension Command {
  /// The completions for the command's operands.
  var completedOperand: CompletedValue {
    switch operands {
    case .none: .nothing
    case .id, .ids: .ids
    case .oneOf(let words, _, _): .words(words)
    case .files: .files
    }
  }

  /// Whether the command takes any number of operands.
  var takesManyOperands: Bool { operands == .ids || operands == .files }
}
