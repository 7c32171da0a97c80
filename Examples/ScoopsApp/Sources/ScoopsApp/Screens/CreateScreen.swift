import IceCreamDomain
import SwiftUI

/// Makes or changes an ice cream.
struct CreateScreen: View {
  let scene: CreateScene

  var body: some View {
    Form {
      NoticeSection(news: scene.state.refusal?.message, notes: scene.state.notes)
      if let failure = scene.state.failure {
        FailureSection(failure: failure) { scene.view.loadIceCream() }
      } else {
        PictureView(picture: scene.state.progress.picture)
        if let failure = scene.state.saveFailure {
          FailureSection(failure: failure) { scene.view.finishIceCream() }
        }
        if let alert = scene.state.alert { finished(alert) } else { choices }
      }
    }
    .navigationTitle(scene.state.title)
    .task { scene.load() }
  }

  @ViewBuilder private var choices: some View {
    let progress = scene.state.progress
    Section {
      ForEach(IngredientKind.allCases, id: \.self) { kind in
        let (list, step) = (scene.state.lists[kind], progress.steps[kind])
        Picker(list.name, selection: choice(of: kind)) {
          Text(list.prompt).tag(Int?.none)
          ForEach(list.options, id: \.number) { option in
            Text(option.name).tag(Int?.some(option.number - 1))
          }
        }
        .disabled(!step.isOpen)
        if let fault = step.fault { Text(fault) }
      }
    } footer: {
      Text(progress.status)
    }
    Button("Done") { scene.view.finishIceCream() }
      .disabled(!progress.isDoneEnabled)
  }

  /// The result, until the user leaves; a changed ice cream is shown by the scene that asked for it.
  private func finished(_ alert: DisplayedAlert) -> some View {
    Section(alert.title) {
      Text(alert.iceCream.sentence)
      ForEach(alert.notes, id: \.self) { Text($0) }
      Button("Make another") { scene.view.startOver() }
    }
  }

  /// Binds a choice to the state, which changes only if the scene accepts it.
  private func choice(of kind: IngredientKind) -> Binding<Int?> {
    Binding {
      scene.state.progress.steps[kind].choice
    } set: { index in
      scene.view.selectIngredient(kind, index.map { .index($0) } ?? .cleared)
    }
  }
}
