/// Writes code from templates, in a team's form.
package struct CodeWriter: Sendable {
  package var templates: TemplateSet
  /// The lines at the beginning of each file.
  package var header = ""
  package var indentation = Indentation()

  package init(templates: TemplateSet) {
    self.templates = templates
  }

  /// Returns the text of a template for values.
  package func text(of template: String, _ values: any TemplateObject...) -> String {
    laidOut(templates.text(of: template, values))
  }

  /// Returns code of templates with the header, with short lines and with this indentation.
  package func laidOut(_ code: String) -> String {
    header + LineLayout(indentation: indentation).text(of: code)
  }
}
