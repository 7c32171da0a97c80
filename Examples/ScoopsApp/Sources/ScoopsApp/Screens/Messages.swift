import IceCreamDomain
import SwiftUI

/// The result of the last action, and notes.
struct NoticeSection: View {
  let news: String?
  let notes: [String]

  var body: some View {
    let texts = [news].compactMap { $0 } + notes
    if !texts.isEmpty {
      Section {
        ForEach(texts, id: \.self) { Label($0, systemImage: "info.circle") }
      }
    }
  }
}

/// What failed, and a button that retries if that can help.
struct FailureSection: View {
  let failure: DisplayedFailure
  let retry: @MainActor () -> Void

  var body: some View {
    Section {
      Label(failure.message, systemImage: "exclamationmark.triangle")
      ForEach(failure.details, id: \.self) { Text($0) }
      if let button = failure.retryButton { Button(button, action: retry) }
    }
  }
}

extension View {
  /// Asks the question of a scene.
  func question(
    _ question: DisplayedQuestion?, confirm: @escaping @MainActor () -> Void,
    dismiss: @escaping @MainActor () -> Void
  ) -> some View {
    let isPresented = Binding {
      question != nil
    } set: { isPresented in
      if !isPresented { dismiss() }
    }
    return confirmationDialog(
      question?.text ?? "", isPresented: isPresented, titleVisibility: .visible,
      presenting: question
    ) { question in
      Button(question.yesButton, role: .destructive, action: confirm)
      Button(question.noButton, role: .cancel, action: dismiss)
    }
  }
}
