import PlainText

/// The completion script for fish, which itself quotes and ignores case.
enum FishCompletion {
  static var script: String {
    #"""
    # Completes scoops in fish: ~/.config/fish/completions/scoops.fish

    # Sets the words before the cursor that are no options, and the catalog and the book named.
    function __scoops_read --no-scope-shadowing
      set -l option
      set -l ended
      for token in (commandline -opc)[2..-1]
        if test -n "$option"
          test $option = --catalog; and set catalog $token
          test $option = --book; and set book $token
          set option
        else if test -n "$ended"; or not string match -q -- '-?*' $token
          set -a words $token
        else
          switch $token
            case --
              set ended 1
            case '--catalog=*'
              set catalog (string replace -- --catalog= '' $token)
            case '--book=*'
              set book (string replace -- --book= '' $token)
            case \#(Option.withValue.flatMap(\.spellings).joined(separator: " "))
              set option $token
          end
        end
      end
    end

    # Whether there are these words before the cursor, and no others.
    function __scoops_has
      set -l words
      set -l catalog
      set -l book
      __scoops_read
      test "$words" = "$argv"
    end

    # Whether this is one of the commands.
    function __scoops_runs
      set -l words
      set -l catalog
      set -l book
      __scoops_read
      contains -- "$words[1]" $argv
    end

    # Prints the names in a list of the catalog in use.
    function __scoops_names
      set -l words
      set -l catalog
      set -l book
      __scoops_read
      set -l program (string replace -r '^~/' "$HOME/" -- (commandline -opc)[1])
      set -l options --catalog=(string replace -r '^~/' "$HOME/" -- "$catalog")
      test -n "$catalog"; or set options
      set -l names (command $program menu $argv $options 2>/dev/null </dev/null)
      set -l token
      for quote in '' \' \"
        set token (string unescape -- (commandline -ct)$quote); and break
      end
      if not string match -q -- '--*=*' "$token"
        # A value of its own that begins with dashes would be taken for an option.
        test (count $names) -gt 0; and string match -v -- '--*' $names | __scoops_insertable (commandline -ct)
        return
      end
      # Fish would put a name in another case than typed in the place of --option=, too.
      set -l typed (string replace -r -- '^--[^=]*=' '' "$token")
      set -l length (string length -- "$typed")
      for name in $names
        test (string lower -- (string sub -l $length -- $name)) = (string lower -- "$typed")
        and printf '%s\n' "$typed"(string sub -s (math $length + 1) -- $name)
      end
    end

    # Prints the ice creams that were saved last.
    function __scoops_ids
      set -l words
      set -l catalog
      set -l book
      __scoops_read
      set -l program (string replace -r '^~/' "$HOME/" -- (commandline -opc)[1])
      set -l options --book=(string replace -r '^~/' "$HOME/" -- "$book")
      test -n "$book"; or set options
      # The time is after the identifier, which a person may have written, with spaces. One that begins
      # with a dash would be taken for an option, and <U+0009> is printed for a tab.
      set -l left '^[^\t]*<U\+'
      set -l token (commandline -ct)
      contains -- -- (commandline -opc); or string match -q -- '--*=*' "$token"
      or set left "$left|^-"
      command $program list --limit=50 $options 2>/dev/null </dev/null \
        | string replace -r '  (?=\d{4}-)' \t | string match -rv -- $left | __scoops_insertable $token
    end

    # Prints its input, without what begins with a tilde if that would also begin the word at the
    # cursor: fish does not quote it.
    function __scoops_insertable
      if string match -qr -- '^(--|[\'"\\\\])' "$argv"
        cat
      else
        # Only so does it read its input in a function.
        cat | string match -v -- '~*'
      end
    end

    complete -c scoops -f
    \#(lines.map { "complete -c scoops " + $0 }.joined(separator: "\n"))

    """#
  }

  private static var lines: [String] {
    Command.allCases.map { command in
      "-n __scoops_has -a \(command.rawValue) -d \(command.summary.shellWord)"
    } + Command.allCases.compactMap(operand(of:)) + Option.allCases.flatMap(lines(of:))
  }

  private static func operand(of command: Command) -> String? {
    switch command.operands {
    case .none: nil
    case .id, .oneOf: "-n '__scoops_has \(command.rawValue)'\(offer(command.completedOperand))"
    case .ids, .files:
      "-n '__scoops_runs \(command.rawValue)'\(offer(command.completedOperand))"
    }
  }

  /// Returns a line for the option with its summary, and one for its values.
  private static func lines(of option: Option) -> [String] {
    let name =
      condition(of: option)
      + (option.letter.map { "-s \($0) " } ?? "") + "-l \(option.rawValue)"
    let summary = " -d \(option.summary.shellWord)"
    guard let value = option.completedValue else { return [name + summary] }
    let needsValue = option.value == nil ? "" : " -r"
    return [name + needsValue + offer(value), name + needsValue + summary]
  }

  private static func condition(of option: Option) -> String {
    // The version is no command's option.
    guard !option.commands.isEmpty else { return "-n '__scoops_runs \"\"' " }
    let words = option.commands.map(\.rawValue) + (option.isValidAlone ? ["\"\""] : [])
    return "-n '__scoops_runs \(words.joined(separator: " "))' "
  }

  private static func offer(_ value: CompletedValue) -> String {
    switch value {
    case .nothing: " -f"
    case .words(let words): " -f -a '\(words.joined(separator: " "))'"
    case .files: " -F"
    case .ids: " -f -k -a '(__scoops_ids)'"
    case .names(let kind): " -f -k -a '(__scoops_names \(kind.listName))'"
    }
  }
}
