import IceCreamDomain
import SwiftUI

/// The saved ice creams.
struct ListScreen: View {
  let scene: ListScene
  let makeIceCream: @MainActor () -> Void
  /// The ice cream to delete when a question is answered with yes.
  @State private var questionedID: String?

  var body: some View {
    List {
      NoticeSection(news: scene.state.news, notes: scene.state.notes)
      if let failure = scene.state.failure {
        FailureSection(failure: failure) { scene.view.fetchIceCreams(.again) }
      } else {
        Section {
          ForEach(scene.state.iceCreams, id: \.id) { iceCream in
            Button(iceCream.sentence) {
              scene.withRow(of: iceCream.id) { scene.view.selectIceCream(at: $0) }
            }
            .swipeActions {
              // It can be undone, so there is no question.
              Button("Delete", role: .destructive) { deleteIceCream(iceCream.id) }
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
      Button("Undo", systemImage: "arrow.uturn.backward") { scene.view.restoreIceCream() }
        .disabled(!scene.state.canUndo)
      Button("Make ice cream", systemImage: "plus", action: makeIceCream)
    }
    .question(scene.state.question) {
      deleteIceCream(questionedID)
    } dismiss: {
      scene.view.dismissQuestion()
    }
    .task { scene.load() }
  }

  private func deleteIceCream(_ id: String?) {
    questionedID = id
    scene.withRow(of: id) { scene.view.deleteIceCream(at: $0, isConfirmed: true) }
  }
}
