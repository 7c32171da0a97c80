import Testing

@testable import SceneUI

/// A form on a screen leads from field to field.
struct FormFieldsTests {
  private struct Form {
    var (name, isGift, copies, note) = ("", false, 0, String?.none)
  }

  private let fields: [FormField<Form>] = [
    FormField("Name", \.name), FormField("Gift", \.isGift), FormField("Copies", \.copies),
    FormField("Sum", shown: \.copies), FormField("Note", \.note),
  ]

  @Test(arguments: [(0, 2), (1, 2), (2, 4), (3, 4), (4, nil)])
  func `Return leads to the next field that is typed`(index: Int, next: Int?) {
    #expect(fields.nextTyped(after: index) == next)
  }
}
