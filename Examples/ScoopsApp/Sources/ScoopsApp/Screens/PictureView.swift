import IceCreamDomain
import IceCreamPicture
import SwiftUI

/// The picture of an ice cream, in squares.
struct PictureView: View {
  let picture: DisplayedPicture
  private let side = 8.0

  var body: some View {
    let raster = PixelDrawing.raster(of: picture, size: .large, showsMissing: true)
    Canvas { context, _ in
      for row in 0..<raster.height {
        for column in 0..<raster.width {
          guard let color = raster[column, row] else { continue }
          let square = CGRect(
            x: side * Double(column), y: side * Double(row), width: side, height: side)
          context.fill(Path(square), with: .color(SwiftUI.Color(color)))
        }
      }
    }
    .frame(width: side * Double(raster.width), height: side * Double(raster.height))
    .frame(maxWidth: .infinity)
    .accessibilityLabel(picture.caption)
  }
}

extension SwiftUI.Color {
  fileprivate init(_ color: IceCreamDomain.Color) {
    self.init(
      red: Double(color.red) / 255, green: Double(color.green) / 255,
      blue: Double(color.blue) / 255)
  }
}
