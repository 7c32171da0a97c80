#if canImport(SwiftUI)
  import SwiftUI

  struct ShopWindow: View {
    @State var shop: Shop
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
      // A task of the content would begin again with each other content.
      ZStack { content }
        .task { await shop.followSession() }
        .onChange(of: scenePhase) { if scenePhase == .active { shop.reloadSession() } }
    }

    @ViewBuilder private var content: some View {
      switch shop.content {
      case .nothing: ProgressView()
      case .problem(let message):
        Text(verbatim: message)
        Button("Try again") { shop.reloadSession() }
      case .signIn(let view): SignInScreen(view: view).id(ObjectIdentifier(view))
      case .scenes: ShopTabs(shop: shop)
      }
    }
  }

  struct ShopTabs: View {
    @Bindable var shop: Shop

    var body: some View {
      TabView(selection: $shop.tab) {
        Tab("Ice creams", systemImage: "list.bullet", value: Shop.Tab.iceCreams) {
          IceCreamRows(shop: shop)
        }
        Tab("Account", systemImage: "person", value: Shop.Tab.account) {
          Form { Button("Sign out") { shop.signOut() } }
        }
      }
    }
  }

  struct IceCreamRows: View {
    @Bindable var shop: Shop

    var body: some View {
      List(selection: $shop.selection) {
        if !shop.iceCreams.message.isEmpty {
          Text(verbatim: shop.iceCreams.message)
          Button("Reload") { shop.iceCreams.watchIceCreams() }
        }
        ForEach(shop.iceCreams.rows) { row in
          IceCreamRow(row: row) { shop.iceCreams.deleteIceCream(row.id) }
        }
      }
      .task { shop.iceCreams.watchIceCreams() }
      .alert(
        "Not deleted", isPresented: hasFailedDeletion, presenting: shop.iceCreams.failedDeletion
      ) { failure in
        Button("Try again") { shop.iceCreams.deleteIceCream(failure.id) }
        Button("Close", role: .cancel) {}
      } message: { failure in
        Text(verbatim: failure.message)
      }
    }

    private var hasFailedDeletion: Binding<Bool> {
      Binding {
        shop.iceCreams.failedDeletion != nil
      } set: {
        if !$0 { shop.iceCreams.failedDeletion = nil }
      }
    }
  }

  struct IceCreamRow: View {
    let row: ListIceCreams.Row
    let delete: @MainActor @Sendable () -> Void
    @State private var asks = false

    var body: some View {
      HStack {
        Text(verbatim: row.text)
        Button("Delete") { asks = true }
          .confirmationDialog(
            "Delete this ice cream?", isPresented: $asks, titleVisibility: .visible
          ) {
            Button("Delete \(row.text)", role: .destructive, action: delete)
          }
      }
    }
  }
#endif
