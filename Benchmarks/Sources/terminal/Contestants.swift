import IceCreamDomain

/// The compared menus.
struct Contestants {
  let catalog: IceCreamCatalog
  let scoopsPath: String
  /// A folder to write lists to.
  let folder: String

  private var lists: [[String]] { [catalog.cones, catalog.flavors, catalog.toppings] }

  /// The menu of scoops.
  ///
  /// It paints the help line last. A later step is painted down to its last option.
  var scoops: Contestant {
    let choices = lists.dropFirst().map { Step(seen: $0.last ?? "", key: "\r") }
    let done = Step(seen: "", key: "\r")
    let menu = Step(seen: " keys", key: "\r")
    return Contestant(
      name: "scoops",
      // With a given cone, the first menu is the list of flavors, as in the others.
      choice: Run(
        command: [scoopsPath, "make", "--no-save", "--cone", catalog.cones.first ?? ""],
        steps: [menu] + choices.dropFirst() + [done]),
      visit: [Run(command: [scoopsPath, "make", "--no-save"], steps: [menu] + choices + [done])])
  }

  /// The menu of scoops with a catalog whose flavors look the same.
  ///
  /// The highlight moves, and the picture stays the same.
  func scoopsOfOneColor() throws -> Contestant {
    func array(_ names: [String]) -> String {
      "[" + names.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    }
    // Without a shape, one is guessed from the name.
    let looks = lists[1].map { "\"\($0)\":{\"color\":\"#F6E7B4\",\"shape\":\"scoop\"}" }
    let catalog = try file(
      "one-color.json",
      """
      {"cones":\(array(lists[0])),"flavors":\(array(lists[1])),"toppings":\(array(lists[2])),
      "appearance":{"flavors":{\(looks.joined(separator: ","))}}}
      """)
    var contestant = scoops
    contestant.name = "scoops, same picture"
    contestant.choice.command += ["--catalog", catalog]
    return contestant
  }

  /// The other menus that are installed, and the names of those that are not.
  func others() throws -> (installed: [Contestant], missing: [String]) {
    var result: (installed: [Contestant], missing: [String]) = ([], [])
    for name in ["fzy", "fzf", "whiptail", "dialog", "bash"] {
      guard let path = pathOfProgram(name) else {
        result.missing.append(name)
        continue
      }
      switch name {
      case "fzy": result.installed.append(try fzy(path))
      case "fzf": result.installed += [try fzf(path, height: 16), try fzf(path, height: nil)]
      case "bash": result.installed.append(bash(path))
      default: result.installed.append(boxes(name, path))
      }
    }
    return result
  }

  private func fzy(_ path: String) throws -> Contestant {
    let runs = try lists.enumerated().map { number, list in
      Run(
        command: [path, "--lines", "14"],
        input: try file("list-\(number)", list.map { $0 + "\n" }.joined()),
        steps: [Step(seen: list.last ?? "", key: "\r")])
    }
    return Contestant(name: "fzy", choice: runs[1], visit: runs)
  }

  /// fzf paints from the bottom: the first option comes last, and "up" moves to the next one.
  private func fzf(_ path: String, height: Int?) throws -> Contestant {
    let runs = try lists.enumerated().map { number, list in
      Run(
        command: [path] + (height.map { ["--height", "\($0)"] } ?? []),
        input: try file("list-\(number)", list.map { $0 + "\n" }.joined()),
        steps: [Step(seen: list.first ?? "", key: "\r")])
    }
    return Contestant(
      name: height.map { "fzf --height \($0)" } ?? "fzf", choice: runs[1], visit: runs,
      keys: ("\u{1B}[A", "\u{1B}[B"))
  }

  /// whiptail and dialog: the buttons are in the last line above the border.
  private func boxes(_ name: String, _ path: String) -> Contestant {
    let runs = lists.map { list in
      Run(
        command: [path, name == "dialog" ? "--no-tags" : "--notags", "--menu", "Choose"]
          + ["24", "60", "14"] + list.flatMap { [$0, $0] },
        result: .error,
        steps: [Step(seen: "Cancel", key: "\r")])
    }
    // Their terminfo has the arrows of the application mode (ESC O), which they switch on.
    return Contestant(
      name: "\(name) --menu", choice: runs[1], visit: runs, keys: ("\u{1B}OB", "\u{1B}OA"))
  }

  /// `select` prints numbered lines and takes a number and Enter.
  private func bash(_ path: String) -> Contestant {
    let selects = lists.map { list in
      let words = list.map { "'" + $0.split(separator: "'").joined(separator: #"'\''"#) + "'" }
      return "select name in \(words.joined(separator: " ")); do break; done\n"
    }
    let steps = [Step(seen: "#? ", key: "1"), Step(seen: "1", key: "\r")]
    return Contestant(
      name: "bash select",
      choice: Run(command: [path, "--norc", "-c", selects[1]], result: .none, steps: steps),
      visit: [
        Run(
          command: [path, "--norc", "-c", selects.joined()], result: .none,
          steps: [steps, steps, steps].flatMap(\.self))
      ])
  }

  private func file(_ name: String, _ text: String) throws -> String {
    let path = folder + "/" + name
    try writeFile(path, Array(text.utf8))
    return path
  }
}
