extension SceneNames {
  /// The router, if the scene has one.
  var router: String? {
    guard let route else { return nil }
    return """
      /// The routes out of the scene.
      \(actor)\(access)protocol \(scene)RoutingLogic: AnyObject {
        /// \(routeSummary).
        func \(route)()
      }

      /// Gives other scenes access to the data of this one.
      \(actor)\(access)protocol \(scene)DataPassing: AnyObject {
        /// The data of the scene.
        var dataStore: (any \(scene)DataStore)? { get }
      }

      /// Navigates to other scenes, and passes data to them.
      \(actor)\(access)final class \(scene)Router: \(scene)DataPassing {
        \(access)var dataStore: (any \(scene)DataStore)?

        private weak var navigation: (any SceneNavigation)?

        /// Creates a router.
        ///
        /// - Parameter navigation: Shows the scenes. The reference is weak.
        \(access)init(navigation: (any SceneNavigation)? = nil) {
          self.navigation = navigation
        }
      }

      extension \(scene)Router: \(scene)RoutingLogic {
      \(routing)
      }

      """
  }

  /// What all routers of a module ask to show a scene.
  var navigation: String {
    """
    /// Shows scenes, one on top of another.
    \(access)protocol SceneNavigation: AnyObject {
      /// Shows a scene, which its view owns.
      func show(_ view: AnyObject)
      /// Leaves the scene on top for the one below it.
      func goBack()
    }

    """
  }

  private var routeSummary: String {
    switch description.route {
    case .scene(let name): "Opens the scene `\(name)`"
    case .origin, nil: "Goes back to the scene that opened this one"
    }
  }

  private var routing: String {
    guard case .scene(let destination) = description.route else {
      return """
          \(access)func routeToOrigin() {
            navigation?.goBack()
          }
        """
    }
    return """
        \(access)func routeTo\(destination)() {
          let router = \(destination)Router(navigation: navigation)
          let destination = \(destination)View().configureView(router: router)
          passDataTo\(destination)(source: dataStore, destination: router.dataStore)
          navigateTo\(destination)(destination: destination)
        }

        private func navigateTo\(destination)(destination: \(destination)View) {
          navigation?.show(destination)
        }

        private func passDataTo\(destination)(source: (any \(scene)DataStore)?, destination: (any \(destination)DataStore)?) {
          destination?.selection = source?.selection
        }
      """
  }
}
