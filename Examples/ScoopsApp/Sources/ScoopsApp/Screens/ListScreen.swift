import IceCreamDomain
import SwiftUI

/// The saved ice creams.
struct ListScreen: View {
  let scene: ListScene
  let makeIceCream: @MainActor () -> Void

  var body: some View {
    List {
      NoticeSection(news: scene.state.news, notes: scene.state.notes)
      RetrySection(question: scene.state.question) { scene.view.confirmChange() }
      if let failure = scene.state.failure {
        FailureSection(failure: failure) { scene.view.fetchIceCreams(.again) }
      } else {
        Section {
          ForEach(scene.state.iceCreams, id: \.id) { iceCream in
            Button(iceCream.sentence) {
              scene.withRow(of: iceCream.id) { scene.view.selectIceCream(at: $0) }
            }
            .swipeActions {
              Button("Delete", role: .destructive) {
                scene.withRow(of: iceCream.id) { scene.view.deleteIceCream(at: $0) }
              }
              Button("Change") {
                scene.withRow(of: iceCream.id) { scene.view.editIceCream(at: $0) }
              }
            }
          }
          if scene.state.hasNext {
            Button("Show more") { scene.view.fetchIceCreams(.next) }
          }
        } footer: {
          Text(scene.state.position)
        }
      }
    }
    .navigationTitle(scene.state.title)
    .toolbar {
      Button("Undo", systemImage: "arrow.uturn.backward") { scene.view.undoChange() }
        .disabled(!scene.state.canUndo)
      Button("Make ice cream", systemImage: "plus", action: makeIceCream)
    }
    .question(scene.state.question) {
      scene.view.confirmChange()
    } dismiss: {
      scene.view.declineChange()
    }
    .task { scene.load() }
  }
}
