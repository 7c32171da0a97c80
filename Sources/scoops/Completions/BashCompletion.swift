/// The completion script for bash.
///
/// If it returns no answer, readline offers and quotes file names itself.
enum BashCompletion {
  static var script: String {
    #"""
    # Completes scoops in bash 3.2 and later. In ~/.bashrc: eval "$(scoops completions bash)"

    _scoops() {
      local -a words=() candidates=() operands=()
      local start=0 quote= redirected=
      _scoops_split "${COMP_LINE:0:COMP_POINT}"
      [[ $redirected ]] && return

      local typed=${words[${#words[@]} - 1]} word command= option= ended= catalog= book=
      for word in "${words[@]:1:${#words[@]} - 2}"; do
        if [[ $option ]]; then
          [[ $option == --catalog ]] && catalog=$word
          [[ $option == --book ]] && book=$word
          option=
        elif [[ $ended || $word != -?* ]]; then
          if [[ $command ]]; then operands+=("$word"); else command=$word; fi
        else
          case $word in
            --) ended=1 ;;
            --catalog=*) catalog=${word#*=} ;;
            --book=*) book=${word#*=} ;;
            \#(Option.withValue.flatMap(\.spellings).joined(separator: " | "))) option=$word ;;
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
      elif [[ ! $option && ($ended || $typed != -*) ]]; then
        case $command in
    \#(operandCases)
        esac
      fi
      if [[ ! $option && ! $ended && ${#candidates[@]} == 0 && ($typed == -* || ! $typed) ]]; then
        case $command in
    \#(optionCases)
        esac
      fi
      # Bash 3.2 has none; there, readline offers files if no candidate fits.
      if type compopt >/dev/null 2>&1; then compopt +o default 2>/dev/null; fi
      _scoops_reply "$2"
    }

    \#(BashCompletionFunctions.text)
    complete -o default -F _scoops scoops

    """#
  }

  private static var valueCases: String {
    Option.allCases.filter { $0.completedValue != nil }.map { option in
      "    \(option.spellings.joined(separator: " | "))) \(answer(option.completedValue)) ;;"
    }.joined(separator: "\n")
  }

  private static var operandCases: String {
    Command.allCases.filter { $0.operands != .none }.map { command in
      var answer = answer(command.completedOperand)
      if !command.takesManyOperands { answer = "((${#operands[@]})) || \(answer)" }
      return "      \(command.rawValue)) \(answer) ;;"
    }.joined(separator: "\n")
  }

  private static var optionCases: String {
    let cases = Command.allCases.map { ($0.rawValue, Option.listed(for: $0)) }
    return (cases + [("''", Option.listed(for: nil))]).map { pattern, options in
      "      \(pattern)) candidates=(\(names(of: options))) ;;"
    }.joined(separator: "\n")
  }

  private static func names(of options: [Option]) -> String {
    options.map(\.name).joined(separator: " ")
  }

  private static func answer(_ value: CompletedValue?) -> String {
    switch value {
    case nil, .nothing: ":"
    case .words(let words): "candidates=(\(words.joined(separator: " ")))"
    case .files: "return"
    case .names(let kind): "_scoops_names \(kind.listName)"
    case .ids: "_scoops_ids"
    }
  }
}

/// The part of the script that is independent of commands and options.
private enum BashCompletionFunctions {
  static let text = #"""
    # Takes a line apart as bash does: the words as a program gets them, where the last one
    # starts, the quote that is open in it, and whether it names a redirection's file.
    _scoops_split() {
      local line=$1 character word= i
      words=() start=0 quote= redirected=
      for ((i = 0; i < ${#line}; i++)); do
        character=${line:i:1}
        if [[ $character == "$quote" ]]; then
          quote=
        elif [[ $quote == "'" ]]; then
          word+=$character
        elif [[ $character == \\ ]]; then
          ((i += 1))
          character=${line:i:1}
          # Between double quotes it stands for itself, but before these.
          [[ $quote && $character != [\"\\\$\`] ]] && word+=\\
          word+=$character
        elif [[ $quote ]]; then
          word+=$character
        elif [[ $character == [\"\'] ]]; then
          quote=$character
        elif [[ $character == [[:space:]\<\>] ]]; then
          if ((i > start)); then
            [[ $redirected ]] || words+=("$word")
            redirected= word=
          fi
          start=$((i + 1))
          [[ $character == [\<\>] ]] && redirected=1
        else
          word+=$character
        fi
      done
      words+=("$word")
    }

    # Makes the names in a list of the catalog in use the candidates.
    _scoops_names() {
      local name program=${words[0]/#"~/"/"$HOME/"}
      catalog=${catalog/#"~/"/"$HOME/"}
      while IFS= read -r name; do
        # A value of its own that begins with dashes would be taken for an option.
        [[ $prefix || $name != --* ]] && candidates+=("$name")
      done < <(command "$program" menu "$1" ${catalog:+"--catalog=$catalog"} 2>/dev/null </dev/null)
    }

    # Makes the ice creams that were saved last the candidates, without those that are on the line.
    _scoops_ids() {
      local line id program=${words[0]/#"~/"/"$HOME/"} IFS=$'\n'
      book=${book/#"~/"/"$HOME/"}
      while IFS= read -r line; do
        # The time is after the identifier, which a person may have written, with spaces.
        id=${line%%  [0-9][0-9][0-9][0-9]-*}
        # One that begins with a dash would be taken for an option, and <U+0009> is printed for a tab.
        [[ $id == -* && ! $prefix && ! $ended || $id == *"<U+"* ]] && continue
        [[ $IFS${operands[*]}$IFS == *"$IFS$id$IFS"* ]] || candidates+=("$id")
      done < <(command "$program" list --limit=50 ${book:+"--book=$book"} 2>/dev/null </dev/null)
    }

    # Answers with the candidates that begin as what is typed. Readline puts the answer in the
    # place of its text, which is the end of the word: after a quote or a sign such as =.
    _scoops_reply() {
      local line=${COMP_LINE:0:COMP_POINT} candidate sign restore
      local head=${line:start}
      _scoops_split "${head%"$1"}"
      local known=${#words[0]} escape="'\\''" bang="\"'!'\""
      restore=$(shopt -p nocasematch)
      shopt -s nocasematch
      COMPREPLY=()
      for candidate in "${candidates[@]}"; do
        candidate=$prefix$candidate
        [[ $candidate == "$typed"* ]] || continue
        candidate=${candidate:known}
        case $quote in
          \') candidate=${candidate//\'/"$escape"} ;;
          \")
            for sign in \\ \" \$ \`; do candidate=${candidate//"$sign"/"\\$sign"}; done
            candidate=${candidate//!/"$bang"}
            ;;
          *) [[ $candidate ]] && printf -v candidate %q "$candidate" ;;
        esac
        # Readline does not close a quote after the same sign.
        [[ $quote && $candidate == *"$quote" ]] && candidate+=$quote
        COMPREPLY+=("$candidate")
      done
      $restore
    }

    """#
}
