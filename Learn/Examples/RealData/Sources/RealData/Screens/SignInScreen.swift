#if canImport(SwiftUI)
  import SwiftUI

  struct SignInScreen: View {
    @Bindable var view: SignInView

    var body: some View {
      Form {
        TextField("Name", text: $view.name).textContentType(.username)
        problem(in: .name)
        SecureField("Password", text: $view.password).textContentType(.password)
        problem(in: .password)
        Text(verbatim: view.form.message)
        Button("Sign in") { view.submitForm() }.disabled(view.form.isSending)
      }
    }

    @ViewBuilder private func problem(in field: SignIn.Field) -> some View {
      if let text = view.form.problems[field] { Text(verbatim: text) }
    }
  }
#endif
