import IceCreamDomain
import IceCreamPicture

let view = CreateIceCreamView().configure()
view.loadIceCream()
view.selectIngredients(
  PerKind(cone: .typed("sugar"), flavor: .typed("vanilla"), topping: .typed("cherry")))
let picture = view.iceCream.progress.picture

let file = SVGPicture.text(of: picture)
print(file.split(separator: "\n")[1])

let raster = PixelDrawing.raster(of: picture, size: .small)
for row in 0..<raster.height {
  let pixels = (0..<raster.width).map { column in
    guard let color = raster[column, row] else { return " " }
    return color.luminance > 150 ? "░" : "▓"
  }
  print(pixels.joined())
}
