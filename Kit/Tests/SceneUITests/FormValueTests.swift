import Foundation
import SceneUI
import Testing

/// Each value is read from its text, and nothing from another.
struct FormValueTests {
  @Test func `reads what it writes`() {
    #expect(String(formText: "a b")?.formText == "a b")
    #expect(Int(formText: "-2")?.formText == "-2")
    #expect(Double(formText: "2.5")?.formText == "2.5")
    #expect(Decimal(formText: "0.1")?.formText == "0.1")
    #expect(Bool(formText: "Y")?.formText == "y")
    #expect(Date(formText: "2026-01-31")?.formText == "2026-01-31")
    #expect(URL(formText: "https://a.example")?.formText == "https://a.example")
    #expect(UUID(formText: UUID.formExample)?.formText == UUID.formExample)
    #expect([Int](formText: "1,2")?.formText == "1, 2")
    #expect(Int?(formText: "3") == .some(3))
  }

  @Test func `reads a blank text as nil where that is possible`() {
    #expect(Int?(formText: "") == .some(nil))
    #expect([Int](formText: "") == [])
    #expect(Int(formText: "") == nil)
  }

  @Test func `refuses other texts`() {
    #expect(Int(formText: "1.5") == nil)
    #expect(Double(formText: "nan") == nil)
    #expect(Decimal(formText: "1 kg") == nil)
    #expect(Bool(formText: "maybe") == nil)
    #expect(Decimal(formText: "0x10") == nil)
    #expect(Date(formText: "31.1.2026") == nil)
    #expect(Date(formText: "2026-02-30") == nil)
    #expect(Date(formText: "2026-01-31T") == nil)
    #expect(URL(formText: "example") == nil)
    #expect(UUID(formText: "1") == nil)
    #expect([Int](formText: "1,a") == nil)
    #expect(Int?(formText: "a") == nil)
  }
}

extension UUID {
  fileprivate static let formExample = "123E4567-E89B-12D3-A456-426614174000"
}
