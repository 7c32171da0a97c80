import Testing

@testable import TerminalMenu
@testable import scoops

struct ColorChoiceTests {
  /// Returns the values of variables; an empty one counts as unset.
  private func set(_ environment: [String: String]) -> (String) -> String? {
    { environment[$0].flatMap { $0.isEmpty ? nil : $0 } }
  }

  @Test(
    arguments: [
      // The terminal's name decides by default.
      (.auto, ["TERM": "xterm"], true, .sixteen),
      (.auto, ["TERM": "xterm-256color"], true, .indexed),
      (.auto, ["TERM": "xterm-256color", "COLORTERM": "truecolor"], true, .trueColor),
      (.auto, ["TERM": "xterm", "COLORTERM": "24bit"], true, .trueColor),
      (.auto, ["TERM": "xterm-direct"], true, .trueColor),
      (.auto, ["TERM": "xterm-truecolor"], true, .trueColor),
      // Known terminals, over ssh without COLORTERM.
      (.auto, ["TERM": "xterm-kitty"], true, .trueColor),
      (.auto, ["TERM": "xterm-ghostty"], true, .trueColor),
      (.auto, ["TERM": "alacritty"], true, .trueColor),
      (.auto, ["TERM": "foot"], true, .trueColor),
      (.auto, ["TERM": "foot-extra"], true, .trueColor),
      (.auto, ["TERM": "wezterm", "COLORTERM": "yes"], true, .trueColor),
      (.auto, ["TERM": "footloose"], true, .sixteen),
      (.auto, ["TERM": "xterm-kit"], true, .sixteen),
      // GNU screen has no 24-bit color, whatever is around it.
      (.auto, ["TERM": "screen", "COLORTERM": "truecolor"], true, .indexed),
      (.auto, ["TERM": "screen.xterm-256color", "COLORTERM": "24bit"], true, .indexed),
      (.auto, ["TERM": "screen-256color-bce", "COLORTERM": "truecolor"], true, .indexed),
      (.always, ["TERM": "screen.linux", "COLORTERM": "truecolor"], false, .indexed),
      (.auto, ["TERM": "screen-256color"], true, .indexed),
      (.auto, ["TERM": "screen"], true, .sixteen),
      (.auto, ["TERM": "tmux-256color", "COLORTERM": "truecolor"], true, .trueColor),
      (.auto, ["TERM": "dumb"], true, .none),
      (.auto, ["TERM": "dumb-emacs-ansi"], true, .none), (.auto, ["TERM": "emacs"], true, .none),
      (.auto, ["TERM": "dumb-color", "COLORTERM": "truecolor"], true, .none),
      (.auto, ["TERM": "unknown"], true, .none),
      (.auto, [:], true, .none),
      (.auto, ["TERM": "xterm"], false, .none),
      // Terminals without color.
      (.auto, ["TERM": "vt100"], true, .monochrome),
      (.auto, ["TERM": "vt220-w", "COLORTERM": "truecolor"], true, .monochrome),
      (.auto, ["TERM": "xterm-mono"], true, .monochrome),
      (.auto, ["TERM": "ansi-m"], true, .monochrome),
      (.auto, ["TERM": "vt100"], false, .none),
      (.auto, ["TERM": "vt525"], true, .sixteen), (.auto, ["TERM": "vte"], true, .sixteen),
      // NO_COLOR drops colors only. It overrides CLICOLOR_FORCE, which overrides the terminal.
      (.auto, ["NO_COLOR": "1", "TERM": "xterm"], true, .monochrome),
      (.auto, ["NO_COLOR": "1", "TERM": "xterm"], false, .none),
      (.auto, ["NO_COLOR": "1", "TERM": "dumb"], true, .none),
      (.auto, ["NO_COLOR": "", "TERM": "xterm"], true, .sixteen),
      (.auto, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1", "TERM": "xterm"], true, .monochrome),
      (.auto, ["CLICOLOR_FORCE": "1", "TERM": "vt100"], false, .sixteen),
      (.auto, ["CLICOLOR_FORCE": "1"], false, .sixteen),
      (.auto, ["CLICOLOR_FORCE": "0"], false, .none),
      (.auto, ["CLICOLOR": "0", "TERM": "xterm-256color"], true, .monochrome),
      (.auto, ["CLICOLOR": "0", "TERM": "xterm"], false, .none),
      (.auto, ["CLICOLOR": "0", "TERM": "dumb"], true, .none),
      (.auto, ["CLICOLOR": "1", "TERM": "xterm"], true, .sixteen),
      (.auto, ["CLICOLOR": "1", "TERM": "xterm"], false, .none),
      (.auto, ["CLICOLOR": "", "TERM": "xterm"], true, .sixteen),
      (.auto, ["CLICOLOR": "0", "CLICOLOR_FORCE": "1", "TERM": "xterm"], false, .sixteen),
      (.auto, ["CLICOLOR": "0", "CLICOLOR_FORCE": "0", "TERM": "xterm"], true, .monochrome),
      (.auto, ["CLICOLOR": "1", "NO_COLOR": "1", "TERM": "xterm"], true, .monochrome),
      (.always, ["CLICOLOR": "0", "TERM": "xterm"], true, .sixteen),
      // The command line overrides everything.
      (.always, ["NO_COLOR": "1", "TERM": "dumb"], false, .sixteen),
      (.never, ["CLICOLOR_FORCE": "1"], true, .none),
    ] as [(ColorChoice, [String: String], Bool, ColorDepth)])
  func `combines the option, the environment and the terminal`(
    choice: ColorChoice, environment: [String: String], isTerminal: Bool, depth: ColorDepth
  ) {
    #expect(choice.depth(environment: set(environment), isTerminal: isTerminal) == depth)
  }
}
