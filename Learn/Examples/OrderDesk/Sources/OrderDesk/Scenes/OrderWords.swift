/// What presenters call the choices in an order, in one language.
struct OrderWords: Sendable {
  var format: @Sendable (Format) -> String
  var delivery: @Sendable (Delivery) -> String
  var status: @Sendable (Status) -> String

  static let english = OrderWords(
    format: { format in
      switch format {
      case .postcard: "Postcard"
      case .a5: "A5"
      case .a4: "A4"
      case .poster: "Poster"
      }
    },
    delivery: { delivery in
      switch delivery {
      case .pickup: "Picked up"
      case .courier: "By courier"
      }
    },
    status: { status in
      switch status {
      case .received: "Received"
      case .printing: "Printing"
      case .ready: "Ready"
      }
    })

  static let polish = OrderWords(
    format: { format in
      switch format {
      case .postcard: "pocztówka"
      case .a5: "A5"
      case .a4: "A4"
      case .poster: "plakat"
      }
    },
    delivery: { delivery in
      switch delivery {
      case .pickup: "odbiór osobisty"
      case .courier: "kurier"
      }
    },
    status: { status in
      switch status {
      case .received: "przyjęte"
      case .printing: "w druku"
      case .ready: "gotowe"
      }
    })
}
