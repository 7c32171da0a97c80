/// The rules for what people have to tell apart: use cases of a front end, fields of a form, and cases.
extension DescriptionRules {
  /// Reports use cases that a front end would call the same.
  mutating func checkPhrases(of names: SceneNames, at place: [String]) {
    guard let frontEnd = names.description.frontEnd else { return }
    var known: [String: String] = [:]
    if let next = names.nextPage { known[next.phrase] = next.name }
    for (index, useCase) in names.describedUseCases.enumerated()
    where frontEnd == .text || names.isOffered(useCase) {
      guard let other = known.updateValue(useCase.name, forKey: useCase.phrase) else { continue }
      report(
        "a front end would call it \(useCase.phrase.quoted), like \(other),",
        "give one of both another title", at: place + ["useCases", "\(index)"])
    }
  }

  /// Reports fields of forms that have one name or title, and cases that are called like no case.
  mutating func checkLeaves(of names: SceneNames, at place: [String]) {
    for (index, useCase) in names.describedUseCases.enumerated() {
      guard let form = names.form(of: useCase) else { continue }
      let place = place + ["useCases", "\(index)", "request", form.field.name]
      let leaves = data.shownLeaves(of: form.type)
      func repeated(_ texts: [String]) -> String? {
        var known: Set<String> = []
        return texts.first { !known.insert($0).inserted }
      }
      if let name = repeated(leaves.map(\.name)) {
        report(
          "two fields of the form would be called \(name) in the code", "rename one of them",
          at: place)
      } else if let label = repeated(leaves.map(\.label)) {
        report(
          "two fields of the form would be called \(label.quoted)",
          "give one of them another title", at: place)
      }
      let isNone = { (title: String) in title.lowercased() == "none" }
      if let leaf = leaves.first(where: {
        $0.field.type.isOptional && $0.choices.contains(where: isNone)
      }) {
        report(
          "a case of \(leaf.field.type.base.swift) has the title that a form gives to no case",
          "give the case another title", at: place)
      }
    }
  }
}
