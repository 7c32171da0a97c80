import IceCreamDomain
import SwiftUI

/// One saved ice cream.
struct ShowScreen: View {
  let scene: ShowScene

  var body: some View {
    List {
      NoticeSection(news: scene.state.news, notes: scene.state.notes)
      if let failure = scene.state.failure {
        FailureSection(failure: failure) { scene.view.fetchIceCream() }
      }
      RetrySection(question: scene.state.question) { scene.view.confirmDeletion() }
      if let iceCream = scene.state.iceCream {
        // Without its cone, the picture is unknown.
        if scene.state.picture.cone != nil { PictureView(picture: scene.state.picture) }
        LabeledContent("Cone", value: iceCream.names.cone)
        LabeledContent("Flavor", value: iceCream.names.flavor)
        LabeledContent("Topping", value: iceCream.names.topping)
        LabeledContent("Made", value: Date(iceCream.madeAt).formatted())
      }
    }
    .navigationTitle(scene.state.iceCream?.id ?? "")
    .toolbar {
      Button("Make again", systemImage: "plus.square.on.square") { scene.view.repeatIceCream() }
      Button("Change", systemImage: "pencil") { scene.view.editIceCream() }
      Button("Delete", systemImage: "trash", role: .destructive) { scene.view.deleteIceCream() }
    }
    .question(scene.state.question) {
      scene.view.confirmDeletion()
    } dismiss: {
      scene.view.declineDeletion()
    }
    .task { scene.load() }
  }
}

extension Date {
  fileprivate init(_ moment: Timestamp) {
    self.init(timeIntervalSince1970: Double(moment.secondsSince1970))
  }
}
