import PlainText

/// The shells with a completion script.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish

  /// The script, which asks the program for candidates with `CompleteCommand`.
  var script: String {
    switch self {
    case .bash:
      #"""
      # Completes scoops in bash 3.2 and later. In ~/.bashrc: eval "$(scoops completions bash)"

      _scoops() {
        local IFS=$'\n' flags=$- program=${1/#"~/"/"$HOME/"}
        set -f
        COMPREPLY=($(
          command "$program" \#(CompleteCommand.name) bash "${COMP_LINE:0:COMP_POINT}" "$2" \
            2>/dev/null </dev/null
        ))
        [[ $flags == *f* ]] || set +f
        # Without an answer, readline offers and quotes files itself. Bash 3.2 has no compopt.
        if [[ ${COMPREPLY[0]} == $'\tfiles' ]]; then
          COMPREPLY=()
        elif type compopt >/dev/null 2>&1; then
          compopt +o default 2>/dev/null
        fi
      }
      complete -o default -F _scoops scoops

      """#
    case .zsh:
      #"""
      #compdef scoops
      # Completes scoops in zsh: the file _scoops in a folder of $fpath,
      # or in ~/.zshrc, after compinit: source <(scoops completions zsh)

      _scoops() {
        local -a lines
        local typed=$PREFIX program=${(Q)words[1]}
        program=${program/#\~\//$HOME/}
        [[ $compstate[quote] == \' ]] || typed=${(Q)PREFIX}
        # Assignments before the command, such as SCOOPS_BOOK=FILE, count like options.
        local -a given before=("${(z)LBUFFER}")
        before=("${(@)before[1,${before[(Ie)$words[1]]} - 1]}")
        while [[ $before[-1] == [A-Z_]##=* ]]; do
          [[ $before[-1] == SCOOPS_(BOOK|CATALOG)=?* ]] &&
            given=("--${(L)${before[-1]%%=*}#SCOOPS_}=${(Q)before[-1]#*=}" $given)
          before=("${(@)before[1,-2]}")
        done
        lines=(${(f)"$(command $program \#(CompleteCommand.name) zsh \
          "${(@)given}" "${(@Q)words[2,CURRENT - 1]}" "$typed" 2>/dev/null </dev/null)"})
        # Lists values without the name of their option.
        [[ $PREFIX == --*=* ]] && compset -P 1 '*=' && lines=("${(@)lines#"$IPREFIX"}")
        if [[ $lines == $'\tfiles' ]]; then
          _files
        else
          _describe -V completion lines -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}'
        fi
      }
      if [[ $funcstack[1] == _scoops ]]; then _scoops "$@"; else compdef _scoops scoops; fi

      """#
    case .fish:
      #"""
      # Completes scoops in fish: ~/.config/fish/completions/scoops.fish

      # Sets the candidates. Fails if the word at the cursor is a file, which fish itself completes.
      function __scoops_ask
        set -l words (commandline -opc)
        set -l token (commandline -ct)
        set -l typed
        for quote in '' \' \"
          set typed (string unescape -- $token$quote); and break
        end
        set -l program (string replace -r '^~/' "$HOME/" -- $words[1])
        set -g __scoops_candidates (command $program \#(CompleteCommand.name) fish \
          $words[2..-1] "$typed" 2>/dev/null </dev/null)
        # Fish does not quote a tilde at the beginning of a word.
        string match -qr -- '^[\'"\\\\]' $token
        or set __scoops_candidates (string match -v -- '~*' $__scoops_candidates)
        test "$__scoops_candidates" != \tfiles
      end
      complete -c scoops -n __scoops_ask -f -k -a '$__scoops_candidates'

      """#
    }
  }

  /// Returns a candidate as the script reads it.
  func line(for candidate: CompletionCandidates.Candidate) -> String {
    let (word, description) = (candidate.word, candidate.description)
    let isZsh = self == .zsh
    // What _describe in zsh takes apart at the first colon: zshcompsys(1).
    let escaped =
      isZsh ? word.substituting("\\\\", for: "\\").substituting("\\:", for: ":") : word
    return description.isEmpty ? escaped : escaped + (isZsh ? ":" : "\t") + description
  }
}
