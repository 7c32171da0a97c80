/// The completion script for bash.
///
/// Where it returns without an answer, readline offers files and quotes them itself.
enum BashCompletion {
  static var script: String {
    #"""
    # Completes scoops in bash. In ~/.bashrc: source <(scoops completions bash)

    _scoops() {
      local -a words=() candidates=()
      local start=0 quote= redirected=
      _scoops_split "${COMP_LINE:0:COMP_POINT}"
      [[ $redirected ]] && return

      local typed=${words[${#words[@]} - 1]} word command= operands=0 option= ended= catalog= book=
      for word in "${words[@]:1:${#words[@]} - 2}"; do
        if [[ $option ]]; then
          [[ $option == --catalog ]] && catalog=$word
          [[ $option == --book ]] && book=$word
          option=
        elif [[ $ended || $word != -?* ]]; then
          if [[ $command ]]; then ((operands += 1)); else command=$word; fi
        else
          case $word in
            --) ended=1 ;;
            --catalog=*) catalog=${word#*=} ;;
            --book=*) book=${word#*=} ;;
            \#(Option.withValue.map(\.name).joined(separator: " | "))) option=$word ;;
          esac
        fi
      done

      local prefix=
      if [[ ! $option && ! $ended && $typed == --*=* ]]; then
        option=${typed%%=*} prefix=${typed%%=*}=
      fi
      case $option in
    \#(valueCases)
      esac
      if [[ ! $option && ! $command && $typed != -* ]]; then
        candidates=(\#(Command.allCases.map(\.rawValue).joined(separator: " ")))
      elif [[ ! $option && $typed != -* ]]; then
        case $command in
    \#(operandCases)
        esac
      fi
      if [[ ! $option && ! $ended && ${#candidates[@]} == 0 && ($typed == -* || ! $typed) ]]; then
        candidates=(\#(names(of: Option.own(to: nil))))
        case $command in
    \#(optionCases)
        esac
      fi
      compopt +o default 2>/dev/null
      _scoops_reply "$2"
    }

    \#(BashCompletionFunctions.text)
    complete -o default -F _scoops scoops

    """#
  }

  private static var valueCases: String {
    Option.withValue.map { option in
      "    \(option.name)) \(answer(option.completedValue)) ;;"
    }.joined(separator: "\n")
  }

  private static var operandCases: String {
    Command.allCases.filter { $0.operands != .none }.map { command in
      var answer = answer(command.completedOperand)
      if command.operands != .files { answer = "((operands)) || \(answer)" }
      return "      \(command.rawValue)) \(answer) ;;"
    }.joined(separator: "\n")
  }

  private static var optionCases: String {
    let own = Command.allCases.filter { !Option.own(to: $0).isEmpty }.map { command in
      "      \(command.rawValue)) candidates+=(\(names(of: Option.own(to: command)))) ;;"
    }
    return (own + ["      '') candidates+=(\(names(of: Option.alone))) ;;"])
      .joined(separator: "\n")
  }

  private static func names(of options: [Option]) -> String {
    options.map(\.name).joined(separator: " ")
  }

  private static func answer(_ value: CompletedValue) -> String {
    switch value {
    case .nothing: ":"
    case .words(let words): "candidates=(\(words.joined(separator: " ")))"
    case .files: "return"
    case .names(let kind): "_scoops_names \(kind.listName)"
    case .ids: "_scoops_ids"
    }
  }
}
