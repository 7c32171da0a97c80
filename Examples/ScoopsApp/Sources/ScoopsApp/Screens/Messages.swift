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

/// Why a change failed, and a button that tries it again, if that is the question of a scene.
struct RetrySection: View {
  let question: DisplayedQuestion?
  let retry: @MainActor () -> Void

  var body: some View {
    if let question, question.isRetry {
      FailureSection(
        failure: DisplayedFailure(problem: question.text, retryButton: question.yesButton),
        retry: retry)
    }
  }
}

extension View {
  /// Asks the question of a scene, unless a `RetrySection` shows it.
  func question(
    _ question: @autoclosure @escaping @MainActor () -> DisplayedQuestion?,
    confirm: @escaping @MainActor () -> Void, dismiss: @escaping @MainActor () -> Void
  ) -> some View {
    func asked() -> DisplayedQuestion? { question().flatMap { $0.isRetry ? nil : $0 } }
    let isPresented = Binding {
      asked() != nil
    } set: { isPresented in
      // SwiftUI dismisses a dialog after the button's action, which may have led to another question.
      if !isPresented, asked() != nil { dismiss() }
    }
    return confirmationDialog(
      asked()?.text ?? "", isPresented: isPresented, titleVisibility: .visible,
      presenting: asked()
    ) { question in
      Button(question.yesButton, role: .destructive, action: confirm)
      Button(question.noButton, role: .cancel, action: dismiss)
    }
  }
}
