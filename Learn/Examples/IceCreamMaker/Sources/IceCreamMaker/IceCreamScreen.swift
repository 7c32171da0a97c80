#if canImport(SwiftUI)
  import Scenery
  import SwiftUI

  /// Shows the scene on a screen: a section for each step, and a button for each name.
  struct IceCreamScreen: View {
    let view: CreateIceCreamView
    @State private var shown = CreateIceCream.DisplayedIceCream()
    @State private var observation: ObservationToken?

    var body: some View {
      List {
        ForEach(shown.steps, id: \.step) { step in
          Section(step.title) {
            ForEach(step.names, id: \.self) { name in
              Button(name) { view.select(name, for: step.step) }
            }
          }
        }
        Text(verbatim: shown.message)
      }
      .onAppear {
        observation = view.iceCream.observe { shown = $0 }
        view.loadIceCream()
      }
    }
  }
#endif
