import Foundation
import Testing

@testable import SceneTemplates
@testable import TestSupport

/// The scene that was written by hand has the shape of a generated one.
struct ShippedShapeTests {
  /// What differs, and why.
  private struct Difference {
    var reason: String
    /// What only the scene has that was written by hand.
    var shipped: Set<String> = []
    var generated: Set<String> = []
  }

  private static let differences = [
    Difference(
      reason: "A choice of pages or of outcomes is an enum, which a list of fields cannot say.",
      shipped: [
        "enum ListIceCreams.FetchIceCreams.Request:Equatable,Sendable",
        "struct ListIceCreams.FetchIceCreams.Criteria:Equatable,Sendable",
        "enum ListIceCreams.ProposeChange.Request:Equatable,Sendable",
        "enum ListIceCreams.ProposeChange.Response:Equatable,Sendable",
        "enum ListIceCreams.Failure.Response:Equatable,Sendable",
        "enum ListIceCreams.Failure.ViewModel:Equatable,Sendable",
      ],
      generated: [
        "struct ListIceCreams.FetchIceCreams.Request:Equatable,Sendable",
        "struct ListIceCreams.ProposeChange.Request:Equatable,Sendable",
        "struct ListIceCreams.ProposeChange.Response:Equatable,Sendable",
        "struct ListIceCreams.Failure.Response:Equatable,Sendable",
        "struct ListIceCreams.Failure.ViewModel:Equatable,Sendable",
        "ListIceCreams.Failure.ViewModel.message:String",
      ]),
    Difference(
      reason: "A no is a request that is presented as having no question.",
      shipped: [
        "ListIceCreamsBusinessLogic.declineChange(request:ListIceCreams.DeclineChange.Request)",
        "enum ListIceCreams.DeclineChange",
        "struct ListIceCreams.DeclineChange.Request:Equatable,Sendable",
      ]),
    Difference(
      reason: "A page is a whole state, which has a list of ice creams of its own.",
      shipped: ["ListIceCreams.FetchIceCreams.ViewModel.iceCreams:DisplayedIceCreams"],
      generated: ["ListIceCreams.FetchIceCreams.ViewModel.page:DisplayedIceCreams"]),
    Difference(
      reason:
        "A route begins at a row, two more scenes can be opened, and each returns what it changed.",
      shipped: [
        "ListIceCreamsRoutingLogic.routeToShowIceCream(at index:Int)",
        "ListIceCreamsRoutingLogic.routeToEditIceCream(at index:Int)",
        "ListIceCreamsRoutingLogic.routeToRepeatIceCream(at index:Int)",
        "ListIceCreamsDataStore.iceCream(at index:Int)->SavedIceCream?",
        "ListIceCreamsInteractor.deletedIceCream:SavedIceCream?",
        "ListIceCreamsInteractor.updatedIceCream:SavedIceCream?",
        "class ListIceCreamsInteractor:ListIceCreamsDataStore,ShowIceCreamOrigin,CreateIceCreamOrigin",
        "ListIceCreamsDataPassing.dataStore:(any ListIceCreamsDataStore&ShowIceCreamOrigin&CreateIceCreamOrigin)?",
        "ListIceCreamsRouter.dataStore:(any ListIceCreamsDataStore&ShowIceCreamOrigin&CreateIceCreamOrigin)?",
      ],
      generated: [
        "ListIceCreamsRoutingLogic.routeToShowIceCream()",
        "ListIceCreamsDataStore.selection:String?",
        "ListIceCreamsInteractor.selection:String?",
        "class ListIceCreamsInteractor:ListIceCreamsDataStore",
        "ListIceCreamsDataPassing.dataStore:(any ListIceCreamsDataStore)?",
        "ListIceCreamsRouter.dataStore:(any ListIceCreamsDataStore)?",
      ]),
    Difference(
      reason: "The scenes of the domain share their dependencies, which routers pass on.",
      shipped: [
        "ListIceCreamsView.configure(services:IceCreamServices=IceCreamServices())->ListIceCreamsView"
      ],
      generated: [
        "ListIceCreamsView.configure(interactor:ListIceCreamsInteractor=ListIceCreamsInteractor(),presenter:ListIceCreamsPresenter=ListIceCreamsPresenter(),router:ListIceCreamsRouter=ListIceCreamsRouter(),tracer:SceneTracer?=nil)->ListIceCreamsView"
      ]),
    Difference(
      reason: "The scenes of the domain share a protocol for navigation, in the folder above.",
      generated: [
        "file SceneNavigation.swift", "protocol SceneNavigation:AnyObject",
        "SceneNavigation.show(_ view:AnyObject)", "SceneNavigation.goBack()",
      ]),
  ]

  @Test func `has the declarations that the generator writes`() throws {
    let shipped = try shippedDeclarations()
    let generated = try generatedDeclarations()

    let differences = Self.differences
    // A difference that has gone has to leave the list too.
    #expect(shipped.subtracting(generated) == Set(differences.flatMap(\.shipped)))
    #expect(generated.subtracting(shipped) == Set(differences.flatMap(\.generated)))
    #expect(shipped.intersection(generated).count > 60)
  }

  // MARK: Given

  private func shippedDeclarations() throws -> Set<String> {
    let folder = PackageFolder.url("Sources/IceCreamDomain")
    let scene = "Scenes/ListIceCreams"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(scene).path)
    let paths = names.map { "\(scene)/\($0)" } + ["Trace/ListIceCreamsTrace.swift"]
    return try declarations(
      of: paths.map { path in
        let url = folder.appendingPathComponent(path)
        return (url.lastPathComponent, try String(contentsOf: url, encoding: .utf8))
      })
  }

  private func generatedDeclarations() throws -> Set<String> {
    let file = PackageFolder.url(
      "Tests/SceneTemplatesTests/Scene/ListIceCreams.json")
    let common = SceneDescription()
    let read = try DescriptionReader.read(Array(Data(contentsOf: file)), common: common)
    let description = try #require(read.scenes.first)
    var destination = Destination(module: "IceCreamDomain", templates: try TemplateSet())
    destination.access = .public
    return try declarations(
      of: try SceneFiles(description, data: read.data, in: destination).sources.map { file in
        (file.path.split(separator: "/").last.map(String.init) ?? "", file.contents)
      })
  }

  /// Returns the names of files, and what they declare.
  private func declarations(of files: [(name: String, text: String)]) throws -> Set<String> {
    var all: Set<String> = []
    for file in files {
      all.insert("file \(file.name)")
      // The decorators follow from the protocols.
      if file.name.hasSuffix("Trace.swift") { continue }
      let source = try SwiftSource(file.text, file: file.name)
      all.formUnion(SceneDeclarations(of: source).texts)
    }
    return all
  }
}
