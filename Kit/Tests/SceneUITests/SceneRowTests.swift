import SceneUI
import Testing

/// Tests that rows have identities that outlive changes of their list.
struct SceneRowTests {
  @Test func `has each entry with its place`() {
    let rows = ["a", "b"].rows(by: \.self)

    #expect(rows.map(\.entry) == ["a", "b"])
    #expect(rows.map(\.index) == [0, 1])
  }

  @Test func `keeps identities when entries are inserted and removed`() {
    let rows = ["a", "b", "c"].rows(by: \.self)
    let changed = ["x", "a", "c"].rows(by: \.self)

    #expect(changed[1].id == rows[0].id)
    #expect(changed[2].id == rows[2].id)
    #expect(!rows.map(\.id).contains(changed[0].id))
  }

  @Test func `tells entries with one key apart`() {
    let rows = ["a", "b", "a", "a"].rows(by: \.self)

    #expect(Set(rows.map(\.id)).count == 4)
  }

  @Test func `compares only the key of entries`() {
    let rows = [1.25, 2.5].rows(by: \.rounded)
    let others = [1.75, 2.0].rows(by: \.rounded)

    #expect(rows[1].id == others[1].id)
  }
}

extension Double {
  fileprivate var rounded: Int { Int(self) }
}
