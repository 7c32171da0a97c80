import IceCreamDomain
import Observation
import Scenery

/// The state of the store, observable through the Observation framework.
@MainActor @Observable
final class ObservedIceCream {
  private(set) var state: DisplayedIceCream
  @ObservationIgnored let view: CreateIceCreamView
  @ObservationIgnored private var observation: ObservationToken?

  init(view: CreateIceCreamView) {
    self.view = view
    state = view.iceCream.state
    observation = view.iceCream.observe { [weak self] state in
      // The scene belongs to the thread that made it, which is this one.
      MainActor.assumeIsolated { self?.state = state }
    }
    view.fetchIceCream()
  }
}

#if canImport(SwiftUI)
  import SwiftUI

  /// A column of buttons for each step.
  struct IceCreamScreen: SwiftUI.View {
    @State var iceCream: ObservedIceCream

    var body: some SwiftUI.View {
      Form {
        ForEach(IngredientKind.allCases, id: \.self) { kind in
          let step = iceCream.state.progress.steps[kind]
          Picker(iceCream.state.displayedList(of: kind).name, selection: choice(of: kind)) {
            ForEach(iceCream.state.displayedList(of: kind).options, id: \.number) { option in
              Text(option.name).tag(Int?.some(option.number - 1))
            }
          }
          .disabled(!step.isOpen)
        }
        Button("DONE") { iceCream.view.finishIceCream() }
          .disabled(!iceCream.state.progress.isDoneEnabled)
        Text(iceCream.state.progress.status)
      }
    }

    private func choice(of kind: IngredientKind) -> Binding<Int?> {
      Binding {
        iceCream.state.progress.steps[kind].choice
      } set: { index in
        if let index { iceCream.view.selectIngredient(kind, .index(index)) }
      }
    }
  }
#endif

let iceCream = ObservedIceCream(view: CreateIceCreamView().configureView())
iceCream.view.selectIngredient(.cone, .index(0))
print(iceCream.state.progress.status)
