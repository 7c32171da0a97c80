import PlainText

/// The completion script for zsh, to be placed in `$fpath` or sourced.
enum ZshCompletion {
  static var script: String {
    #"""
    #compdef scoops
    # Completes scoops in zsh: the file _scoops in a folder of $fpath,
    # or in ~/.zshrc, after compinit: source <(scoops completions zsh)

    _scoops() {
      local word command option ended catalog book
      for word in "${(@)words[2,CURRENT - 1]}"; do
        word=${(Q)word}
        if [[ -n $option ]]; then
          [[ $option == --catalog ]] && catalog=$word
          [[ $option == --book ]] && book=$word
          option=
        elif [[ -n $ended || $word != -?* ]]; then
          [[ -n $command ]] || command=$word
        else
          case $word in
            --) ended=1 ;;
            --catalog=*) catalog=${word#*=} ;;
            --book=*) book=${word#*=} ;;
            \#(Option.withValue.flatMap(\.spellings).joined(separator: " | "))) option=$word ;;
          esac
        fi
      done

      local -a specs
      case $command in
    \#(commandCases)
      esac
      _arguments -s -S : $specs '1:command:_scoops_commands'
    }

    _scoops_commands() {
      local -a commands
      commands=(
    \#(lines(Command.allCases.map(description(of:)), indent: 4))
      )
      _describe command commands
    }

    # Offers the names in a list of the catalog in use, in its order.
    _scoops_names() {
      local -a names expl
      local program=${(Q)words[1]}
      program=${program/#\~\//$HOME/}
      catalog=${catalog/#\~\//$HOME/}
      names=(${(f)"$(command $program menu $1 ${catalog:+--catalog=$catalog} 2>/dev/null </dev/null)"})
      # A value of its own that begins with dashes would be taken for an option.
      [[ $IPREFIX == *= ]] || names=(${names:#--*})
      _wanted -V names expl $1 \
        compadd -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' -a names
    }

    # Offers the ice creams that were saved last.
    _scoops_ids() {
      local -a lines ids expl
      local program=${(Q)words[1]}
      program=${program/#\~\//$HOME/}
      book=${book/#\~\//$HOME/}
      lines=(${(f)"$(command $program list --limit=50 ${book:+--book=$book} 2>/dev/null </dev/null)"})
      # One that begins with a dash would be taken for an option, and <U+0009> is printed for a tab.
      [[ -n $ended || $IPREFIX == *= ]] || lines=(${lines:#-*})
      lines=(${lines:#*'<U+'*'  '[0-9][0-9][0-9][0-9]-*})
      # The time is after the identifier, which a person may have written, with spaces.
      ids=(${lines%%'  '[0-9][0-9][0-9][0-9]-*})
      _wanted -V ids expl 'ice cream' compadd -l -d lines -a ids
    }

    if [[ $funcstack[1] == _scoops ]]; then
      _scoops "$@"
    else
      compdef _scoops scoops
    fi

    """#
  }

  private static var commandCases: String {
    let cases = Command.allCases.map { command in
      let listed = Option.listed(for: command)
      let others = Option.allCases.filter { $0.isGlobal && !listed.contains($0) }
      // An exclamation mark hides an option that may stand there.
      return (
        command.rawValue,
        listed.flatMap(specs(of:)) + others.flatMap(specs(of:)).map { "!" + $0 }
          + operands(of: command)
      )
    }
    return (cases + [("''", Option.listed(for: nil).flatMap(specs(of:)))]).map(commandCase)
      .joined(separator: "\n")
  }

  private static func commandCase(_ pattern: String, _ specs: [String]) -> String {
    "    \(pattern))\n      specs=(\n\(lines(specs, indent: 8))\n      )\n      ;;"
  }

  private static func lines(_ words: [String], indent: Int) -> String {
    words.map { String(repeating: " ", count: indent) + $0.shellWord }.joined(separator: "\n")
  }

  private static func description(of command: Command) -> String {
    let summary = command.summary
      .substituting("\\\\", for: "\\").substituting("\\:", for: ":")
    return "\(command.rawValue):\(summary)"
  }

  /// Returns the specs of an option for `_arguments` (zshcompsys(1)), one for each spelling.
  private static func specs(of option: Option) -> [String] {
    var summary = option.summary
    for sign: Character in ["\\", "[", "]"] {
      summary = summary.substituting("\\" + String(sign), for: sign)
    }
    let group = option.letter.map { "(-\($0) \(option.name))" } ?? ""
    guard let value = option.value else {
      guard let form = option.optionalValue else {
        return option.spellings.map { "\(group)\($0)[\(summary)]" }
      }
      // The value can only follow =, and may be left out.
      return ["\(option.name)=-[\(summary)]::\(form):\(action(option.completedValue))"]
    }
    let values = ":\(value):\(action(option.completedValue))"
    // A letter's value can follow it, or be the next word.
    return (option.letter.map { ["\(group)-\($0)+[\(summary)]\(values)"] } ?? [])
      + ["\(group)\(option.name)=[\(summary)]\(values)"]
  }

  private static func operands(of command: Command) -> [String] {
    switch command.operands {
    case .none: []
    case .id, .oneOf: ["2:word:\(action(command.completedOperand))"]
    case .ids: ["*:word:\(action(command.completedOperand))"]
    case .files: ["*:file:\(action(command.completedOperand))"]
    }
  }

  private static func action(_ value: CompletedValue?) -> String {
    switch value {
    case nil, .nothing: " "
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .files: "_files"
    // The space keeps _arguments from adding its own words.
    case .names(let kind): " _scoops_names \(kind.listName)"
    case .ids: " _scoops_ids"
    }
  }
}
