#if canImport(SwiftUI)
  import Observation
  import Scenery
  import SwiftUI

  /// The scene on screen: its view, and its state as SwiftUI observes it.
  @MainActor @Observable
  final class NameTeaScene {
    let view: NameTeaView
    private(set) var state: NameTea.DisplayedName
    @ObservationIgnored private var observation: ObservationToken?

    init(_ view: NameTeaView) {
      self.view = view
      state = view.name.state
      observation = view.name.observe { [weak self] in self?.state = $0 }
    }
  }

  /// Asks for a name, which the scene checks while it is typed, and saves.
  struct NameTeaScreen: View {
    let scene: NameTeaScene
    @State private var name = ""

    var body: some View {
      Form {
        TextField("Name", text: $name)
          .onChange(of: name, initial: true) { scene.view.type($1) }
          .disabled(scene.state.isSaving)
        if scene.state.isChecking || scene.state.isSaving { ProgressView() }
        Text(scene.state.message)
        Button("Save") { scene.view.save(name) }
          .disabled(!scene.state.isSaveEnabled)
      }
    }
  }
#endif
