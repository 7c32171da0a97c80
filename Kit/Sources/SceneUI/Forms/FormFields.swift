extension Array {
  /// Returns the index of the next field that is typed, to which Return leads.
  func nextTyped<Form>(after index: Int) -> Int? where Element == FormField<Form> {
    indices.dropFirst(index + 1).first {
      switch self[$0].control {
      case .toggle, .choice, .day, .shown: false
      default: true
      }
    }
  }
}

#if canImport(SwiftUI)
  import SwiftUI

  /// Shows and changes the fields of a form; Return leads from each that is typed to the next.
  public struct FormFields<Form>: SwiftUI.View {
    @Binding private var form: Form
    private let fields: [FormField<Form>]
    @Binding private var unreadable: Set<Int>
    @FocusState private var focus: Int?

    /// Creates the fields of a form.
    ///
    /// - Parameter unreadable: The indices of fields whose texts cannot be read, so that the form lacks them.
    public init(form: Binding<Form>, fields: [FormField<Form>], unreadable: Binding<Set<Int>>) {
      _form = form
      self.fields = fields
      _unreadable = unreadable
    }

    public var body: some SwiftUI.View {
      ForEach(fields.indices, id: \.self) { index in
        VStack(alignment: .leading) {
          control(of: fields[index], at: index)
          if let problem = fields[index].problem {
            Text(verbatim: problem).font(.footnote).foregroundStyle(.red)
          }
        }
      }
      .submitLabel(.next)
      .onSubmit { focus = focus.flatMap { fields.nextTyped(after: $0) } }
    }

    @ViewBuilder private func control(of field: FormField<Form>, at index: Int) -> some SwiftUI.View
    {
      switch field.control {
      case .text(let path):
        LabeledContent(field.title) {
          TextField(field.title, text: $form[dynamicMember: path]).labelsHidden()
            .focused($focus, equals: index)
        }
      case .secret(let path):
        LabeledContent(field.title) {
          SecureField(field.title, text: $form[dynamicMember: path]).labelsHidden()
            .focused($focus, equals: index)
        }
      case .number(let path, let range):
        LabeledContent(field.title) {
          HStack {
            valueField(of: field, at: index)
            Stepper(field.title, value: $form[dynamicMember: path], in: range ?? .min ... .max)
              .labelsHidden()
          }
        }
      case .toggle(let path): Toggle(field.title, isOn: $form[dynamicMember: path])
      case .choice(let titles, let path):
        Picker(field.title, selection: $form[dynamicMember: path]) {
          ForEach(titles.indices, id: \.self) { Text(verbatim: titles[$0]) }
        }
      case .day(let path):
        DatePicker(field.title, selection: $form[dynamicMember: path], displayedComponents: .date)
          .environment(\.timeZone, .gmt)
      case .value: LabeledContent(field.title) { valueField(of: field, at: index) }
      case .shown(let read): LabeledContent(field.title) { Text(verbatim: read(form)) }
      }
    }

    private func valueField(of field: FormField<Form>, at index: Int) -> some SwiftUI.View {
      ValueField(form: $form, field: field, focus: $focus, index: index) { isUnreadable in
        if isUnreadable { unreadable.insert(index) } else { unreadable.remove(index) }
      }
    }
  }

  /// A text that changes the form whenever it can be read, and says so when it cannot.
  private struct ValueField<Form>: SwiftUI.View {
    @Binding var form: Form
    let field: FormField<Form>
    let focus: FocusState<Int?>.Binding
    let index: Int
    /// Notes whether the text cannot be read.
    let mark: (Bool) -> Void
    /// What was typed, and the form's text after it: another text of the form replaces both.
    @State private var typed: (text: String, isRead: Bool, formText: String)?

    private var current: (text: String, isRead: Bool) {
      let formText = field.text(of: form)
      guard let typed, typed.formText == formText else { return (formText, true) }
      return (typed.text, typed.isRead)
    }

    var body: some SwiftUI.View {
      let text = Binding(
        get: { current.text },
        set: {
          let isRead = field.set($0.trimmingCharacters(in: .whitespaces), in: &form)
          typed = ($0, isRead, field.text(of: form))
        })
      VStack(alignment: .leading) {
        TextField(field.title, text: text, prompt: Text(verbatim: field.hint)).labelsHidden()
          .focused(focus, equals: index)
        if !current.isRead {
          Text(verbatim: "Fill in \(field.hint).").font(.footnote).foregroundStyle(.red)
        }
      }
      .onChange(of: current.isRead, initial: true) { _, isRead in mark(!isRead) }
    }
  }
#endif
