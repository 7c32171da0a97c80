import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `#Preview { … }` to a function, so that what is in the braces is type-checked.
public struct SwiftUIView: DeclarationMacro {
  public static func expansion(
    of preview: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let body = preview.trailingClosure else { return [] }
    return [
      """
      @MainActor private func \(context.makeUniqueName("preview"))() -> SwiftUI.Preview {
        SwiftUI.Preview \(body)
      }
      """
    ]
  }
}
