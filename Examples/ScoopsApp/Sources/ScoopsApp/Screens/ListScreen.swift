import IceCreamDomain
import SwiftUI

/// The saved ice creams.
struct ListScreen: View {
  let scene: ListScene
  let makeIceCream: @MainActor () -> Void
  /// The row to delete when a question is answered with yes.
  @State private var questionedRow = 0

  var body: some View {
    List {
      NoticeSection(news: scene.state.news, notes: scene.state.notes)
      if let failure = scene.state.failure {
        FailureSection(failure: failure) { scene.view.fetchIceCreams(.again) }
      } else {
        Section {
          ForEach(Array(scene.state.iceCreams.enumerated()), id: \.element.id) { row, iceCream in
            Button(iceCream.sentence) { scene.view.selectIceCream(at: row) }
              .swipeActions {
                // It can be undone, so there is no question.
                Button("Delete", role: .destructive) { deleteIceCream(at: row) }
                Button("Change") { scene.view.editIceCream(at: row) }
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
      deleteIceCream(at: questionedRow)
    } dismiss: {
      scene.view.dismissQuestion()
    }
    .task { scene.load() }
  }

  private func deleteIceCream(at row: Int) {
    questionedRow = row
    scene.view.deleteIceCream(at: row, isConfirmed: true)
  }
}
